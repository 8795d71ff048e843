import {
  createTuner,
  type Reading,
  type TunerOptions,
} from '../../../app/instruments/tuner/engine.ts'
import { centsBetween } from '../../../app/instruments/tuner/notes.ts'
import type { Recording } from './recordings.ts'

export const FRAME_RATE = 60

/** From when to when a reading is held against the true pitch, in seconds after the pluck: where the pitch is known. */
const JUDGED = { from: 0.125, to: 1.875 }

/** From when the string must be right, in seconds after the pluck. */
const STRING_FROM = 0.3

/** Beyond so many cents an error is another pitch (an octave, a fifth), not an inexact reading. */
const OTHER_PITCH_CENTS = 100

/** A reading is near from here on, in cents. */
const NEAR_CENTS = 10

export type Frame = { seconds: number; reading: Reading | null; milliseconds: number }

/** Readings of the tuner frame by frame, and the processing time of each frame. */
export function listen(
  samples: Float32Array,
  sampleRate: number,
  options: Partial<TunerOptions> = {},
): Frame[] {
  const frameRate = options.frameRate ?? FRAME_RATE
  const tuner = createTuner({ sampleRate, frameRate, ...options })
  const frames: Frame[] = []
  for (let from = 0, f = 1; ; f++) {
    const to = Math.round((f * sampleRate) / frameRate)
    if (to > samples.length) return frames
    const start = performance.now()
    tuner.push(samples.subarray(from, to))
    const reading = tuner.read(f / frameRate)
    frames.push({ seconds: f / frameRate, reading, milliseconds: performance.now() - start })
    from = to
  }
}

/** Contribution of one recording to a row of the table. */
export type Outcome = {
  judged: number
  shown: number
  /** Error in cents of the frames whose pitch is meant, against the clip's one true pitch, and against its track. */
  errors: number[]
  glideErrors: number[]
  otherPitch: number
  late: number
  wrongString: number
  /** Cents from one shown frame to the next. */
  steps: number[]
  /** Seconds from the pluck to the first reading that is near; null when there is none. */
  firstNear: number | null
}

export function judge(clip: Recording, frames: readonly Frame[]): Outcome {
  const outcome: Outcome = {
    judged: 0,
    shown: 0,
    errors: [],
    glideErrors: [],
    otherPitch: 0,
    late: 0,
    wrongString: 0,
    steps: [],
    firstNear: null,
  }
  let before: Reading | null = null
  for (const { seconds, reading } of frames) {
    const after = seconds - clip.onsetSeconds
    const shown = reading && reading.clarity > 0.9 ? reading : null
    const error = shown ? centsBetween(shown.frequency, clip.truthHz) : Number.NaN
    if (shown && after > 0 && Math.abs(error) < NEAR_CENTS) outcome.firstNear ??= after
    if (after < JUDGED.from || after > JUDGED.to) continue
    outcome.judged += 1
    if (shown) {
      outcome.shown += 1
      if (Math.abs(error) > OTHER_PITCH_CENTS) outcome.otherPitch += 1
      else {
        outcome.errors.push(Math.abs(error))
        outcome.glideErrors.push(Math.abs(error - glideAt(clip, after)))
      }
      if (after >= STRING_FROM) {
        outcome.late += 1
        if (shown.string !== clip.string) outcome.wrongString += 1
      }
      if (before) outcome.steps.push(Math.abs(centsBetween(shown.frequency, before.frequency)))
    }
    before = shown
  }
  return outcome
}

/** Deviation of the string from its true pitch at a time after the pluck, in cents. */
function glideAt(clip: Recording, after: number): number {
  const { secondsAfterOnset, cents } = clip.glide
  const next = secondsAfterOnset.findIndex((seconds) => seconds >= after)
  return cents[next === -1 ? cents.length - 1 : next] ?? 0
}

/** The value below which `share` of the numbers lie; NaN when there are none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, x) => sum + x, 0) / numbers.length
}
