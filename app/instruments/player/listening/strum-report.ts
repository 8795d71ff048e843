/** Steadiness of strumming: standard deviation and mean of its strokes' distances from their times (ms). */
export interface StrumReport {
  steadiness: number
  /** Below 0: early. */
  late: number
}

/** With fewer strokes nothing can be said. */
const FEWEST = 4

/** @param lates s */
export function strumReport(lates: readonly number[]): StrumReport | null {
  if (lates.length < FEWEST) return null
  const mean = lates.reduce((sum, late) => sum + late, 0) / lates.length
  const variance = lates.reduce((sum, late) => sum + (late - mean) ** 2, 0) / lates.length
  return { steadiness: Math.round(1000 * Math.sqrt(variance)), late: Math.round(1000 * mean) }
}
