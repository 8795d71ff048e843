import type { Touch } from './excitation.ts'
import type { Decay } from './string-loop.ts'

export type Material = 'steel' | 'nylon'
/** Of a guitar's strings, or a bass's. */
export type StringMaterial = Material | 'bass'

/** One note to play on a string. */
export interface Pluck {
  /** MIDI number, may be fractional. */
  pitch: number
  /** Strength, from 0 to 1. */
  velocity: number
  /** The hand's edge lies on the string at the bridge. */
  palmMuted?: boolean
  /** Fingers lie on the string: a thud. */
  dead?: boolean
}

interface Tone {
  /** Decay of the lowest partials of a string of `REFERENCE_HZ` (s). */
  decay: number
  /** Power of the frequency with which that decay gets shorter. */
  decayFall: number
  /** Decay at 4 kHz (s). */
  treble: number
  /** Cut-off of the softest touch, and what the hardest adds (Hz). */
  softness: { least: number; added: number }
  /** Level of the noise by that of the pulse. */
  noise: number
  noiseSeconds: number
  /** Place of the touch, as a share of the string's length from the bridge. */
  place: number
}

const REFERENCE_HZ = 110
const TONES: Record<StringMaterial, Tone> = {
  steel: {
    decay: 8,
    decayFall: 0.45,
    treble: 1.5,
    softness: { least: 2500, added: 8500 },
    noise: 0.5,
    noiseSeconds: 0.0015,
    place: 0.15,
  },
  nylon: {
    decay: 4.5,
    decayFall: 0.55,
    treble: 0.5,
    softness: { least: 1100, added: 3200 },
    noise: 0.3,
    noiseSeconds: 0.001,
    place: 0.21,
  },
  bass: {
    decay: 5,
    decayFall: 0.5,
    treble: 0.35,
    softness: { least: 700, added: 1600 },
    noise: 0.15,
    noiseSeconds: 0.002,
    place: 0.23,
  },
}
/** Share of its place by which a pluck misses it. */
const SCATTER = 0.06
const PEAK = 0.3

const MUTED: Decay = { low: 0.8, treble: 0.17 }
export const DAMPED: Decay = { low: 0.15, treble: 0.06 }
/** Periods in which a dead string falls by 60 dB: too few for a pitch. */
const DEAD_PERIODS = 2

/** The time for which a note rings on. */
export function decayOf(material: StringMaterial, frequency: number, note: Partial<Pluck>): Decay {
  if (note.dead) return { low: DEAD_PERIODS / frequency, treble: DEAD_PERIODS / frequency / 2 }
  if (note.palmMuted) return MUTED
  const { decay, decayFall, treble } = TONES[material]
  const low = decay * (frequency / REFERENCE_HZ) ** -decayFall
  return { low, treble: Math.min(treble, low) }
}

/** The touch of a pluck; `random` (0 to 1) moves it a little. */
export function touchOf(
  material: StringMaterial,
  frequency: number,
  note: Pluck,
  random: () => number,
): Touch {
  const tone = TONES[material]
  const velocity = Math.max(0, Math.min(1, note.velocity))
  const level = PEAK * (0.05 + 0.95 * velocity) * velocity ** 0.3
  const softness = tone.softness.least + tone.softness.added * velocity
  const place = tone.place * (1 + SCATTER * (2 * random() - 1))
  const touch = {
    level,
    roundness: 250 + 2.5 * frequency,
    softness,
    noise: level * tone.noise,
    noiseSeconds: tone.noiseSeconds,
    echoSeconds: place / frequency,
  }
  if (note.dead) {
    return {
      ...touch,
      level: level * 0.4,
      roundness: 300,
      softness: softness * 0.15,
      noise: level * 1.2,
      noiseSeconds: 0.012,
    }
  }
  if (note.palmMuted) return { ...touch, softness: softness * 0.3 }
  return touch
}

/** The small knock of a finger that comes down on a fret or leaves it: without noise. */
export function knockOf(material: StringMaterial, frequency: number, velocity: number): Touch {
  const { softness, place } = TONES[material]
  const level = 0.35 * PEAK * Math.max(0, Math.min(1, velocity))
  return {
    level,
    roundness: 250 + 2.5 * frequency,
    softness: softness.least,
    noise: 0,
    noiseSeconds: 0.001,
    echoSeconds: place / frequency,
  }
}
