import type { Translation } from '../translation.ts'

export default {
  title: 'Songs',
  intro: 'Sechs Plattenkisten, um an dem zu lernen, was du ohnehin schon summst.',
  description:
    'Song-Lektionen für Gitarre nach Genre: Classic Rock, Metal, Blues, Pop, Akustisch und Jazz.',
  tellMe: 'Sag mir Bescheid, wenn sie da sind',
  requestTitle: 'Dein Song fehlt?',
  requestText: 'Kapitäne wünschen sich einen Song, und wir zerlegen ihn für sie, Takt für Takt.',
  requestLink: 'Song wünschen',
} satisfies Translation<'songs', 'de'>
