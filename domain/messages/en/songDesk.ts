import type { Translation } from '../translation.ts'

export default {
  label: 'Play with the band: {{title}}',
  play: 'Play with the band',
  version: { legend: 'Version', full: 'Full', easy: 'Easy' },
  sounds: 'Sounds in',
  lower: 'A semitone lower',
  higher: 'A semitone higher',
  original: 'In its own key',
  capo: 'Capo',
  noCapo: 'No capo: shapes of {{key}}',
  capoAt: 'Capo at fret {{fret}}: shapes of {{key}}',
  now: 'Now',
  next: 'Next',
  count: 'Count-in: {{count}}',
  band: 'Band: bass and drums',
  guitar: 'Guitar',
  melody: 'Tune',
  part: 'Repeat a part',
  wholeSong: 'The whole song',
} satisfies Translation<'songDesk', 'en'>
