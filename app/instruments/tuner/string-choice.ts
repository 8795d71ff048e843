import type { Background } from './background.ts'
import { type Partials, partialsOf } from './partials.ts'
import type { Spectrum } from './spectrum.ts'

/**
 * What the period that a detector finds may be of the string's: its multiples (an octave too low, or the
 * common period of two strings) and parts (a string whose odd partials are weak).
 */
const RATIOS = [1, 2, 3, 4, 5, 6, 1 / 2, 1 / 3, 1 / 4]

/** Pitches nearer than this, as a ratio, are one candidate. */
const SAME = 1.02

/** The share of its amplitude that a pitch must have in partials which no higher candidate explains. */
const OWN_SHARE = 0.12

/** What is played: the lowest and highest pitch in Hz, and how likely a pitch in Hz is (0 to 1). */
export type Expectation = { lowest: number; highest: number; likelihood(frequency: number): number }

/**
 * The pitch that best explains the spectrum, out of the detector's `periods` (as frequencies in Hz), their
 * multiples and parts; null when none does. A pitch explains all that its multiples explain, so it
 * needs partials of its own: E2 has partials 1, 5, 7 and 11 that neither B3 (3) nor E4 (4) has.
 */
export function choosePitch(
  spectrum: Spectrum,
  background: Background,
  periods: readonly number[],
  expected: Expectation,
): Partials | null {
  const candidates: number[] = []
  for (const period of periods) {
    for (const ratio of RATIOS) {
      const pitch = period * ratio
      if (!(pitch >= expected.lowest && pitch <= expected.highest)) continue
      if (candidates.some((other) => Math.max(other / pitch, pitch / other) < SAME)) continue
      candidates.push(pitch)
    }
  }
  let best: Partials | null = null
  let bestScore = 0
  for (const pitch of candidates) {
    const partials = partialsOf(spectrum, background, pitch)
    if (ownAmplitude(partials, candidates) < OWN_SHARE * partials.total) continue
    const score = partials.total * expected.likelihood(pitch)
    if (score > bestScore) {
      best = partials
      bestScore = score
    }
  }
  return best
}

/** The amplitude of the partials that belong to no candidate at a multiple of the pitch. */
function ownAmplitude(partials: Partials, candidates: readonly number[]): number {
  const multiples = candidates
    .map((other) => other / partials.frequency)
    .filter((ratio) => ratio > 1.5 && Math.abs(ratio - Math.round(ratio)) < 0.02 * ratio)
    .map((ratio) => Math.round(ratio))
  let own = 0
  partials.amplitudes.forEach((amplitude, i) => {
    if (!multiples.some((multiple) => (i + 1) % multiple === 0)) own += amplitude
  })
  return own
}
