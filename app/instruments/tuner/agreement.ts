import { centsBetween } from './notes.ts'
import type { Partials } from './partials.ts'

/** Pitches of two frames that lie nearer than this, in cents, agree: a short window in noise is no more exact. */
const AGREEING_CENTS = 35

/** A string's pitch stays within so many cents for so long (seconds); a voice's glides. */
const STEADY_SECONDS = 4 / 60
const STEADY_CENTS = 15

/** Meanwhile the amplitudes of its partials change by less than this, as a share: a voice's with every sound. */
const STEADY_CHANGE = 0.35

/** Counts how many frames in a row have found the same pitch. */
export function createAgreement(frameRate: number) {
  const steadyFrames = 1 + Math.max(1, Math.round(STEADY_SECONDS * frameRate))
  let heard: Partials[] = []
  let count = 0
  return {
    /** The pitch found last, in Hz; 0 when there was none. */
    get pitch() {
      return heard.at(-1)?.frequency ?? 0
    },
    get count() {
      return count
    },
    /** True if the last frames are as those of a plucked string: one pitch, and partials that only decay. */
    get steady() {
      return isSteady(heard)
    },
    /** Takes what a frame has found; null for nothing. */
    hear(found: Partials | null) {
      const last = heard.at(-1)
      const agrees =
        found && last && Math.abs(centsBetween(found.frequency, last.frequency)) < AGREEING_CENTS
      count = found ? (agrees ? count + 1 : 1) : 0
      heard = found ? [...(agrees ? heard : []), found].slice(-steadyFrames) : []
    },
    reset() {
      heard = []
      count = 0
    },
  }
}

function isSteady(heard: readonly Partials[]): boolean {
  const pitches = heard.map((partials) => partials.frequency)
  const spread = centsBetween(Math.max(...pitches), Math.min(...pitches))
  const first = heard[0]
  const last = heard.at(-1)
  if (!first || !last || spread > STEADY_CENTS) return false
  let change = 0
  let sum = 0
  last.amplitudes.forEach((now, i) => {
    const before = first.amplitudes[i] ?? 0
    change += Math.abs(now - before)
    sum += Math.max(now, before)
  })
  return change < STEADY_CHANGE * sum
}
