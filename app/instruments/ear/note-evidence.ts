import type { Evidence } from './evidence.ts'
import { ownOf, presenceOf, soundingOf, weightOf } from './partial-sets.ts'
import type { Partial, PartialsReader } from './partials.ts'

/**
 * Pitches that may sound instead, in semitones from the expected one: those that fingers reach by mistake, and those
 * that share partials with it.
 */
const RIVALS = [...range(-12, 12), -24, -19, -16, 16, 19, 24].filter((interval) => interval !== 0)
/** All partials of the expected pitch are also partials of these. */
const CONTAINING = new Set([-12, -19, -24])
/**
 * A fourth together shares a rival a twelfth below the lower note: the upper one is its fourth partial. What is left
 * of that rival without the partials of such a note must be there, too. An octave cannot be told so.
 */
const TWELFTH_BELOW = -19
const OF_ANOTHER = [2, 3, 5]
/** A rival that is less present than this does not explain the partials of another. */
const PLAUSIBLE = 0.25
/** Partials of less weight in all do not decide. */
const FEWEST = 1.5

/**
 * The evidence for one pitch (MIDI number), beyond what any single other pitch explains: the presence of
 * those of its partials that the best rival does not share, and for rivals that share them all, the
 * absence of the rival's others.
 *
 * @returns null if too few partials could be heard
 */
export function noteEvidence(read: PartialsReader, pitch: number): Evidence | null {
  const mine = read.partials(pitch)
  if (weightOf(mine) < FEWEST) return null
  const presence = presenceOf(mine)
  let least = presence
  for (const interval of RIVALS) {
    const rival = read.partials(pitch + interval)
    if (presenceOf(rival) < PLAUSIBLE) continue
    if (!CONTAINING.has(interval)) {
      const unexplained = ownOf(mine, read.places(pitch + interval))
      least = Math.min(least, presenceOf(unexplained, FEWEST))
      continue
    }
    const besides = ownOf(rival, mine)
    if (weightOf(besides) < FEWEST) continue
    const isShared = interval === TWELFTH_BELOW
    least = Math.min(least, presence - (isShared ? leastOf(besides, rival) : presenceOf(besides)))
  }
  return { own: least, presence: soundingOf(mine) }
}

/** The presence of those partials, or what is left of it without every second, third or fifth of their note's. */
function leastOf(partials: readonly Partial[], all: readonly Partial[]): number {
  const presences = OF_ANOTHER.map((step) =>
    partials.filter((partial) => (all.indexOf(partial) + 1) % step !== 0),
  )
    .filter((left) => weightOf(left) >= FEWEST)
    .map((left) => presenceOf(left))
  return Math.min(presenceOf(partials), ...presences)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
