import { type Examine, NEEDED_SECONDS } from './examiner.ts'
import type { Onset } from './onset-detector.ts'
import type { RecentSamples } from './recent-samples.ts'

export type Question = {
  /** The notes that are expected to sound together, as MIDI numbers. */
  pitches: readonly number[]
  /** The earliest attack and the latest one, in seconds of the stream. */
  from: number
  to: number
}

export type Verdict = {
  heard: boolean
  /** The attack, in seconds of the stream; null if the notes were not heard. */
  at: number | null
  /** The certainty of that, from 0 to 1. */
  clarity: number
}

/** A verdict of less clarity means that it cannot be told. */
export const CLEAR = 0.5

/** So much evidence is needed, and so much more where no attack was heard: after a hammer-on, a pull-off, a slide. */
const ACCEPTED = 0.32
const MORE = 0.15
/** Evidence that is less by so much makes it sure that the notes were not played. */
const UNSURE = 0.1
/** They are surely absent only if less than this is there, whatever may explain it. */
const ABSENT = 0.3
/** Taken for notes that noise or others hide: nothing speaks for them, and nothing against. */
const HIDDEN = { own: 0, presence: 1 }
/** From the least clear verdict to the clearest, in evidence. */
const SURE = 0.15

/** Distance of the times at which a change is looked for where no attack was heard, in seconds. */
const STEP = 0.04

/** So long after an attack (s) its own changes are over. */
const SETTLED = 0.12

/** An attack is known so long after it, in seconds. */
const KNOWN_AFTER = 0.15

type Heard = { recent: RecentSamples; onsets: readonly Onset[]; examine: Examine }
type Found = { evidence: number; at: number; presence: number }

/** The verdict on a question from what has been heard. Throws RangeError if the question makes no sense. */
export function verdictOn({ pitches, from, to }: Question, heard: Heard): Verdict {
  if (pitches.length === 0 || !pitches.every(Number.isFinite))
    throw new RangeError('the pitches must be MIDI numbers')
  if (!(from <= to)) throw new RangeError('the time must not end before it begins')
  const struck = attacksBetween(from, to, heard, pitches)
  const weak = struck.evidence >= ACCEPTED ? struck : changesBetween(from, to, heard, pitches)
  const best = weak.evidence > struck.evidence ? weak : struck
  if (best.evidence >= ACCEPTED)
    return { heard: true, at: best.at, clarity: clarityOf(best.evidence - ACCEPTED) }
  const isOver = heard.recent.end >= to + KNOWN_AFTER && heard.recent.start <= from
  const missing = Math.min(ACCEPTED - UNSURE - best.evidence, ABSENT - struck.presence)
  const clarity = isOver ? clarityOf(missing) : 0
  return { heard: false, at: null, clarity }
}

const clarityOf = (distance: number) => Math.min(1, Math.max(0, CLEAR + distance / SURE))

function attacksBetween(
  from: number,
  to: number,
  { onsets, examine }: Heard,
  pitches: readonly number[],
) {
  const best: Found = { evidence: 0, at: from, presence: 0 }
  onsets.forEach(({ time, steepest: attack }, i) => {
    if (time < from || time > to) return
    const since = onsets[i - 1]?.steepest ?? Number.NEGATIVE_INFINITY
    const until = onsets[i + 1]?.steepest ?? Number.POSITIVE_INFINITY
    const { own, presence } = examine(pitches, { attack, since, until }) ?? HIDDEN
    best.presence = Math.max(best.presence, presence)
    if (own > best.evidence) Object.assign(best, { evidence: own, at: time })
  })
  return best
}

function changesBetween(
  from: number,
  to: number,
  { recent, onsets, examine }: Heard,
  pitches: readonly number[],
) {
  const best: Found = { evidence: 0, at: from, presence: 0 }
  const latest = Math.min(to, recent.end - NEEDED_SECONDS)
  for (let step = Math.ceil(from / STEP); step * STEP <= latest; step++) {
    const time = step * STEP
    const since =
      onsets.findLast(({ steepest }) => steepest <= time)?.steepest ?? Number.NEGATIVE_INFINITY
    const until =
      onsets.find(({ steepest }) => steepest > time)?.steepest ?? Number.POSITIVE_INFINITY
    if (time - since < SETTLED || until - time < STEP) continue
    const { own } = examine(pitches, { attack: time, since, until }) ?? HIDDEN
    const evidence = own - MORE
    if (evidence > best.evidence) Object.assign(best, { evidence, at: time })
  }
  return best
}
