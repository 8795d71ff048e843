import type { Translation } from '../translation.ts'

export default {
  title: 'Cerca a bordo',
  intro: 'Articoli, tecniche, livelli e lezioni di tutta la scuola.',
  label: 'Cosa cerchi?',
  placeholder: 'pentatonica, barré, blues…',
  submit: 'Cerca',
  close: 'Chiudi la ricerca',
  results: 'Risultati',
  searching: 'Cerco…',
  found_one: '{{count}} risultato',
  found_other: '{{count}} risultati',
  none: 'Nulla all’orizzonte per «{{query}}». Prova con un’altra parola.',
  ideas: 'Da dove cominciare',
  examples: 'pentatonica, riff, blues, tapping, modi',
  hint: 'Scrivi almeno due lettere.',
  keys: 'Muoviti con le frecce e apri con Invio.',
  all: 'Vedi tutti in una pagina',
  kinds: {
    article: 'Articolo',
    technique: 'Tecnica',
    level: 'Livello',
    lesson: 'Lezione',
    song: 'Canzone',
    page: 'Pagina',
  },
  lookout: {
    title: 'La vedetta è in coffa',
    text: 'Dille cosa cerchi e scruterà tutta la scuola: da poppa a prua, in un batter d’occhio.',
  },
  ways: {
    title: 'Oppure fai rotta verso',
    levels: { title: 'I livelli', text: 'Dalla prima corda all’assolo, in ordine' },
    blog: { title: 'Il diario di bordo', text: 'Articoli da leggere tra una marea e l’altra' },
    tuner: { title: 'L’accordatore', text: 'Sei corde al loro posto in un minuto' },
  },
} satisfies Translation<'search', 'it'>
