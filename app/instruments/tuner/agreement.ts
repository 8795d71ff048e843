import { centsBetween } from './notes.ts'

/** Pitches of two frames that lie nearer than this, in cents, agree: a short window in noise is no more exact. */
const AGREEING_CENTS = 35

/** Counts how many frames in a row have found the same pitch. */
export function createAgreement() {
  let pitch = 0
  let count = 0
  return {
    /** The pitch found last, in Hz; 0 when there was none. */
    get pitch() {
      return pitch
    },
    get count() {
      return count
    },
    /** Takes what a frame has found, in Hz; null for nothing. */
    hear(found: number | null) {
      const agrees =
        found !== null && pitch > 0 && Math.abs(centsBetween(found, pitch)) < AGREEING_CENTS
      count = found === null ? 0 : agrees ? count + 1 : 1
      pitch = found ?? 0
    },
    reset() {
      pitch = 0
      count = 0
    },
  }
}
