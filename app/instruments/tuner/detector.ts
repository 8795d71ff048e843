import { PitchDetector } from 'pitchy'
import type { SampleHistory } from './sample-history.ts'

/**
 * A short window responds soon after a pluck; a long one is robust against noise. In seconds; five periods of
 * D2 and more.
 */
const WINDOW_SECONDS = [0.085, 0.17]

/**
 * McLeod's pitch method (pitchy) on the newest samples of a history, in a short and a long window. Returns both
 * periods as frequencies in Hz (0 for none); which string they belong to is decided elsewhere.
 */
export function createDetector(history: SampleHistory) {
  const windows = WINDOW_SECONDS.map((seconds) => {
    const samples = new Float64Array(Math.round(seconds * history.rate))
    return { samples, detector: PitchDetector.forFloat64Array(samples.length) }
  })
  return function detect(): number[] {
    return windows.map(({ samples, detector }) => {
      history.copy(samples)
      const [frequency] = detector.findPitch(samples, history.rate)
      return frequency
    })
  }
}
