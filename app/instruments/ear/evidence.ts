import { chordEvidence } from './chord-evidence.ts'
import type { Lines } from './lines.ts'
import { noteEvidence } from './note-evidence.ts'
import { createPartialsReader } from './partials.ts'

/**
 * How much of the expected sound is new in the lines of a spectrum, beyond what other notes explain.
 *
 * @param pitches MIDI numbers that sound together
 * @param a4 Hz
 * @returns 0 or less for nothing, 1 for all; null if noise or older notes hide what would tell
 */
export function evidenceOf(lines: Lines, pitches: readonly number[], a4: number): number | null {
  const read = createPartialsReader(lines, a4)
  const [first, ...others] = pitches
  if (first === undefined) return null
  return others.length === 0 ? noteEvidence(read, first) : chordEvidence(read, pitches)
}
