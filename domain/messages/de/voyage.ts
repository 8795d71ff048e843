import type { Translation } from '../translation.ts'

export default {
  title: 'Deine Reise',
  learnt: '{{name}}: {{done}} von {{count}} Lektionen gelernt',
  unread: 'Dein Logbuch lässt sich gerade nicht öffnen. Deine Fortschritte sind sicher.',
  place: 'Lektion {{number}} von {{count}}',
  after: 'Danach:',
  chart: 'Die ganze Route',
  arrived: {
    title: 'Im Hafen angekommen',
    text: 'Alle Lektionen sind gelernt. Im Logbuch der Schule warten Riffs und Theorie auf die nächste Flut.',
    more: 'Du kannst alles, was ein Leichtmatrose kann. Was danach kommt, öffnet der Kapitän-Tarif.',
    link: 'Zum Logbuch',
  },
  handy: {
    title: 'Griffbereit',
    tuner: 'Stimmen',
    metronome: 'Metronom',
    practice: 'Übungsbuch',
    media: 'Meine Übungen',
    account: 'Meine Kajüte',
  },
} satisfies Translation<'voyage', 'de'>
