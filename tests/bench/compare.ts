/** Deviation of onsets from their expected times. */
export interface Comparison {
  clicks: number
  /** The greatest distance of an onset from its place (ms). */
  worst: number
  /** Places with no onset, and onsets beyond the first at a place. */
  missing: number
  doubled: number
  /** Lateness of the last onset (ms). */
  drift: number
}

/**
 * @param onsets the recorded onsets (s); the first is taken as right
 * @param expected where the clicks should be, at least as many, in any unit of time that starts anywhere (s)
 */
export function compare(onsets: readonly number[], expected: readonly number[]): Comparison {
  const shift = (onsets[0] ?? 0) - (expected[0] ?? 0)
  const places = expected.map((time) => time + shift)
  const heard = places.map(() => 0)
  let worst = 0
  let drift = 0
  for (const onset of onsets) {
    const nearest = places.reduce(
      (best, place, index) =>
        Math.abs(place - onset) < Math.abs((places[best] ?? 0) - onset) ? index : best,
      0,
    )
    heard[nearest] = (heard[nearest] ?? 0) + 1
    drift = (onset - (places[nearest] ?? 0)) * 1000
    worst = Math.max(worst, Math.abs(drift))
  }
  // Sounds after the last onset were not recorded.
  const recorded = heard.slice(0, heard.findLastIndex((times) => times > 0) + 1)
  return {
    clicks: onsets.length,
    worst,
    missing: recorded.filter((times) => times === 0).length,
    doubled: recorded.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
    drift,
  }
}
