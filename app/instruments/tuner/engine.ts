import { createAgreement } from './agreement.ts'
import { createBackground } from './background.ts'
import { createDetector } from './detector.ts'
import { targetOf } from './expectation.ts'
import { createFollower } from './follower.ts'
import { isMains } from './mains.ts'
import { CONCERT_A4, centsBetween } from './notes.ts'
import type { Partials } from './partials.ts'
import { createPluckDetector } from './plucks.ts'
import { createSampleHistory } from './sample-history.ts'
import { createSpectrum, SHORTEST_LAG, SHORTEST_WINDOW } from './spectrum.ts'
import { choosePitch, strongestLine } from './string-choice.ts'
import type { Tuning } from './tunings.ts'

/** A pitch in Hz, how sure it is (0 to 1), the string it belongs to and how many cents it lies above it. */
export type Reading = { frequency: number; clarity: number; string: string; cents: number }

export type TunerOptions = {
  /** Samples per second of what is pushed. */
  sampleRate: number
  /** Number of `read` calls per second. */
  frameRate: number
  /** The pitch of A4 in Hz; 440 unless given. */
  a4?: number
  /** Tuning; the standard strings unless given. */
  tuning?: Tuning
}

/** Readings of less clarity are not shown: the specification's threshold. */
export const CLARITY_SHOWN = 0.9

/**
 * Clarity from which a short window counts as having found a pitch: below the displayed threshold, as the pitch
 * must also last.
 */
const CLARITY_FOUND = 0.7

/** A string is shown when it has been found for so long, in seconds: the pluck itself has no pitch. */
const AGREEING_SECONDS = 0.13

/** Another string takes over when it has been found for so long, and this far away, after a pluck. */
const SWITCH_SECONDS = 4 / 60
const SWITCH_CENTS = 60

/** A string is dropped when it has been unclear for so long, in seconds. */
const LOST_SECONDS = 0.1

/** Power below which input counts as silence, -80 dB of full scale: the noise of a converter. */
const FAINTEST_POWER = 1e-8

const LOWEST_SAMPLE_RATE = 8000
const HISTORY_SECONDS = 0.5

export type Tuner = ReturnType<typeof createTuner>

/**
 * Pitch detection of a guitar tuner. `push` takes every sample once, in order, in blocks of any size; `read`
 * returns the current reading, or null. pitchy finds a period, the partials in a spectrum decide which string
 * it belongs to, and once frames agree that string's partials are tracked. Throws RangeError on options that
 * make no sense.
 */
export function createTuner(options: TunerOptions) {
  const { sampleRate, frameRate, a4 = CONCERT_A4, tuning = { strings: 'standard' } } = options
  if (!(sampleRate >= LOWEST_SAMPLE_RATE)) {
    throw new RangeError(`the sample rate must be at least ${LOWEST_SAMPLE_RATE} Hz`)
  }
  if (!(frameRate > 0)) throw new RangeError('the frame rate must be positive')

  const target = targetOf(tuning, a4)
  const history = createSampleHistory({
    sampleRate,
    highPass: target.lowest,
    seconds: HISTORY_SECONDS,
  })
  const detect = createDetector(history)
  const shortSpectrum = createSpectrum(history, SHORTEST_WINDOW)
  const background = createBackground(shortSpectrum, frameRate)
  const plucks = createPluckDetector(history, frameRate)
  const agreement = createAgreement(frameRate)
  const follower = createFollower(history, background, frameRate)
  const frames = (seconds: number) => Math.max(2, Math.round(seconds * frameRate))
  // Frames in which the tracked string was not clear; and, after a pluck, not found again.
  let unclear = 0
  let unfound = 0

  /** The partials of the pitch that this frame finds by itself, null for none. */
  function find(): Partials | null {
    shortSpectrum.take(SHORTEST_WINDOW, SHORTEST_LAG)
    const found = choosePitch(
      shortSpectrum,
      background,
      [...detect(), follower.pitch, strongestLine(shortSpectrum, background)],
      target,
    )
    if (!found || found.clarity < CLARITY_FOUND || found.power < FAINTEST_POWER) return null
    // Before the room is known, a tone at a multiple of the mains may be the room's.
    if (!background.settled && isMains(found)) return null
    return found
  }

  /** Starts to follow a pitch that has lasted, or another one that has been plucked. */
  function settle() {
    const { pitch, count } = agreement
    const following = follower.pitch > 0
    const elsewhere = following && Math.abs(centsBetween(pitch, follower.pitch)) > SWITCH_CENTS
    const lasts = count >= frames(following ? SWITCH_SECONDS : AGREEING_SECONDS)
    if (!elsewhere) unfound = 0
    if (!lasts || !agreement.steady || (following && !(elsewhere && plucks.recent))) return
    follower.start(pitch, count)
    plucks.forget()
    unclear = 0
    unfound = 0
  }

  return {
    push: history.push,
    /**
     * The current reading; call it `frameRate` times a second, `timeSeconds` being the time of the
     * stream.
     */
    read(_timeSeconds: number): Reading | null {
      plucks.hear()
      agreement.hear(find())
      unfound = plucks.recent ? unfound + 1 : 0
      if (agreement.count > 0) settle()
      // A pluck that does not bring back the string was of another.
      if (unfound > frames(AGREEING_SECONDS)) follower.stop()
      if (follower.pitch > 0 || agreement.count > 0) background.hold()
      else background.learn()
      if (follower.pitch === 0) return null

      const { frequency, clarity } = follower.update(CLARITY_SHOWN)
      if (clarity <= CLARITY_SHOWN) {
        unclear += 1
        if (unclear > frames(LOST_SECONDS)) follower.stop()
        return null
      }
      unclear = 0
      const string = target.stringFor(frequency)
      const cents = centsBetween(frequency, string.frequency)
      return { frequency, clarity, string: string.name, cents }
    },
    /** Resets the engine to its initial state. */
    reset() {
      history.reset()
      background.reset()
      plucks.reset()
      agreement.reset()
      follower.stop()
    },
  }
}
