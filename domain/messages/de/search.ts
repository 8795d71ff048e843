import type { Translation } from '../translation.ts'

export default {
  title: 'An Bord suchen',
  intro: 'Artikel, Techniken, Level und Lektionen der ganzen Schule.',
  label: 'Was suchst du?',
  placeholder: 'Pentatonik, Barré, Blues …',
  submit: 'Suchen',
  close: 'Suche schließen',
  results: 'Ergebnisse',
  searching: 'Suche läuft …',
  found_one: '{{count}} Ergebnis',
  found_other: '{{count}} Ergebnisse',
  none: 'Nichts am Horizont für „{{query}}“. Probier ein anderes Wort.',
  ideas: 'Womit du anfangen kannst',
  examples: 'Pentatonik, Riff, Blues, Tapping, Modi',
  hint: 'Gib mindestens zwei Buchstaben ein.',
  keys: 'Beweg dich mit den Pfeilen und öffne mit Enter.',
  all: 'Alle auf einer Seite ansehen',
  kinds: {
    article: 'Artikel',
    technique: 'Technik',
    level: 'Level',
    lesson: 'Lektion',
    song: 'Lied',
    page: 'Seite',
  },
  lookout: {
    title: 'Der Ausguck sitzt im Krähennest',
    text: 'Sag ihm, was du suchst, und er sucht die ganze Schule ab: vom Heck bis zum Bug, in einem Atemzug.',
  },
  ways: {
    title: 'Oder nimm direkt Kurs auf',
    levels: { title: 'Die Level', text: 'Von der ersten Saite bis zum Solo, der Reihe nach' },
    blog: { title: 'Das Logbuch', text: 'Artikel für die Zeit zwischen Ebbe und Flut' },
    tuner: { title: 'Das Stimmgerät', text: 'In einer Minute sitzen alle sechs Saiten' },
  },
} satisfies Translation<'search', 'de'>
