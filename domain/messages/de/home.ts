import type { Translation } from '../translation.ts'

export default {
  anchorBar: {
    label: 'Abschnitte dieser Seite',
    freeLessons: 'Gratislektionen',
    learningPath: 'Route',
    tools: 'Werkzeuge',
    songs: 'Songs',
    premium: 'Premium-Tarif',
    community: 'Community',
  },
  sea: {
    listen: 'Spiel Gitarre: Das Meer antwortet',
    opening: 'Das Mikrofon geht auf…',
    stop: 'Nicht mehr zuhören',
  },
  hero: { goOn: 'Weitersegeln' },
  levels: { wanted: 'Gesucht', see: 'Zum Level' },
  freeLessons: { minutes: '{{count}} Min.' },
  premium: { from: 'Ab', perMonth: 'im Monat', module: 'Modul {{number}}' },
  comparison: {
    soon: 'Demnächst',
    feature: 'An Bord',
    grumete: 'Leichtmatrose',
    capitan: 'Kapitän',
    yes: 'Ja',
    no: 'Nein',
  },
  marquee: { label: 'Was die Crew erzählt' },
} satisfies Translation<'home', 'de'>
