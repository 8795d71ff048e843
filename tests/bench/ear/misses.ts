import { CLEAR } from '../../../app/instruments/ear/engine.ts'
import { seeded } from '../../../app/sounds/samples.ts'
import { decibels } from '../tuner/conditions.ts'
import type { Recording } from '../tuner/recordings.ts'
import { clickTracks } from './clicks.ts'
import { listen } from './listen.ts'
import { addNote, atRate, noteOf, openPitch, type Sound } from './notes.ts'
import { row } from './report.ts'

const RATE = 48_000
const SECONDS = 12
/** Clicks come at 100 a minute; every other one has a note, from the fourth on. */
const EVERY = 0.6
const [FIRST, LAST] = [4, 18]
const RINGS = 0.55
const NOTE_PEAK = 0.25
const NOISE = decibels(-60)
const ALLOWED = 0.15
const DECIDED_AFTER = 0.35

/** Loudness of the click, compared with the notes' (dB at their peaks). */
const LOUDNESS = [-12, 0, 12, 24]

/** Notes that are played, and left out, at clicks of a metronome that the microphone hears. */
export function measureMisses(clips: readonly Recording[]) {
  console.log('\nNotes at clicks of a metronome; shares in %\n')
  console.log(row(['click beside notes', 'heard', 'missed', 'unsure', 'heard', 'missed', 'unsure']))
  console.log(row(['', 'played', '', '', 'left out', '', '']))
  for (const name of ["the player's click", 'metronome, wood', 'metronome, square'])
    for (const loudness of LOUDNESS) {
      const [played, leftOut] = measure(clips, name, loudness)
      console.log(row([`${name}, ${loudness} dB`, ...shares(played), ...shares(leftOut)]))
    }
}

type Counts = { heard: number; missed: number; unsure: number }
const none = (): Counts => ({ heard: 0, missed: 0, unsure: 0 })

function measure(clips: readonly Recording[], name: string, loudness: number) {
  const played = none()
  const leftOut = none()
  const click = clickTracks(RATE, SECONDS)[name] as Float32Array
  const gain = (NOTE_PEAK * decibels(loudness)) / peakOf(click)
  for (const [seed, clip] of clips.entries()) {
    const random = seeded(seed + 1)
    const samples = click.map((sample) => gain * sample + NOISE * (2 * random() - 1))
    const sound: Sound = { sampleRate: RATE, samples }
    const pitchAt = (beat: number) => openPitch(clip) + ((beat >> 1) % 5)
    const beats = Array.from({ length: LAST - FIRST }, (_, index) => FIRST + index)
    for (const beat of beats.filter((beat) => beat % 2 === 0)) {
      const { sampleRate } = clip
      const note = atRate({ samples: noteOf(clip, pitchAt(beat)), sampleRate }, RATE).samples
      const seconds = beat * EVERY
      addNote(sound, note, { seconds, gain: NOTE_PEAK / peakOf(note), until: seconds + RINGS })
    }
    const questions = beats.map((beat) => ({
      ...{ pitches: [pitchAt(beat)], from: beat * EVERY - ALLOWED, to: beat * EVERY + ALLOWED },
      when: beat * EVERY + DECIDED_AFTER,
    }))
    for (const [index, { heard, clarity }] of listen(sound, questions).entries()) {
      const counts = (FIRST + index) % 2 === 0 ? played : leftOut
      counts[heard ? 'heard' : clarity >= CLEAR ? 'missed' : 'unsure'] += 1
    }
  }
  return [played, leftOut] as const
}

const peakOf = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

function shares({ heard, missed, unsure }: Counts): string[] {
  const all = heard + missed + unsure
  return [heard, missed, unsure].map((count) => ((100 * count) / all).toFixed(1))
}
