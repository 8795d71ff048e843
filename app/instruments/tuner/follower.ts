import type { Background } from './background.ts'
import { partialsOf } from './partials.ts'
import { refinePitch } from './refine.ts'
import type { SampleHistory } from './sample-history.ts'
import { createSpectrum, SHORTEST_WINDOW } from './spectrum.ts'

/**
 * The longest window, in seconds. Longer ones would average more of the beating between a string and
 * the guitar's body, but lag behind the peg.
 */
const LONGEST_WINDOW = 0.28

/** Lag of the second window, as a share of the first's length. */
const LAG = 1 / 3

/** Readings are the median of those of the last so many seconds. */
const MEDIAN_SECONDS = 0.15

export type Follower = ReturnType<typeof createFollower>

/**
 * Follows one string once it is known: analyses a window that grows with the time the string has sounded,
 * and refines the pitch from its partials.
 */
export function createFollower(history: SampleHistory, background: Background, frameRate: number) {
  const spectrum = createSpectrum(history, LONGEST_WINDOW)
  const medianFrames = Math.max(1, Math.round(MEDIAN_SECONDS * frameRate))
  let recent: number[] = []
  let pitch = 0
  let sounding = 0

  return {
    /** The pitch that is followed, in Hz; 0 when there is none. */
    get pitch() {
      return pitch
    },
    /** Begins to follow `frequency` (Hz), which has sounded for so many frames already. */
    start(frequency: number, frames: number) {
      pitch = frequency
      sounding = frames
      recent = []
    },
    stop() {
      pitch = 0
    },
    /**
     * Analyses the newest samples: the pitch in Hz and its clarity. Below `needed` clarity the pitch is not
     * moved.
     */
    update(needed: number): { frequency: number; clarity: number } {
      sounding += 1
      const seconds = Math.min(Math.max(SHORTEST_WINDOW, sounding / frameRate), LONGEST_WINDOW)
      spectrum.take(seconds, seconds * LAG)
      // The strong partials lead the search for the others.
      const rough = refinePitch(partialsOf(spectrum, background, pitch), background)
      const partials = partialsOf(spectrum, background, rough)
      if (partials.clarity <= needed) return { frequency: pitch, clarity: partials.clarity }
      pitch = refinePitch(partials, background)
      recent = [...recent, pitch].slice(-medianFrames)
      const sorted = [...recent].sort((a, b) => a - b)
      return { frequency: sorted[sorted.length >> 1] as number, clarity: partials.clarity }
    },
  }
}
