import { CONCERT_A4 } from '../tuner/notes.ts'
import { createAttackTimer } from './attack-time.ts'
import { createBandLevels } from './band-levels.ts'
import { evidenceOf } from './evidence.ts'
import { createOnsetDetector, type Onset } from './onset-detector.ts'
import { createPeakFinder, LONGEST_WINDOW } from './peaks.ts'
import { createRecentSamples } from './recent-samples.ts'

export type Question = {
  /** MIDI numbers of the notes that are expected to sound together. */
  pitches: number[]
  /** Earliest and latest attack, in seconds of the stream. */
  from: number
  to: number
}

export type Verdict = {
  heard: boolean
  /** The attack, in seconds of the stream; null if nothing was heard. */
  at: number | null
  /** How sure the verdict is, from 0 to 1. */
  clarity: number
}

export type EarOptions = {
  /** Samples per second of what is pushed. */
  sampleRate: number
  /** The pitch of A4 in Hz; 440 unless given. */
  a4?: number
}

/** A verdict of less clarity means that it cannot be told. */
export const CLEAR = 0.5

/** So much of the stream is remembered, in seconds. */
export const MEMORY_SECONDS = 30

const LOWEST_SAMPLE_RATE = 8000
const ACCEPTED = 0.28
const SKIP = 0.018
const SHORTEST_WINDOW = 0.09
const QUIET_BEFORE = 0.012

export type Ear = ReturnType<typeof createEar>

export function createEar({ sampleRate, a4 = CONCERT_A4 }: EarOptions) {
  if (!(sampleRate >= LOWEST_SAMPLE_RATE && sampleRate < Infinity))
    throw new RangeError(`the sample rate must be at least ${LOWEST_SAMPLE_RATE} Hz`)
  if (!(a4 > 0 && a4 < Infinity)) throw new RangeError('the pitch of A4 must be positive')
  const recent = createRecentSamples({ sampleRate, seconds: MEMORY_SECONDS })
  const detector = createOnsetDetector(
    createBandLevels(recent),
    MEMORY_SECONDS,
    createAttackTimer(recent),
  )
  const finder = createPeakFinder(recent)

  function score(time: number, next: number, pitches: number[]) {
    const start = time + SKIP
    const seconds = Math.min(LONGEST_WINDOW, recent.end - start, next - start)
    if (seconds < SHORTEST_WINDOW) return null
    const lines = finder.find(start, seconds, time - QUIET_BEFORE)
    return evidenceOf(lines, pitches, a4)
  }

  return {
    push(samples: Float32Array) {
      recent.push(samples)
      detector.hear()
    },
    onsets: (): number[] => detector.onsets.map((onset: Onset) => onset.time),
    judge({ pitches, from, to }: Question): Verdict {
      const onsets = detector.onsets
      let best = -1
      let at = null
      let pending = recent.end < to + 0.15
      onsets.forEach(({ time }, i) => {
        if (time < from || time > to) return
        const s = score(time, onsets[i + 1]?.time ?? Infinity, pitches)
        if (s === null) pending = true
        else if (s > best) {
          best = s
          at = time
        }
      })
      const heard = best >= ACCEPTED
      if (heard) return { heard, at, clarity: Math.min(1, 0.5 + (best - ACCEPTED) / 0.2) }
      return {
        heard,
        at: null,
        clarity: pending ? 0 : Math.min(1, Math.max(0, 0.5 + (ACCEPTED - 0.1 - best) / 0.2)),
      }
    },
  }
}
