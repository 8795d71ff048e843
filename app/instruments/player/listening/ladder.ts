/** Place on a tempo ladder. */
export interface Rung {
  /** Quarters per minute. */
  tempo: number
  /** Turns in a row that were not clean. */
  misses: number
}

/** A rung is as high as this (quarters per minute). */
const RUNG = 5
/** After so many turns that were not clean the tempo falls back. */
const PATIENCE = 2

/** Climbs after a clean turn, up to the goal; falls back gently, never below the start. */
export function nextRung(
  { tempo, misses }: Rung,
  isClean: boolean,
  { start, goal }: { start: number; goal: number },
): Rung {
  if (isClean) return { tempo: Math.max(tempo, Math.min(goal, tempo + RUNG)), misses: 0 }
  if (misses + 1 < PATIENCE) return { tempo, misses: misses + 1 }
  return { tempo: Math.min(tempo, Math.max(start, tempo - RUNG)), misses: 0 }
}
