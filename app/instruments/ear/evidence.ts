import { chordEvidence } from './chord-evidence.ts'
import type { Lines } from './lines.ts'
import { noteEvidence } from './note-evidence.ts'
import { createPartialsReader } from './partials.ts'

/**
 * From 0 or less for nothing to 1 for all of the notes' partials: what speaks for them beyond what others explain,
 * and how much of them is there at all, which must be little for them to be surely absent.
 */
export type Evidence = { own: number; presence: number }

/**
 * The evidence for the expected sound: its share that is new in a spectrum, beyond what other notes explain.
 *
 * @param pitches MIDI numbers that sound together
 * @param a4 Hz
 * @returns null if noise or older notes hide what would tell
 */
export function evidenceOf(lines: Lines, pitches: readonly number[], a4: number): Evidence | null {
  const read = createPartialsReader(lines, a4)
  const [first, ...others] = pitches
  if (first === undefined) return null
  if (others.length === 0) return noteEvidence(read, first)
  const own = chordEvidence(read, pitches)
  return own === null ? null : { own, presence: own }
}
