/** Sounds of known pitch and known disturbances, for tests and the benchmark: always the same for the same seed. */

import { seeded } from '../../sounds/samples.ts'

const TAU = 2 * Math.PI

/** A pluck: which pitch in Hz, when (seconds from the beginning), and over how long a recording. */
export type Pluck = {
  frequency: number
  sampleRate: number
  seconds: number
  onset?: number
  amplitude?: number
  seed?: number
}

/**
 * A stiff string after Fletcher (1964): partials at n f0 sqrt(1 + B n^2), the higher ones weaker and dying sooner,
 * excited at a fifth of the string with a noise of 5 ms. `frequency` is f0; `brightness` from 0 (nylon) to 1.
 */
export function stiffString(pluck: Pluck & { inharmonicity?: number; brightness?: number }) {
  const { frequency, sampleRate, seconds, onset = 0, amplitude = 0.3, seed = 1 } = pluck
  const { inharmonicity = 5e-5, brightness = 0.5 } = pluck
  const random = seeded(seed)
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  const first = Math.round(onset * sampleRate)
  for (let n = 1; n <= 30; n++) {
    const partial = n * frequency * Math.sqrt(1 + inharmonicity * n * n)
    if (partial > 0.45 * sampleRate) break
    const strength = Math.abs(Math.sin((n * Math.PI) / 5.2)) / n ** (2 - brightness)
    const decay = 2.5 / (1 + 0.15 * n)
    // A phasor turned and shortened from sample to sample.
    const phase = TAU * random()
    const shrink = Math.exp(-1 / (decay * sampleRate))
    const turnRe = shrink * Math.cos((TAU * partial) / sampleRate)
    const turnIm = shrink * Math.sin((TAU * partial) / sampleRate)
    let re = amplitude * strength * Math.cos(phase)
    let im = amplitude * strength * Math.sin(phase)
    for (let i = first; i < samples.length; i++) {
      samples[i] = (samples[i] as number) + im
      const next = re * turnRe - im * turnIm
      im = re * turnIm + im * turnRe
      re = next
    }
  }
  for (let i = first; i < first + 0.005 * sampleRate && i < samples.length; i++) {
    samples[i] = (samples[i] as number) + amplitude * 0.5 * (random() - 0.5)
  }
  return samples
}

/** A string after Karplus and Strong (1983), its delay line tuned by an all-pass (Jaffe and Smith, 1983). */
export function karplusStrong(pluck: Pluck): Float32Array {
  const { frequency, sampleRate, seconds, onset = 0, amplitude = 0.5, seed = 1 } = pluck
  const random = seeded(seed)
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  const period = sampleRate / frequency
  // The averaging delays by half a sample, the all-pass by the rest, kept between 0.1 and 1.1.
  const whole = Math.floor(period - 0.6)
  const rest = period - 0.5 - whole
  const pass = (1 - rest) / (1 + rest)
  const line = Float64Array.from({ length: whole }, () => amplitude * (2 * random() - 1))
  let last = 0
  let lastIn = 0
  let lastOut = 0
  for (let i = Math.round(onset * sampleRate), at = 0; i < samples.length; i++) {
    const out = line[at] as number
    samples[i] = out
    const average = 0.5 * (out + last) * 0.998
    last = out
    const tuned = pass * average + lastIn - pass * lastOut
    lastIn = average
    lastOut = tuned
    line[at] = tuned
    at = (at + 1) % whole
  }
  return samples
}

export function whiteNoise(length: number, rms: number, seed = 1): Float32Array {
  const random = seeded(seed)
  return Float32Array.from({ length }, () => rms * Math.sqrt(3) * (2 * random() - 1))
}

/** Mains hum with its first harmonics, as a cheap power supply or a single coil gives it. */
export function mainsHum(length: number, rms: number, sampleRate: number, mains = 50) {
  const strengths = [1, 0.5, 0.4, 0.2, 0.15, 0.1]
  const scale = rms / Math.sqrt(strengths.reduce((sum, a) => sum + (a * a) / 2, 0))
  return Float32Array.from({ length }, (_, i) =>
    strengths.reduce(
      (sum, a, k) => sum + scale * a * Math.sin((TAU * mains * (k + 1) * i) / sampleRate + k),
      0,
    ),
  )
}

/** The school's metronome heard by the microphone: C5 square waves of 40 ms, two a second. */
export function metronomeClicks(length: number, peak: number, sampleRate: number): Float32Array {
  const every = Math.round(sampleRate / 2)
  return Float32Array.from({ length }, (_, i) => {
    const t = ((i + every / 3) % every) / sampleRate
    return t < 0.04 ? peak * Math.exp(-t / 0.015) * Math.sign(Math.sin(TAU * 523.25 * t)) : 0
  })
}

/** Something like speech: a voice gliding between 90 and 220 Hz through moving formants, four syllables a second. */
export function speechLike(length: number, rms: number, sampleRate: number, seed = 1) {
  const random = seeded(seed)
  const samples = new Float32Array(length)
  let phase = 0
  let [pitch, goal] = [120, 150]
  const formants = [500, 1500].map((hz) => ({ hz, goal: hz, y1: 0, y2: 0 }))
  for (let i = 0; i < length; i++) {
    if (i % Math.round(sampleRate / 4) === 0) {
      goal = 90 + 130 * random()
      for (const formant of formants) formant.goal = formant.hz * (0.6 + 0.8 * random())
    }
    pitch += ((goal - pitch) * 8) / sampleRate
    phase += pitch / sampleRate
    const pulse = phase >= 1 ? 1 : 0
    phase %= 1
    let sum = 0
    for (const formant of formants) {
      const radius = Math.exp((-Math.PI * 90) / sampleRate)
      const y =
        pulse +
        2 * radius * Math.cos((TAU * formant.goal) / sampleRate) * formant.y1 -
        radius * radius * formant.y2
      formant.y2 = formant.y1
      formant.y1 = y
      sum += y
    }
    samples[i] = sum * Math.max(0, Math.sin((TAU * 2 * i) / sampleRate) ** 2 - 0.1)
  }
  return scaled(samples, rms / rmsOf(samples))
}

export function rmsOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / Math.max(1, samples.length))
}

export function scaled(samples: Float32Array, gain: number): Float32Array {
  return samples.map((x) => x * gain)
}

/** The sum of sounds, as long as the first. */
export function mixed(first: Float32Array, ...others: Float32Array[]): Float32Array {
  return first.map((x, i) => others.reduce((sum, other) => sum + (other[i] ?? 0), x))
}
