import { clampTempo, MIN_TEMPO } from './tempo.ts'

const MINUTE_MS = 60_000
/** A longer pause starts over: one and a half beats at the slowest tempo. */
const PAUSE_MS = (MINUTE_MS / MIN_TEMPO) * 1.5
/** Enough taps to average out jitter, few enough to follow a change of tempo. */
const MAX_TAPS = 8
/** An interval that is off the median by more than this share is a slip or a missed tap. */
const OUTLIER_SHARE = 0.25

/**
 * Adds a tap to those before it; after a pause it is the first again.
 *
 * @param taps times of the earlier taps, oldest first (ms)
 * @param now time of this one, by the same clock (ms)
 */
export function addTap(taps: readonly number[], now: number): number[] {
  const last = taps.at(-1)
  if (last === undefined || now - last > PAUSE_MS) return [now]
  return [...taps, now].slice(-MAX_TAPS)
}

/**
 * The tempo of some taps: the average of their intervals without the outliers.
 *
 * @param taps times, oldest first (ms)
 * @returns bpm within the limits, or null for fewer than two taps
 */
export function tempoOfTaps(taps: readonly number[]): number | null {
  const intervals = taps.slice(1).map((time, index) => time - (taps[index] ?? time))
  const sorted = intervals.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) return null
  const inliers = intervals.filter((each) => Math.abs(each - median) <= median * OUTLIER_SHARE)
  const average = inliers.reduce((sum, each) => sum + each, 0) / inliers.length
  return clampTempo(MINUTE_MS / average)
}
