import FFT from 'fft.js'
import type { SampleHistory } from './sample-history.ts'

/** A sinusoid found in a spectrum: its frequency in Hz and its power (amplitude squared, full scale is 1). */
export type Line = { frequency: number; power: number }

/** The shortest window that separates the partials of the lowest string, in seconds. */
export const SHORTEST_WINDOW = 0.064

/** Minimum lag of its second window, in seconds: both are over 80 ms after a pluck. */
export const SHORTEST_LAG = 0.016

export type Spectrum = ReturnType<typeof createSpectrum>

/**
 * The spectrum of the newest samples of a history. Two Hann windows, one `lag` before the other, go through
 * one transform as its real and imaginary part; the phase a sinusoid has turned from the one to the other
 * gives its frequency far more precisely than the bins (the phase vocoder of Flanagan and Golden).
 * `longest` is the longest window that will be requested, in seconds.
 */
export function createSpectrum(history: SampleHistory, longest: number) {
  const { rate } = history
  // At least half as many zeros as samples: bins finer than a line is wide.
  const size = 2 ** Math.ceil(Math.log2(1.5 * longest * rate))
  const fft = new FFT(size)
  const buffer = new Float64Array(size)
  // Real and imaginary parts in turn.
  const input = new Float64Array(2 * size)
  const output = new Float64Array(2 * size)
  const windows = new Map<number, Float64Array>()
  const power = new Float64Array(size / 2)
  let lag = 1
  let length = size

  function hann(samples: number): Float64Array {
    let window = windows.get(samples)
    if (!window) {
      // Scaled so that a sinusoid's peak has the power of its amplitude squared.
      window = Float64Array.from(
        { length: samples },
        (_, i) => ((1 - Math.cos((2 * Math.PI * (i + 0.5)) / samples)) * 2) / samples,
      )
      windows.set(samples, window)
    }
    return window
  }

  /** Puts the samples of so long ago, windowed, into the real (0) or the imaginary (1) part. */
  function fillWindow(ago: number, part: 0 | 1) {
    const seen = buffer.subarray(0, length)
    const window = hann(length)
    history.copy(seen, ago)
    for (let i = 0; i < length; i++) {
      input[2 * i + part] = (seen[i] as number) * (window[i] as number)
    }
  }

  /** Phase advance at bin `k` from the earlier window to the newer, in radians. */
  function turn(k: number): number {
    const a = output[2 * k] as number
    const b = output[2 * k + 1] as number
    const c = output[2 * (size - k)] as number
    const d = output[2 * (size - k) + 1] as number
    // The newer window's transform is (Z[k] + conj Z[N-k]) / 2, the earlier one's (Z[k] - conj Z[N-k]) / 2i.
    const newer = Math.atan2(b - d, a + c)
    const earlier = Math.atan2(c - a, b + d)
    return newer - earlier
  }

  return {
    /** Hz from one bin to the next. */
    binWidth: rate / size,
    /** Power by bin of the newer window, valid until the next `take`. */
    power,
    /** Length of the window in seconds: lines nearer to each other than 2 / length are not told apart. */
    get seconds() {
      return length / rate
    },
    /** Looks at the newest samples through windows of `seconds`, the earlier one `lagSeconds` before. */
    take(seconds: number, lagSeconds: number) {
      length = Math.min(size, Math.round(seconds * rate))
      lag = Math.max(1, Math.round(lagSeconds * rate))
      input.fill(0)
      fillWindow(0, 0)
      fillWindow(lag, 1)
      fft.transform(output, input)
      for (let k = 1; k < size / 2; k++) {
        const x = (output[2 * k] as number) + (output[2 * (size - k)] as number)
        const y = (output[2 * k + 1] as number) - (output[2 * (size - k) + 1] as number)
        power[k] = (x * x + y * y) / 4
      }
    },
    /** The strongest line within `reach` Hz of `frequency`; its frequency is exact, not a bin's. */
    line(frequency: number, reach: number): Line {
      const first = Math.max(1, Math.round(((frequency - reach) * size) / rate))
      const last = Math.min(size / 2 - 1, Math.round(((frequency + reach) * size) / rate))
      let k = first
      for (let i = first + 1; i <= last; i++) {
        if ((power[i] as number) > (power[k] as number)) k = i
      }
      const expected = (2 * Math.PI * k * lag) / size
      const cycles = (turn(k) - expected) / (2 * Math.PI)
      const offset = ((cycles - Math.round(cycles)) * rate) / lag
      return { frequency: (k * rate) / size + offset, power: power[k] as number }
    },
  }
}
