import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createChordNamer } from '../../../app/instruments/ear/chord-namer.ts'
import { OPEN_CHORDS } from '../../../app/instruments/ear/open-chords.ts'
import type { Recording } from '../tuner/recordings.ts'
import { chordsOf } from './chords.ts'
import { CONDITIONS, type Condition } from './conditions.ts'
import { readFlac } from './flac.ts'
import type { Sound } from './notes.ts'
import { soundsOfNothing } from './nothing.ts'
import { atLeast, atMost, createTally, row } from './report.ts'

const STANDARD = [40, 45, 50, 55, 59, 64]
/** Not to be named at all: parallels of those that are, open and suspended ones, without a third. */
const OTHERS = [
  ...['355333', 'x35543', '133111', 'x24442', 'x24432', '244322', '000000', 'xx0000'],
  ...['x02200', 'x02230', 'xx0230', 'xx0233', '022200', '022xxx', 'x022xx', 'xx023x', '133xxx'],
]
/** Named chords with one note more. */
const WITH_MORE: Record<string, string> = {
  ...{ '020000': 'Em', x02010: 'Am', xx0211: 'Dm', x32000: 'C', xx3210: 'F', x32310: 'C' },
}
const VARIANTS = 3
const BLOCK = 800
/** Of the recordings by a phone: all that is played in them. */
const PLAYED = ['C', 'G', 'F', 'Am']

/** Shares of strums that are named, and rightly; and of sounds without a chord that are named. */
export function measureNames(clips: readonly Recording[], folder: string) {
  console.log('\nNames of strummed chords, in %; "wrong" of all strums\n')
  console.log(
    row(['condition', 'right', 'wrong', 'parallel', 'with one more', 'others', 'single notes']),
  )
  for (const condition of CONDITIONS) print(clips, condition)
  console.log('\nNames where nothing is played\n')
  for (const { name, list } of soundsOfNothing())
    console.log(row([name, list.flatMap(namesIn).join(' ') || 'none']))
  console.log('\nNames in recordings by a phone\n')
  measurePhone(join(folder, 'practice'))
}

function print(clips: readonly Recording[], condition: Condition) {
  const tallies = Array.from({ length: 6 }, createTally)
  const [right, wrong, parallel, more, others, singles] = tallies as [
    Tally,
    Tally,
    Tally,
    Tally,
    Tally,
    Tally,
  ]
  let seed = 0
  /** The names given to a shape, on every guitar in every variant. */
  const namesOf = (shape: string) =>
    [...new Set(clips.map(({ source }) => source))].flatMap((source) =>
      Array.from({ length: VARIANTS }, () => {
        seed += 1
        const guitar = clips.filter((clip) => clip.source === source)
        const name = lastName(condition.render(chordsOf(guitar, shape, seed), seed))
        if (process.env.EAR_DETAILS && name) console.log(source, shape, seed, name)
        return name
      }),
    )
  for (const chord of OPEN_CHORDS)
    for (const name of namesOf(shapeOf(chord))) {
      right.add(name === chord.name)
      wrong.add(name !== null && name !== chord.name)
      parallel.add(name !== null && name !== chord.name && bare(name) === bare(chord.name))
    }
  for (const [shape, plain] of Object.entries(WITH_MORE))
    for (const name of namesOf(shape)) {
      more.add(name === plain)
      others.add(name !== null && name !== plain)
    }
  for (const shape of OTHERS) for (const name of namesOf(shape)) others.add(name !== null)
  for (let string = 0; string < 6; string++)
    for (let fret = 0; fret < 5; fret += 2)
      for (const name of namesOf(single(string, fret))) singles.add(name !== null)
  console.log(
    row([
      condition.name,
      atLeast(right, 80),
      atMost(wrong, 2),
      atMost(parallel, 3),
      more.percent.toFixed(1),
      atMost(others, 2),
      atMost(singles, 0),
    ]),
  )
}

type Tally = ReturnType<typeof createTally>

const bare = (name: string) => name.replace('m', '')

function shapeOf({ strings, pitches }: (typeof OPEN_CHORDS)[number]): string {
  const frets = [...'xxxxxx']
  strings.forEach((string, i) => {
    frets[5 - string] = String((pitches[i] as number) - (STANDARD[5 - string] as number))
  })
  return frets.join('')
}

const single = (string: number, fret: number) => 'x'.repeat(string) + fret + 'x'.repeat(5 - string)

/** The last name: of the strum in the end. */
const lastName = (sound: Sound) => namesIn(sound, 1.3).at(-1) ?? null

/** The names that are given in a sound, from a time on (s). */
function namesIn({ samples, sampleRate }: Sound, from: unknown = 0): string[] {
  const namer = createChordNamer({ sampleRate })
  const names: string[] = []
  for (let at = 0; at + BLOCK <= samples.length; at += BLOCK) {
    const chord = namer.push(samples.subarray(at, at + BLOCK))
    if (chord && at / sampleRate >= Number(from)) names.push(chord.name)
  }
  return names
}

function measurePhone(practice: string) {
  const files = existsSync(practice) ? readdirSync(practice) : []
  for (const file of files.filter((name) => /^klangio.*\.flac$/.test(name))) {
    const sound = readFlac(join(practice, file))
    if (!sound) return console.log('Neither flac, ffmpeg nor sox is installed.')
    const names = namesIn(sound)
    const wrong = names.filter((name) => !PLAYED.includes(name))
    console.log(
      row([file, `${names.length} named`, `${wrong.length} of them not played`, names.join(' ')]),
    )
  }
}
