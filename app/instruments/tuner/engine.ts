import { PitchDetector } from 'pitchy'
import { createBackground } from './background.ts'
import { targetOf } from './expectation.ts'
import { isMains } from './mains.ts'
import { CONCERT_A4, centsBetween } from './notes.ts'
import { partialsOf } from './partials.ts'
import { createPluckDetector } from './plucks.ts'
import { refinePitch } from './refine.ts'
import { createSampleHistory } from './sample-history.ts'
import { createSpectrum } from './spectrum.ts'
import { choosePitch } from './string-choice.ts'
import type { Tuning } from './tunings.ts'

/** A pitch in Hz, how sure it is (0 to 1), the string it belongs to and how many cents it lies above it. */
export type Reading = { frequency: number; clarity: number; string: string; cents: number }

export type TunerOptions = {
  /** Samples per second of what is pushed. */
  sampleRate: number
  /** How many times a second `read` is called. */
  frameRate: number
  /** The pitch of A4 in Hz; 440 unless given. */
  a4?: number
  /** What is tuned; the standard strings unless given. */
  tuning?: Tuning
}

/** Readings of less clarity are not shown: the specification's threshold. */
export const CLARITY_SHOWN = 0.9

const SHORT_SECONDS = 0.085
const LONG_SECONDS = 0.17
const SHORT_WINDOW = 0.064
const LONG_WINDOW = 0.3
const LAG_SHARE = 1 / 4
const AGREEING_SECONDS = 0.1
const AGREEING_CENTS = 35
const SWITCH_SECONDS = 4 / 60
const MEDIAN_SECONDS = 0.15
const LOST_SECONDS = 0.1
const FAINTEST_POWER = 1e-8

/**
 * A guitar tuner's ear. `push` takes every sample once, in order, in blocks of any size; `read` answers what is
 * played now, or null. Throws RangeError on options that make no sense.
 */
export function createTuner(options: TunerOptions) {
  const { sampleRate, frameRate, a4 = CONCERT_A4, tuning = { strings: 'standard' } } = options
  if (!(sampleRate >= 8000)) throw new RangeError('the sample rate must be at least 8000 Hz')
  if (!(frameRate > 0)) throw new RangeError('the frame rate must be positive')
  const target = targetOf(tuning, a4)
  const history = createSampleHistory({ sampleRate, highPass: target.lowest, seconds: 0.5 })
  const short = new Float64Array(Math.round(SHORT_SECONDS * history.rate))
  const long = new Float64Array(Math.round(LONG_SECONDS * history.rate))
  const shortDetector = PitchDetector.forFloat64Array(short.length)
  const longDetector = PitchDetector.forFloat64Array(long.length)
  const glance = createSpectrum(history, SHORT_WINDOW)
  const gaze = createSpectrum(history, LONG_WINDOW)
  const background = createBackground(glance, frameRate)
  const plucks = createPluckDetector(history.rate, frameRate)
  const frames = (seconds: number) => Math.max(2, Math.round(seconds * frameRate))

  let candidate = 0
  let agreeing = 0
  let pitch = 0
  let age = 0
  let missing = 0
  let recent: number[] = []

  function forget() {
    pitch = 0
    recent = []
    missing = 0
    age = 0
  }

  function follow() {
    const window = Math.min(SHORT_WINDOW + age / frameRate, LONG_WINDOW)
    gaze.take(window, window * LAG_SHARE)
    // The first partials lead the search for the higher ones.
    const first = partialsOf(gaze, background, pitch)
    const partials = partialsOf(gaze, background, refinePitch(first, background))
    const refined = refinePitch(partials, background)
    return { refined, clarity: partials.clarity }
  }

  function read(_timeSeconds: number): Reading | null {
    history.copy(short)
    history.copy(long)
    plucks.hear(short)
    const [shortPitch] = shortDetector.findPitch(short, history.rate)
    const [longPitch] = longDetector.findPitch(long, history.rate)
    glance.take(SHORT_WINDOW, SHORT_WINDOW * LAG_SHARE)
    const found = choosePitch(glance, background, [shortPitch, longPitch, pitch], target)
    const heard =
      found !== null &&
      (background.settled || !isMains(found)) &&
      found.clarity > 0.7 &&
      found.power > FAINTEST_POWER

    if (
      heard &&
      candidate > 0 &&
      Math.abs(centsBetween(found.frequency, candidate)) < AGREEING_CENTS
    ) {
      agreeing += 1
    } else agreeing = heard ? 1 : 0
    candidate = heard ? found.frequency : 0

    if (
      pitch > 0 &&
      heard &&
      agreeing >= frames(SWITCH_SECONDS) &&
      plucks.recent &&
      Math.abs(centsBetween(candidate, pitch)) > 60
    ) {
      forget()
      pitch = candidate
      age = 0
    }
    if (pitch === 0 && agreeing >= frames(AGREEING_SECONDS)) {
      pitch = candidate
    }
    if (pitch === 0) {
      if (!heard) background.learn()
      else background.hold()
      return null
    }
    background.hold()
    age += 1
    const { refined, clarity } = follow()
    if (clarity <= CLARITY_SHOWN) {
      missing += 1
      if (missing > frames(LOST_SECONDS)) forget()
      return null
    }
    missing = 0
    pitch = refined
    recent.push(refined)
    if (recent.length > frames(MEDIAN_SECONDS)) recent.shift()
    const frequency = [...recent].sort((a, b) => a - b)[recent.length >> 1] as number
    const string = target.stringFor(frequency)
    return {
      frequency,
      clarity,
      string: string.name,
      cents: centsBetween(frequency, string.frequency),
    }
  }

  return {
    push: history.push,
    read,
    /** Forgets all that was heard, as if just made. */
    reset() {
      history.reset()
      background.reset()
      plucks.reset()
      forget()
      candidate = 0
      agreeing = 0
    },
  }
}
