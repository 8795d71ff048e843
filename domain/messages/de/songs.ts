import type { Translation } from '../translation.ts'

export default {
  tellMe: 'Sag mir Bescheid, wenn sie da sind',
  open: 'für alle offen',
  requestTitle: 'Dein Song fehlt?',
  requestText: 'Kapitäne wünschen sich einen Song, und wir zerlegen ihn für sie, Takt für Takt.',
  requestLink: 'Song wünschen',
} satisfies Translation<'songs', 'de'>
