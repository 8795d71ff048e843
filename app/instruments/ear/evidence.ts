import { frequencyOf } from '../tuner/notes.ts'
import { ownOf, type Partial, partialsOf, presenceOf, weightOf } from './partials.ts'
import type { Lines } from './peaks.ts'

/**
 * Pitches that may sound instead, in semitones from an expected one: those that fingers reach by mistake, and those
 * that share partials with it.
 */
const RIVALS = [
  -24, -19, -16, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  11, 12, 16, 19, 24,
]
/** All partials of the expected pitch are also partials of these. */
const CONTAINING = new Set([-12, -19, -24])
/** A rival that is less present than this does not explain the partials of another. */
const PLAUSIBLE = 0.25
/** Partials of less weight in all do not decide. */
const FEWEST = 1.5

/** How much of each pitch is new in these lines, beyond what others explain: 0 or less for nothing, 1 for all. */
export function evidenceOf(lines: Lines, pitches: readonly number[], a4: number) {
  const known = new Map<number, Partial[]>()
  const partials = (pitch: number): Partial[] => {
    let list = known.get(pitch)
    if (!list) {
      list = partialsOf(lines, frequencyOf(pitch, a4))
      known.set(pitch, list)
    }
    return list
  }
  return pitches.map((pitch) => {
    const others = pitches.filter((other) => other !== pitch).flatMap(partials)
    return evidence(partials(pitch), others, pitch)
  })

  /** @returns null if the pitch has no partials of its own */
  function evidence(mine: Partial[], others: Partial[], pitch: number): number | null {
    const own = ownOf(mine, others)
    if (weightOf(own) < FEWEST) return null
    let least = presenceOf(own)
    for (const interval of RIVALS) {
      if (pitches.includes(pitch + interval)) continue
      const rival = partials(pitch + interval)
      if (presenceOf(rival) < PLAUSIBLE) continue
      const unexplained = ownOf(own, rival)
      if (weightOf(unexplained) >= FEWEST) least = Math.min(least, presenceOf(unexplained))
      if (CONTAINING.has(interval)) {
        const besides = ownOf(ownOf(rival, mine), others)
        if (weightOf(besides) >= FEWEST)
          least = Math.min(least, presenceOf(own) - presenceOf(besides))
      }
    }
    return least
  }
}
