import type { Translation } from '../translation.ts'

export default {
  label: 'Spiel mit der Band: {{title}}',
  play: 'Mit der Band spielen',
  version: { legend: 'Version', full: 'Vollständig', easy: 'Leicht' },
  sounds: 'Klingt in',
  lower: 'Einen Halbton tiefer',
  higher: 'Einen Halbton höher',
  original: 'In eigener Tonart',
  capo: 'Kapodaster',
  noCapo: 'Ohne Kapodaster: Griffe von {{key}}',
  capoAt: 'Kapodaster im {{fret}}. Bund: Griffe von {{key}}',
  now: 'Jetzt',
  next: 'Danach',
  count: 'Einzähler: {{count}}',
  band: 'Band: Bass und Schlagzeug',
  guitar: 'Gitarre',
  melody: 'Melodie',
  part: 'Einen Teil wiederholen',
  wholeSong: 'Das ganze Lied',
} satisfies Translation<'songDesk', 'de'>
