import type { Partial } from './partials.ts'

/** Two partials whose frequencies differ by no more than this ratio, 55 cents, are one line. */
const SHARED = 2 ** (55 / 1200)

/** Weight of the assumption that nothing is there: a few partials alone do not make it sure. */
const PRIOR = 0.3

/** Those of `partials` that none of the `others` comes near to. */
export function ownOf(
  partials: readonly Partial[],
  others: readonly { frequency: number }[],
): Partial[] {
  return partials.filter((partial) =>
    others.every(
      ({ frequency }) =>
        partial.frequency > frequency * SHARED || frequency > partial.frequency * SHARED,
    ),
  )
}

/** Their weight together. */
export function weightOf(partials: readonly Partial[]): number {
  return partials.reduce((sum, { weight }) => sum + weight, 0)
}

/** Their mean strength by weight, from 0 to 1, as if they had at least the weight `fewest`. */
export function presenceOf(partials: readonly Partial[], fewest = 0): number {
  const sum = partials.reduce((total, { weight, strength }) => total + weight * strength, 0)
  return sum / (Math.max(fewest, weightOf(partials)) + PRIOR)
}

/** The mean of how well they are there, new or old, from 0 to 1. */
export function soundingOf(partials: readonly Partial[]): number {
  return partials.reduce((sum, { sounding }) => sum + sounding, 0) / partials.length
}
