import type { Ear } from '../../ear/engine.ts'

/** Two chords, each as MIDI numbers. */
export type ChordPair = readonly [number[], number[]]

/** A chord rings for so long before the other is listened for (s). */
const REST = 0.25
/** The ear knows a chord when it has heard so much of it (s). */
const KNOWN_AFTER = 0.35
/** Strums that are older are not looked at again (s). */
const LOOK_BACK = 2

/**
 * Counts changes between two chords: each time that the one that is due is heard, the other is due.
 *
 * @param from s of the ear's stream
 */
export function createChangeCounter(ear: Pick<Ear, 'judge'>, pair: ChordPair, from: number) {
  let due: 0 | 1 = 0
  let since = from
  let heard = 0
  return {
    /** Index of the chord that is due. */
    due: () => due,
    /** The first chord is where the changes begin. */
    changes: () => Math.max(0, heard - 1),
    /** @param now what has been heard up to here (s of the ear's stream) */
    listen(now: number) {
      const to = now - KNOWN_AFTER
      if (to <= since) return
      const window = { from: Math.max(since, to - LOOK_BACK), to }
      const wanted = ear.judge({ pitches: pair[due], ...window })
      if (!wanted.heard || wanted.at === null) return
      // The chord before may be strummed again, and has notes in common with the one that is due.
      const at = { from: wanted.at - 0.01, to: wanted.at + 0.01 }
      const other = ear.judge({ pitches: pair[due === 0 ? 1 : 0], ...at })
      if (other.heard && other.clarity >= wanted.clarity) return
      since = wanted.at + REST
      due = due === 0 ? 1 : 0
      heard += 1
    },
  }
}
