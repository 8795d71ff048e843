import { ownOf, presenceOf, weightOf } from './partial-sets.ts'
import type { PartialsReader } from './partials.ts'

/** Pitches that sound in place of one of a chord's, in semitones: as minor instead of major. */
const RIVALS = [-2, -1, 1, 2]
/** Notes with less weight of partials of their own are part of another note's sound. */
const FEWEST_OWN = 0.8
const FEWEST_RIVAL = 1
/** A note with many partials of its own counts no more than this. */
const MOST = 3
/** A rival may be a little more present than the note in whose place it would be. */
const CONTRAST = 0.44
/** The notes of a chord hide a little of each other. */
const HIDDEN = 0.04
/** In chords of so few notes each must be there. */
const FEW = 3
const EACH = 0.17

/**
 * The evidence for a chord: the mean presence of its notes (MIDI numbers), each by the partials
 * that the others do not share, and no more than the contrast of each with its neighbours.
 *
 * @returns from below 0 to 1; null if too few partials could be heard
 */
export function chordEvidence(read: PartialsReader, pitches: readonly number[]): number | null {
  let sum = 0
  let weights = 0
  let least = 1
  let contrast = 1
  for (const pitch of pitches) {
    const others = pitches.filter((other) => other !== pitch).flatMap(read.places)
    const own = ownOf(read.partials(pitch), others)
    const weight = Math.min(MOST, weightOf(own))
    if (weight < FEWEST_OWN) continue
    const presence = presenceOf(own)
    sum += weight * presence
    weights += weight
    least = Math.min(least, presence)
    const all = [...others, ...read.places(pitch)]
    for (const interval of RIVALS) {
      if (pitches.includes(pitch + interval)) continue
      const rival = ownOf(read.partials(pitch + interval), all)
      if (weightOf(rival) >= FEWEST_RIVAL)
        contrast = Math.min(contrast, presence - presenceOf(rival))
    }
  }
  if (weights === 0) return null
  const evidence = Math.min(sum / weights + HIDDEN, contrast + CONTRAST)
  return pitches.length > FEW ? evidence : Math.min(evidence, least + EACH)
}
