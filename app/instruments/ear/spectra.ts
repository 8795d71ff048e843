import FFT from 'fft.js'
import type { RecentSamples } from './recent-samples.ts'

/** The longest part that is looked at, in seconds. */
export const LONGEST_WINDOW = 0.36

/** Zeros that are added, as a share of the longest part: bins finer than a line is wide. */
const PADDING = 0.4

/** Powers by bin of `binWidth` Hz. */
export type Spectrum = { powers: Float64Array; binWidth: number }

/** Power spectra of parts of what a stream has stored. */
export function createSpectra(recent: RecentSamples) {
  const { rate } = recent
  const size = 2 ** Math.ceil(Math.log2(LONGEST_WINDOW * (1 + PADDING) * rate))
  const fft = new FFT(size)
  const padded = new Float64Array(size)
  const output = new Float64Array(2 * size)

  /** The spectrum of the `seconds` from `from` (s of the stream) on, through a Hann window. */
  return (from: number, seconds: number): Spectrum => {
    const length = Math.min(size, Math.round(seconds * rate))
    padded.fill(0)
    const part = padded.subarray(0, length)
    recent.copy(part, Math.round(from * rate))
    weigh(part)
    fft.realTransform(output, padded)
    const powers = new Float64Array(size / 2)
    for (let k = 0; k < size / 2; k++)
      powers[k] = (output[2 * k] as number) ** 2 + (output[2 * k + 1] as number) ** 2
    return { powers, binWidth: rate / size }
  }
}

/** Applies a Hann window, scaled so that a sinusoid's peak has the power of its amplitude squared. */
export function weigh(samples: Float64Array) {
  const size = samples.length
  // The cosine is turned from sample to sample instead of computed.
  const turn = 2 * Math.cos((2 * Math.PI) / size)
  let before = Math.cos(-Math.PI / size)
  let now = Math.cos(Math.PI / size)
  for (let i = 0; i < size; i++) {
    samples[i] = ((samples[i] as number) * 2 * (1 - now)) / size
    const next = turn * now - before
    before = now
    now = next
  }
}
