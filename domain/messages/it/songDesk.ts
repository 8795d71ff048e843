import type { Translation } from '../translation.ts'

export default {
  label: 'Suona con la band: {{title}}',
  play: 'Suona con la band',
  version: { legend: 'Versione', full: 'Completa', easy: 'Facile' },
  sounds: 'Suona in',
  lower: 'Un semitono più in basso',
  higher: 'Un semitono più in alto',
  original: 'Nella sua tonalità',
  capo: 'Capotasto',
  noCapo: 'Senza capotasto: posizioni di {{key}}',
  capoAt: 'Capotasto al {{fret}}: posizioni di {{key}}',
  now: 'Adesso',
  next: 'Poi',
  count: 'Attacco: {{count}}',
  band: 'Band: basso e batteria',
  guitar: 'Chitarra',
  melody: 'Melodia',
  part: 'Ripeti una parte',
  wholeSong: 'Tutta la canzone',
} satisfies Translation<'songDesk', 'it'>
