import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CLEAR } from '../../../app/instruments/ear/engine.ts'
import { CONDITIONS } from './conditions.ts'
import { readFlac } from './flac.ts'
import { type Asked, listen } from './listen.ts'
import type { Sound } from './notes.ts'
import { atLeast, atMost, createTally, row, type Tally } from './report.ts'

const notesSchema = z.object({
  notes: z.array(z.object({ onset: z.number(), duration: z.number(), midi: z.number() })),
})
type PlayedNote = z.infer<typeof notesSchema>['notes'][number]

const DECIDED_AFTER = 0.15
/** A note that was not heard until then (s) is clearly missed or cannot be told. */
const SURE_AFTER = 0.5
const ALLOWED = 0.1
/** A wrong pitch is not queried where one so near (semitones) has begun within so many seconds. */
const SAME = 0.7
const NEAR_SECONDS = 0.3

const FRETS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
const OCTAVES = [-12, 12]

/** A solo on a steel-string guitar, with two and three notes at a time, that rings on and is not plucked at every note. */
export function measureSolo(folder: string) {
  const file = join(folder, 'practice', 'guitarset-solo.flac')
  if (!existsSync(file)) return console.log('\nNo guitarset-solo.flac: the solo is not measured.')
  const sound = readFlac(file)
  if (!sound) return console.log('\nNeither flac, ffmpeg nor sox is installed: no solo, no strums.')
  const { notes } = notesSchema.parse(
    JSON.parse(readFileSync(file.replace('.flac', '.json'), 'utf8')),
  )
  console.log(
    `\nA solo of ${notes.length} notes, judged 150 and 250 ms after the attack; "heard" in %\n`,
  )
  console.log(row(['condition', 'right', 'right, 250 ms', 'frets', 'octaves', 'clearly missed']))
  for (const { name, render } of CONDITIONS) print(name, render(sound, 1), notes)
}

function print(name: string, sound: Sound, notes: readonly PlayedNote[]) {
  const tallies = {
    right: createTally(),
    later: createTally(),
    missed: createTally(),
    frets: createTally(),
    octaves: createTally(),
  }
  const questions: { asked: Asked; tally: Tally; note: PlayedNote }[] = []
  for (const note of notes) {
    const pitch = Math.round(note.midi)
    const ask = (asked: number, tally: Tally, after = DECIDED_AFTER) =>
      questions.push({
        asked: {
          ...{ pitches: [asked], from: note.onset - ALLOWED, to: note.onset + ALLOWED },
          when: note.onset + after,
        },
        tally,
        note,
      })
    ask(pitch, tallies.right)
    ask(pitch, tallies.later, 0.25)
    ask(pitch, tallies.missed, SURE_AFTER)
    for (const away of FRETS)
      if (!sounds(notes, pitch + away, note.onset)) ask(pitch + away, tallies.frets)
    for (const away of OCTAVES)
      if (!sounds(notes, pitch + away, note.onset)) ask(pitch + away, tallies.octaves)
  }
  const verdicts = listen(
    sound,
    questions.map(({ asked }) => asked),
  )
  verdicts.forEach((verdict, i) => {
    const { tally, asked, note } = questions[i] as (typeof questions)[number]
    tally.add(tally === tallies.missed ? !verdict.heard && verdict.clarity >= CLEAR : verdict.heard)
    if (
      process.env.EAR_DETAILS &&
      verdict.heard !== (tally !== tallies.frets && tally !== tallies.octaves)
    )
      console.log(
        note.onset,
        note.midi,
        'asked',
        asked.pitches[0],
        asked.when - note.onset,
        verdict,
      )
  })
  console.log(
    row([
      name,
      atLeast(tallies.right, 97),
      atLeast(tallies.later, 97),
      atMost(tallies.frets, 2),
      atMost(tallies.octaves, 2),
      tallies.missed.percent.toFixed(1),
    ]),
  )
}

function sounds(notes: readonly PlayedNote[], pitch: number, onset: number): boolean {
  return notes.some(
    (note) => Math.abs(note.midi - pitch) < SAME && Math.abs(note.onset - onset) < NEAR_SECONDS,
  )
}
