import { CLEAR, createEar, type Ear, type EarOptions } from './engine.ts'
import { OPEN_CHORDS, type OpenChord } from './open-chords.ts'

export interface NamedChord {
  /** In letters: `Am`. */
  name: string
  /** The strings that sound: 0 is the 1st, the thinnest. */
  strings: number[]
}

/** A strum is judged when so much of it has been heard, in seconds. */
const DECIDED_AFTER = 0.6
/** The sound from then on has to be the chord as well, in seconds after the onset. */
const RINGS_AFTER = 0.3
/** A strum may be several onsets: its strings sound within so many seconds. */
const STRUM_SECONDS = 0.15
const BEFORE = 0.01
/** An onset that follows the last judged one sooner is left out, in seconds: judging takes time. */
const REST_SECONDS = 0.25
/** Presence from which a chord is named, and by how much it has to exceed every other. */
const SURE = 0.9
const SURE_SEVENTH = 0.78
const MARGIN = 0.33

/** An ear knows the level of a room after so much silence, in seconds. */
const SILENCE_SECONDS = 0.8
/** The sound begins within this time, so that it does not click, in seconds. */
const FADE_SECONDS = 0.01
/** Largest distance from there to the attack, in seconds. */
const AROUND = 0.1
/** Clarity from which a note surely rings on. */
const RINGING = 0.9

/**
 * Names the open chords that are strummed into a stream, and rather none than a wrong one.
 *
 * @returns `push`, which takes samples (-1 to 1) in short blocks, and gives the chord of a strum
 *   600 ms after it; null for everything else
 */
export function createChordNamer(options: EarOptions) {
  const { sampleRate } = options
  const ear = createEar(options)
  const recent = new Float32Array(Math.ceil(2 * DECIDED_AFTER * sampleRate))
  let pushed = 0
  let judged = -REST_SECONDS
  return {
    push(samples: Float32Array): NamedChord | null {
      ear.push(samples)
      recent.copyWithin(0, samples.length)
      recent.set(samples, recent.length - samples.length)
      pushed += samples.length
      const onset = ear.onsets().find((time) => time >= judged + REST_SECONDS)
      if (onset === undefined || onset + DECIDED_AFTER > pushed / sampleRate) return null
      judged = onset
      const chord = chordAt(ear, onset)
      const rest = recent.slice(Math.round((onset + RINGS_AFTER) * sampleRate) - pushed)
      return chord && ringsOn(rest, [chord.pitches, chord.core], options)
        ? { name: chord.name, strings: chord.strings }
        : null
    },
  }
}

/** The chord that was strummed at `onset` (s of the stream); null unless it is sure. */
function chordAt(ear: Ear, onset: number): OpenChord | null {
  const ask = (pitches: number[]) => presenceOf(ear, pitches, onset)
  const heard = OPEN_CHORDS.map((chord) => ({ chord, presence: chordPresence(ask, chord) }))
  const sure = heard.filter(
    ({ chord, presence }) =>
      presence >= (chord.seventh === null ? SURE : SURE_SEVENTH) &&
      heard.every(
        (other) =>
          other.chord === chord ||
          isTriadOf(other.chord, chord) ||
          other.presence <= presence - MARGIN,
      ),
  )
  const [only] = sure
  return only && sure.length === 1 ? only.chord : null
}

/** All notes of a triad are in its seventh chord. */
const isTriadOf = (triad: OpenChord, { name, seventh }: OpenChord) =>
  seventh !== null && name === `${triad.name}7`

/**
 * Certainty of a chord, from 0 to 1. Where most of a chord is there it does not miss one
 * note, so it is asked about few notes as well, and about a seventh with each of the others.
 */
function chordPresence(ask: (pitches: number[]) => number, chord: OpenChord): number {
  const { pitches, core, seventh } = chord
  const whole = ask(pitches)
  if (whole < CLEAR) return whole
  if (seventh === null) return Math.min(whole, ask(core))
  const others = pitches.filter((pitch) => pitch !== seventh)
  const pairs = others.map((pitch) => ask([pitch, seventh]))
  const mean = pairs.reduce((sum, presence) => sum + presence, 0) / pairs.length
  return Math.min(whole, (ask(core) + mean) / 2)
}

/** From 0 for surely absent to 1 for surely heard; what cannot be told is in the middle. */
function presenceOf(ear: Ear, pitches: number[], onset: number): number {
  const { heard, clarity } = ear.judge({
    pitches,
    from: onset - BEFORE,
    to: onset + STRUM_SECONDS,
  })
  if (heard) return clarity
  return clarity < CLEAR ? CLEAR : 1 - clarity
}

/**
 * Tells whether notes are heard in what follows an attack, as if it began there: strings ring on,
 * while a syllable is over or has another pitch.
 *
 * @param samples from some time after the attack on
 * @param sets notes (MIDI numbers) that sound together, each to be heard
 */
function ringsOn(samples: Float32Array, sets: number[][], options: EarOptions): boolean {
  const { sampleRate } = options
  const ear = createEar(options)
  const fade = FADE_SECONDS * sampleRate
  ear.push(new Float32Array(Math.round(SILENCE_SECONDS * sampleRate)))
  ear.push(samples.map((sample, i) => sample * Math.min(1, i / fade)))
  const window = { from: SILENCE_SECONDS - AROUND, to: SILENCE_SECONDS + AROUND }
  return sets.every((pitches) => {
    const { heard, clarity } = ear.judge({ pitches, ...window })
    return heard && clarity >= RINGING
  })
}
