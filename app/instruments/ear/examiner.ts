import { type Evidence, evidenceOf } from './evidence.ts'
import { type Lines, linesOf } from './lines.ts'
import type { RecentSamples } from './recent-samples.ts'
import { createSpectra, LONGEST_WINDOW } from './spectra.ts'

/** The window begins so long after the attack: the pluck itself has no pitch. */
const PLUCK_SECONDS = 0.018
/** The sound before is taken until so long before the attack, whose time is not exact. */
const SAFETY_SECONDS = 0.012
/** Shorter windows do not tell low pitches apart. */
const SHORTEST_WINDOW = 0.09
/** Spectra that are kept, as several questions are about one attack. */
const KEPT = 24

/** An attack, the one before it and the one after it, in seconds of the stream. */
export type Attack = { attack: number; since: number; until: number }

export type Examine = ReturnType<typeof createExaminer>

/** So much must have been pushed after an attack for a verdict, in seconds. */
export const NEEDED_SECONDS = PLUCK_SECONDS + SHORTEST_WINDOW

/** @returns a function that tells how much of some notes is new after an attack */
export function createExaminer(recent: RecentSamples, a4: number) {
  const spectrumOf = createSpectra(recent)
  const kept = new Map<string, Lines>()

  function linesAfter(attack: number, seconds: number, since: number): Lines {
    const key = `${attack} ${seconds} ${since}`
    const known = kept.get(key)
    if (known) return known
    const lines = linesOf(spectrumOf, {
      from: attack + PLUCK_SECONDS,
      seconds,
      since: since + PLUCK_SECONDS,
      before: attack - SAFETY_SECONDS,
    })
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string)
    kept.set(key, lines)
    return lines
  }

  /**
   * @returns null if too little could be heard
   */
  return (pitches: readonly number[], { attack, since, until }: Attack): Evidence | null => {
    const from = attack + PLUCK_SECONDS
    const seconds = Math.min(LONGEST_WINDOW, recent.end - from, until - from)
    if (seconds < SHORTEST_WINDOW) return null
    return evidenceOf(linesAfter(attack, seconds, since), pitches, a4)
  }
}
