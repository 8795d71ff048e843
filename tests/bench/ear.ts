import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureChords } from './ear/chords.ts'
import { measureCost } from './ear/cost.ts'
import { measureMisses } from './ear/misses.ts'
import { measureNames } from './ear/names.ts'
import { measureNothingPlayed } from './ear/nothing.ts'
import { measureSingles } from './ear/singles.ts'
import { measureSolo } from './ear/solo.ts'
import { measureStrums } from './ear/strums.ts'
import { readRecordings } from './tuner/recordings.ts'

// `npm run bench:ear [-- FOLDER] [-- --only chords]`: how often the ear accepts what is played and what is not. Over
// notes and chords made of the recordings of a folder with a manifest.json (EAR_AUDIO, or ../shared/audio beside the
// project), over the performances in its folder `practice`, and over sounds in which nothing is played, all spoilt
// in known ways with fixed seeds. Prints a tick or a cross against each target, and with EAR_DETAILS=1 every wrong answer;
// asserts nothing.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const folder = resolve(positionals[0] ?? process.env.EAR_AUDIO ?? '../shared/audio')
const clips = readRecordings(folder)
if (clips.length === 0) console.log(`No recordings in ${folder}: no notes, chords and cost.`)

const parts: Record<string, () => void> = {
  ...(clips.length > 0 && {
    singles: () => measureSingles(clips),
    chords: () => measureChords(clips),
    names: () => measureNames(clips, folder),
    misses: () => measureMisses(clips),
  }),
  solo: () => measureSolo(folder),
  strums: () => measureStrums(folder),
  nothing: measureNothingPlayed,
  ...(clips.length > 0 && { cost: () => measureCost(clips) }),
}
for (const [name, measure] of Object.entries(parts))
  if (values.only === undefined || values.only === name) measure()
