import FFT from 'fft.js'
import { hann } from './band-levels.ts'
import type { RecentSamples } from './recent-samples.ts'

/** A line of a spectrum: its frequency (Hz), its power (amplitude squared) and how much of it is new (0 to 1). */
export type Peak = { frequency: number; power: number; novelty: number }

/** The lines of a spectrum, and the power below which noise hides them at a frequency (Hz). */
export type Lines = { peaks: Peak[]; hidden: (frequency: number) => number }

/** The longest window that is asked for, in seconds. */
export const LONGEST_WINDOW = 0.36

const STAND_OUT = 8
const FAINTEST_POWER = 1e-11
const LOWEST_HZ = 65
const HIGHEST_HZ = 4300
const NEW_FROM_DB = 1
const NEW_FULLY_DB = 6

/** Spectra of parts of what a stream has stored, and the lines that are new in a later one. */
export function createPeakFinder(recent: RecentSamples) {
  const { rate } = recent
  const size = 2 ** Math.ceil(Math.log2(LONGEST_WINDOW * rate * 1.4))
  const fft = new FFT(size)
  const padded = new Float64Array(size)
  const output = new Float64Array(2 * size)
  const windows = new Map<number, Float64Array>()

  function power(from: number, seconds: number): Float64Array {
    const length = Math.min(size, Math.round(seconds * rate))
    let window = windows.get(length)
    if (!window) {
      if (windows.size > 50) windows.clear()
      window = hann(length)
      windows.set(length, window)
    }
    padded.fill(0)
    const part = padded.subarray(0, length)
    recent.copy(part, Math.round(from * rate))
    for (let i = 0; i < length; i++) part[i] = (part[i] as number) * (window[i] as number)
    fft.realTransform(output, padded)
    const powers = new Float64Array(size / 2)
    for (let k = 0; k < size / 2; k++)
      powers[k] = (output[2 * k] as number) ** 2 + (output[2 * k + 1] as number) ** 2
    return powers
  }

  return {
    /** The lines of the window from `from` that lasts `seconds`, compared with one as long that ends at `before`. */
    find(from: number, seconds: number, before: number): Lines {
      const now = power(from, seconds)
      const then = power(before - seconds, seconds)
      const binWidth = rate / size
      const floor = floorsOf(now, binWidth)
      const first = Math.ceil(LOWEST_HZ / binWidth)
      const last = Math.min(size / 2 - 2, Math.floor(HIGHEST_HZ / binWidth))
      const lobe = 2 / seconds / binWidth
      const peaks: Peak[] = []
      for (let k = first; k <= last; k++) {
        const p = now[k] as number
        if (p < (now[k - 1] as number) || p <= (now[k + 1] as number)) continue
        if (p < FAINTEST_POWER || p < STAND_OUT * floor(k)) continue
        let near = 0
        let far = 0
        for (let i = Math.max(0, Math.round(k - 5 * lobe)); i <= k + 5 * lobe; i++) {
          const q = now[i] ?? 0
          if (Math.abs(i - k) < 2 * lobe) near = Math.max(near, q)
          far = Math.max(far, q)
        }
        if (p < near * 0.003 || p < far * 3e-5) continue
        const a = Math.log(now[k - 1] as number)
        const b = Math.log(p)
        const c = Math.log(now[k + 1] as number)
        const shift = (0.5 * (a - c)) / (a - 2 * b + c)
        let old = 1e-14
        const reach = Math.round(lobe / 4)
        for (let i = k - reach; i <= k + reach; i++) old = Math.max(old, then[i] ?? 0)
        const rise = 10 * Math.log10(p / old)
        const novelty = Math.min(
          1,
          Math.max(0, (rise - NEW_FROM_DB) / (NEW_FULLY_DB - NEW_FROM_DB)),
        )
        peaks.push({ frequency: (k + shift) * binWidth, power: p, novelty })
      }
      const bin = (frequency: number) => Math.round(frequency / binWidth)
      return {
        peaks,
        hidden: (frequency) => STAND_OUT * floor(bin(frequency)),
      }
    },
  }
}

/** The noise around a bin: the median of some hundred Hz, among which lines are few. */
function floorsOf(powers: Float64Array, binWidth: number) {
  const width = Math.round(300 / binWidth)
  const medians: number[] = []
  for (let k = 0; k < powers.length; k += width) {
    const part = powers.slice(k, k + width).sort()
    medians.push(part[part.length >> 1] as number)
  }
  return (k: number) => {
    const at = Math.min(medians.length - 1, Math.max(0, k / width - 0.5))
    const i = Math.floor(at)
    return Math.min(medians[i] as number, medians[Math.min(i + 1, medians.length - 1)] as number)
  }
}
