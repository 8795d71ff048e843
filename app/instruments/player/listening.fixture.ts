import FFT from 'fft.js'
import type { StringVoice } from './string-voice.ts'

/** Renders some seconds of a string or guitar, in blocks like those of an audio worklet. */
export function rendered(
  { render }: Pick<StringVoice, 'render'>,
  seconds: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  for (let from = 0; from < samples.length; from += 128) {
    render(samples, from, Math.min(samples.length, from + 128))
  }
  return samples
}

/** The phase (rad) of a partial of about `frequency` Hz, in a Hann window that begins at `seconds`. */
function phaseAt(
  samples: Float32Array,
  frequency: number,
  seconds: number,
  windowSeconds: number,
  sampleRate: number,
): number {
  const start = Math.round(seconds * sampleRate)
  const length = Math.round(windowSeconds * sampleRate)
  let re = 0
  let im = 0
  for (let i = 0; i < length; i++) {
    const weight = 1 - Math.cos((2 * Math.PI * i) / length)
    const angle = (2 * Math.PI * frequency * (start + i)) / sampleRate
    const sample = weight * (samples[start + i] as number)
    re += sample * Math.cos(angle)
    im -= sample * Math.sin(angle)
  }
  return Math.atan2(im, re)
}

/**
 * Cents by which the fundamental lies above `frequency` (Hz), from the progress of its phase: first
 * over 5 ms, which nothing within 100 Hz can alias into, then over the rest.
 */
export function centsFrom(
  samples: Float32Array,
  frequency: number,
  sampleRate: number,
  { from = 0.1, to = 0.5 } = {},
): number {
  const turn = 2 * Math.PI
  const window = Math.max(0.05, 4.5 / frequency)
  const phase = (seconds: number) => phaseAt(samples, frequency, seconds, window, sampleRate)
  const whole = (seconds: number) => Math.round(seconds * sampleRate) / sampleRate
  const first = phase(from)
  let above = 0
  for (const apart of [0.005, 0.03, to - from - window]) {
    const seconds = whole(from + apart) - whole(from)
    const expected = above * turn * seconds
    const difference = phase(from + apart) - first - expected
    above += (difference - turn * Math.round(difference / turn)) / (turn * seconds)
  }
  return 1200 * Math.log2(1 + above / frequency)
}

export const peakOf = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** Level (dB of full scale) of a part of the samples, given in s. */
export function levelOf(samples: Float32Array, from: number, to: number, sampleRate: number) {
  const part = samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length + 1e-20)
}

/** Powers of the frequencies in `size` samples from `seconds`, in steps of sampleRate / size Hz. */
export function powersOf(
  samples: Float32Array,
  seconds: number,
  sampleRate: number,
  size = 8192,
): Float64Array {
  const start = Math.round(seconds * sampleRate)
  const fft = new FFT(size)
  const spectrum = fft.createComplexArray()
  fft.realTransform(
    spectrum,
    Array.from(
      { length: size },
      (_, i) => (1 - Math.cos((2 * Math.PI * i) / size)) * (samples[start + i] ?? 0),
    ),
  )
  return Float64Array.from(
    { length: size / 2 },
    (_, k) => (spectrum[2 * k] as number) ** 2 + (spectrum[2 * k + 1] as number) ** 2,
  )
}

/** The centre of gravity of the amplitude spectrum (Hz): how bright it sounds. */
export function brightnessOf(samples: Float32Array, seconds: number, sampleRate: number): number {
  const powers = powersOf(samples, seconds, sampleRate)
  let sum = 0
  let weighted = 0
  powers.forEach((power, k) => {
    sum += Math.sqrt(power)
    weighted += (Math.sqrt(power) * k * sampleRate) / (2 * powers.length)
  })
  return weighted / sum
}

/** One after the other. */
export function joined(...parts: Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let start = 0
  for (const part of parts) {
    whole.set(part, start)
    start += part.length
  }
  return whole
}

/** Index of the greatest deflection. */
export function peakAt(samples: Float32Array): number {
  const peak = peakOf(samples)
  return samples.findIndex((sample) => Math.abs(sample) === peak)
}

/** The largest difference between two samples that follow each other, in a part given in s. */
export function largestStep(samples: Float32Array, from: number, to: number, sampleRate: number) {
  let largest = 0
  for (let i = Math.round(from * sampleRate) + 1; i < to * sampleRate; i++) {
    largest = Math.max(largest, Math.abs((samples[i] as number) - (samples[i - 1] as number)))
  }
  return largest
}

/** Time (s) in which the level of 20 ms falls from its highest by so many dB; Infinity for never. */
export function secondsToFall(samples: Float32Array, dB: number, sampleRate: number): number {
  const step = 0.01
  const levels = Array.from(
    { length: Math.floor(samples.length / sampleRate / step) - 2 },
    (_, i) => levelOf(samples, i * step, (i + 2) * step, sampleRate),
  )
  const top = Math.max(...levels)
  const start = levels.indexOf(top)
  const fallen = levels.findIndex((level, i) => i > start && level < top - dB)
  return fallen < 0 ? Infinity : (fallen - start) * step
}
