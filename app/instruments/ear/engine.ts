import { CONCERT_A4 } from '../tuner/notes.ts'
import { createAttackTimer } from './attack-time.ts'
import { createBandLevels } from './band-levels.ts'
import { createExaminer } from './examiner.ts'
import { createOnsetDetector } from './onset-detector.ts'
import { createRecentSamples } from './recent-samples.ts'
import { type Question, type Verdict, verdictOn } from './verdict.ts'

export { CLEAR, type Question, type Verdict } from './verdict.ts'

export type EarOptions = {
  /** Samples per second of what is pushed. */
  sampleRate: number
  /** The pitch of A4 in Hz; 440 unless given. */
  a4?: number
}

/** So much of the stream is remembered, in seconds: questions about what was before cannot be answered. */
export const MEMORY_SECONDS = 30

const LOWEST_SAMPLE_RATE = 8000

/** Samples that are looked at together, so that none is overwritten before. */
const BLOCK = 1024

/** Up to this frequency partials tell pitches apart (Hz), and up to this one attacks are heard. */
const PITCH_HZ = 4200
const ATTACK_HZ = 8500
/** Attacks are found within so many seconds, after which their samples are not needed. */
const ATTACK_SECONDS = 1

export type Ear = ReturnType<typeof createEar>

/**
 * Verifies what a learner plays against what is expected. `push` takes every sample once, in order, in
 * blocks of any size; times are seconds of that stream. Memory is bounded: the last half minute is
 * kept. Throws RangeError on options that make no sense.
 */
export function createEar({ sampleRate, a4 = CONCERT_A4 }: EarOptions) {
  if (!(sampleRate >= LOWEST_SAMPLE_RATE && sampleRate < Number.POSITIVE_INFINITY))
    throw new RangeError(`the sample rate must be at least ${LOWEST_SAMPLE_RATE} Hz`)
  if (!(a4 > 0 && a4 < Number.POSITIVE_INFINITY))
    throw new RangeError('the pitch of A4 must be positive')

  const recent = createRecentSamples({ sampleRate, seconds: MEMORY_SECONDS, bandwidth: PITCH_HZ })
  const wide = createRecentSamples({ sampleRate, seconds: ATTACK_SECONDS, bandwidth: ATTACK_HZ })
  const detector = createOnsetDetector(
    createBandLevels(wide),
    MEMORY_SECONDS,
    createAttackTimer(wide),
  )
  const examine = createExaminer(recent, a4)

  return {
    /** Takes the next samples, from -1 to 1. */
    push(samples: Float32Array) {
      for (let from = 0; from < samples.length; from += BLOCK) {
        const block = samples.subarray(from, from + BLOCK)
        recent.push(block)
        wide.push(block)
        detector.hear()
      }
    },
    /**
     * Tells if notes were played together between two times, from what has been pushed so far. A
     * verdict of less clarity than `CLEAR` means that it cannot be told, or not yet: ask again when
     * more has been pushed. Throws RangeError on a question that makes no sense.
     */
    judge(question: Question): Verdict {
      return verdictOn(question, { recent, onsets: detector.onsets, examine })
    },
    /** The attacks of the last half minute, in seconds of the stream, oldest first. */
    onsets(): number[] {
      return detector.onsets.map(({ time }) => time)
    },
  }
}
