import type { SampleHistory } from './sample-history.ts'

/** Over how long the level is taken, in seconds: a few periods of the lowest string. */
const LEVEL_SECONDS = 0.04

/**
 * A level that has risen by so much (as a ratio of powers, 4 dB) within this time (seconds) is a pluck: a string
 * as loud as one that rings adds 3 dB at least, and more as that one has decayed.
 */
const RISE = 2.5
const WITHIN_SECONDS = 0.1

/** For how long after a pluck another string may be what sounds, in seconds. */
const RECENT_SECONDS = 0.3

/**
 * Detects whether a string has been plucked lately: its level rises, and a ringing string's only falls. Without a
 * pluck what sounds is the string that sounded before, whichever of its partials is strongest now.
 */
export function createPluckDetector(history: SampleHistory, frameRate: number) {
  const tail = new Float64Array(Math.round(LEVEL_SECONDS * history.rate))
  const memory = Math.ceil(WITHIN_SECONDS * frameRate)
  const levels: number[] = []
  let since = Number.POSITIVE_INFINITY

  return {
    /** True if there was a recent pluck. */
    get recent() {
      return since <= RECENT_SECONDS * frameRate
    },
    /** Takes the level as it is now; call it once a frame. */
    hear() {
      history.copy(tail)
      const power = tail.reduce((sum, x) => sum + x * x, 0)
      since = power > RISE * Math.min(...levels) ? 0 : since + 1
      levels.push(power)
      if (levels.length > memory) levels.shift()
    },
    /** Takes the last pluck for heard: only another one is recent. */
    forget() {
      since = Number.POSITIVE_INFINITY
    },
    reset() {
      levels.length = 0
      since = Number.POSITIVE_INFINITY
    },
  }
}
