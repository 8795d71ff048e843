import { type Biquad, bandPass, biquad } from '../../../sounds/biquad.ts'
import { type Samples, seeded } from '../../../sounds/samples.ts'
import { DRUMS, type Drum } from './grooves.ts'

export type DrumKit = Record<Drum, Samples>

/** One part of a drum's sound, by the time since the stroke (s). */
type Part = (time: number) => number

interface Recipe {
  seconds: number
  /** Its loudest sample. */
  peak: number
  parts: (tools: Tools) => Part[]
}

interface Tools {
  /** Noise in a band: its middle (Hz) and middle by width. */
  noise: (frequency: number, q: number, level: number, fall: number) => Part
  /** Six square waves that do not fit together, as in a cymbal, in a band. */
  metal: (frequency: number, q: number, level: number, fall: number) => Part
}

/** Frequencies of the cymbals of an analogue drum machine, which are in no simple relation (Hz). */
const METAL = [205.3, 304.4, 369.6, 522.7, 540, 800]
/** The last part of a sound, in which it goes to nothing (s). */
const FADE = 0.01

const tone = (frequency: number, level: number, fall: number): Part => {
  const omega = 2 * Math.PI * frequency
  return (time) => level * Math.exp(-time / fall) * Math.sin(omega * time)
}

/** A skin that is struck: its pitch falls from high to low (Hz). */
function skin(low: number, high: number, drop: number, fall: number): Part {
  return (time) => {
    const phase = low * time + (high - low) * drop * (1 - Math.exp(-time / drop))
    return Math.exp(-time / fall) * Math.sin(2 * Math.PI * phase)
  }
}

const RECIPES: Record<Drum, Recipe> = {
  kick: {
    seconds: 0.5,
    peak: 0.9,
    parts: ({ noise }) => [skin(50, 190, 0.028, 0.13), noise(2500, 0.7, 0.35, 0.004)],
  },
  snare: {
    seconds: 0.4,
    peak: 0.6,
    parts: ({ noise }) => [
      ...[tone(187, 0.6, 0.06), tone(331, 0.4, 0.04)],
      ...[noise(1900, 0.5, 1, 0.07), noise(5200, 0.6, 0.9, 0.05)],
    ],
  },
  rim: {
    seconds: 0.12,
    peak: 0.45,
    parts: ({ noise }) => [tone(1720, 1, 0.009), tone(480, 0.6, 0.012), noise(3000, 1, 0.4, 0.004)],
  },
  hat: {
    seconds: 0.15,
    peak: 0.28,
    parts: ({ metal, noise }) => [metal(8800, 1.1, 1, 0.025), noise(9500, 0.8, 0.5, 0.018)],
  },
  open: {
    seconds: 0.7,
    peak: 0.28,
    parts: ({ metal, noise }) => [metal(8300, 1, 1, 0.16), noise(9000, 0.7, 0.5, 0.14)],
  },
  ride: {
    seconds: 1,
    peak: 0.26,
    parts: ({ metal }) => [
      metal(5200, 1.4, 0.7, 0.28),
      tone(3230, 0.2, 0.09),
      metal(9300, 1, 0.8, 0.05),
    ],
  },
  shaker: {
    seconds: 0.14,
    peak: 0.22,
    parts: ({ noise }) => {
      const grains = noise(6800, 0.9, 1, 0.03)
      // The seeds need a moment to fly.
      return [(time) => Math.min(1, time / 0.012) * grains(time)]
    },
  },
  crash: {
    seconds: 1.9,
    peak: 0.42,
    parts: ({ metal, noise }) => [
      ...[noise(6500, 0.4, 1, 0.42), metal(4700, 0.7, 0.7, 0.5), noise(2600, 0.6, 0.4, 0.12)],
    ],
  },
}

/**
 * The sounds of the drums, by synthesis: each the same at every stroke but for its loudness.
 *
 * @param sampleRate Hz
 */
export function createDrumKit(sampleRate: number): DrumKit {
  const kit = DRUMS.map((drum, index) => [drum, drumSound(RECIPES[drum], sampleRate, index + 1)])
  return Object.fromEntries(kit)
}

function drumSound({ seconds, peak, parts }: Recipe, sampleRate: number, seed: number): Samples {
  const random = seeded(seed)
  const filtered = (source: Part, coefficients: Biquad, level: number, fall: number): Part => {
    const once = biquad()
    const twice = biquad()
    return (time) =>
      level * Math.exp(-time / fall) * twice(once(source(time), coefficients), coefficients)
  }
  const tools: Tools = {
    noise: (frequency, q, level, fall) =>
      filtered(() => 2 * random() - 1, bandPass(frequency, q, sampleRate), level, fall),
    metal: (frequency, q, level, fall) =>
      filtered(
        (time) => METAL.reduce((sum, own) => sum + Math.sign(((own * 5 * time) % 1) - 0.5), 0) / 3,
        bandPass(frequency, q, sampleRate),
        level,
        fall,
      ),
  }
  const made = parts(tools)
  const length = Math.round(seconds * sampleRate)
  const samples = Float32Array.from({ length }, (_, i) => {
    const fade = Math.min(1, (length - i) / (FADE * sampleRate))
    return fade * made.reduce((sum, part) => sum + part(i / sampleRate), 0)
  })
  return scaled(withoutOffset(samples), peak)
}

/** A loudspeaker rests in the middle: takes what is constant out, more where the sound is louder. */
function withoutOffset(samples: Samples): Samples {
  let sum = 0
  let weight = 0
  for (const [i, sample] of samples.entries()) {
    sum += sample
    weight += windowAt(i, samples.length)
  }
  return samples.map((sample, i) => sample - (sum / weight) * windowAt(i, samples.length))
}

const windowAt = (i: number, length: number) => Math.sin((Math.PI * i) / length) ** 2

function scaled(samples: Samples, peak: number): Samples {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  return samples.map((sample) => (sample * peak) / most)
}
