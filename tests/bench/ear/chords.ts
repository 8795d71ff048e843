import { midiOfName } from '../../../app/instruments/tuner/notes.ts'
import { seeded } from '../../../app/sounds/samples.ts'
import type { Recording } from '../tuner/recordings.ts'
import { CONDITIONS, type Condition } from './conditions.ts'
import { type Asked, listen } from './listen.ts'
import { addNote, noteOf, openPitch, type Sound } from './notes.ts'
import { atLeast, atMost, createTally, row } from './report.ts'

/** Frets from the sixth string to the first, `x` for a string that is not played: each with its parallel. */
const SHAPES: readonly [major: string, minor: string][] = [
  ['022100', '022000'],
  ['x02220', 'x02210'],
  ['xx0232', 'xx0231'],
  ['320003', '355333'],
  ['x32010', 'x35543'],
  ['133211', '133111'],
  ['x24442', 'x24432'],
  ['244322', '244222'],
]
const VARIANTS = 3
const STRINGS = ['E2', 'A2', 'D3', 'G3', 'B3', 'E4']
const DECIDED_AFTER = 0.4
const ALLOWED = 0.15
const BEFORE = 0.3
export const CHANGE = 1
const SECONDS = 1.8
/** Longest time from the first string of a strum to the last (s). */
const LONGEST_STRUM = 0.045
/** The strings of a strum differ by up to so much (dB). */
const UNEVEN_DB = 8

/** The pitches (MIDI numbers) of a shape, from the sixth string to the first. */
export function pitchesOf(shape: string): number[] {
  return played(shape).map(({ pitch }) => pitch)
}

function played(shape: string) {
  return [...shape].flatMap((fret, i) => {
    const string = STRINGS[i] as string
    return fret === 'x' ? [] : [{ string, pitch: midiOfName(string) + Number(fret) }]
  })
}

/** Chords after silence and after another chord: right ones, parallels and others. */
export function measureChords(clips: readonly Recording[]) {
  console.log('\nChords, judged 400 ms after the attack; shares of "heard" in %\n')
  console.log(row(['condition', 'right', 'parallel', 'other', 'worst |at| ms']))
  for (const condition of CONDITIONS) {
    print(condition.name, clips, condition)
    if (condition.name !== 'clean') continue
    for (const source of new Set(clips.map((clip) => clip.source)))
      print(
        `clean, ${source}`,
        clips.filter((clip) => clip.source === source),
        condition,
      )
  }
}

function print(name: string, clips: readonly Recording[], condition: Condition) {
  const right = createTally()
  const parallel = createTally()
  const other = createTally()
  let worst = 0
  let seed = 0
  for (const source of new Set(clips.map((clip) => clip.source))) {
    const guitar = clips.filter((clip) => clip.source === source)
    for (const pair of SHAPES) {
      for (let variant = 0; variant < 2 * VARIANTS; variant++) {
        seed += 1
        const shape = pair[variant % 2] as string
        const opposite = pair[1 - (variant % 2)] as string
        const sound = condition.render(chordsOf(guitar, shape, seed), seed)
        const others = SHAPES.flat().filter((s) => s !== shape && s !== opposite)
        const verdicts = listen(sound, [shape, opposite, ...others].map(ask))
        verdicts.forEach(({ heard }, i) => {
          const tally = i === 0 ? right : i === 1 ? parallel : other
          tally.add(heard)
        })
        const at = verdicts[0]?.at
        if (at) worst = Math.max(worst, Math.abs(at - CHANGE))
        if (process.env.EAR_DETAILS && (!verdicts[0]?.heard || verdicts[1]?.heard))
          console.log(source, shape, seed, seed % 2 ? 'after' : 'silence', verdicts[0], verdicts[1])
      }
    }
  }
  console.log(
    row([
      name,
      atLeast(right, 97),
      atMost(parallel, 3),
      `${other.percent.toFixed(1)}`,
      `${(1000 * worst).toFixed(0)}`,
    ]),
  )
}

const ask = (shape: string): Asked => ({
  pitches: pitchesOf(shape),
  from: CHANGE - ALLOWED,
  to: CHANGE + ALLOWED,
  when: CHANGE + DECIDED_AFTER,
})

/** A strummed chord; an odd seed lets another one sound before, each string until it is plucked again. */
export function chordsOf(guitar: readonly Recording[], shape: string, seed: number): Sound {
  const random = seeded(seed)
  const sampleRate = (guitar[0] as Recording).sampleRate
  const sound = { sampleRate, samples: new Float32Array(Math.round(SECONDS * sampleRate)) }
  const tuning = 0.2 * random() - 0.1
  if (seed % 2) {
    const shapes = SHAPES.flat()
    const before = shapes[seed % shapes.length] as string
    for (const stroke of strum(before)) play(stroke, BEFORE, CHANGE)
  }
  for (const stroke of strum(shape)) play(stroke, CHANGE)
  return sound

  function strum(chord: string) {
    const strokes = played(chord)
    if (random() < 0.4) strokes.reverse()
    const spread = LONGEST_STRUM * random()
    return strokes.map((stroke, i) => ({
      ...stroke,
      after: (spread * i) / Math.max(1, strokes.length - 1),
      gain: 0.4 * 10 ** ((-UNEVEN_DB * random()) / 20),
    }))
  }

  function play(stroke: ReturnType<typeof strum>[number], start: number, until?: number) {
    const takes = guitar.filter((clip) => clip.string === stroke.string)
    const clip = takes[Math.floor(random() * takes.length)] as Recording
    const shift =
      stroke.pitch - openPitch(clip) + tuning + 12 * Math.log2(clip.sampleRate / sampleRate)
    addNote(sound, noteOf(clip, openPitch(clip) + shift), {
      seconds: start + stroke.after,
      gain: stroke.gain,
      until: until === undefined ? undefined : until + stroke.after,
    })
  }
}
