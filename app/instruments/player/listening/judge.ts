import { CLEAR, type Ear } from '../../ear/engine.ts'
import type { Expectation } from './expectations.ts'

/**
 * - `heard`, `early`, `late`: it sounded, in time or not
 * - `missing`: it surely did not
 * - `unsure`: the ear cannot tell, which is nobody's fault
 */
export type Result = 'heard' | 'early' | 'late' | 'missing' | 'unsure'

/** An expectation at one time that it is played, and what was heard of it. */
export interface Take extends Expectation {
  /** Turn of the loop. */
  turn: number
  result: Result
  /** s; below 0: early. Null if it was not heard. */
  late: number | null
}

interface Pending {
  expectation: Expectation
  turn: number
  /** When it is due, and the limits in which it counts (s of the ear's stream). */
  due: number
  from: number
  to: number
  /** True if the ear was queried at its time. */
  isAsked: boolean
}

/** Farther from its time than this, a note is early or late (s). */
export const IN_TIME = 0.06
/** A note is looked for as far from its time as this, or halfway to its neighbours (s). */
const REACH = 0.25
/** Two times of one attack differ by less (s). */
const SAME_ATTACK = 0.012
/** The ear knows a note when it has heard so much of it (s). */
const KNOWN_AFTER = 0.2

/**
 * Compares what is played with what is expected.
 *
 * @param inTime s, from where on a note counts as early or late
 */
export function createJudge(ear: Pick<Ear, 'judge' | 'onsets'>, inTime = IN_TIME) {
  let pending: Pending[] = []

  function takeOf({ expectation, turn, due, from, to }: Pending): Take {
    const { heard, at, clarity } =
      expectation.pitches.length > 0
        ? ear.judge({ pitches: expectation.pitches, from, to })
        : attackWithin(ear.onsets(), from, to)
    if (!heard || at === null)
      return { ...expectation, turn, late: null, result: clarity >= CLEAR ? 'missing' : 'unsure' }
    const late = at - due
    const result = Math.abs(late) <= inTime ? 'heard' : late < 0 ? 'early' : 'late'
    return { ...expectation, turn, late, result }
  }

  /** True for a note that surely begins with an attack, whose time is exact. */
  const isStruckInTime = ({ result, late }: Take, due: number) =>
    result === 'heard' &&
    ear.onsets().some((time) => Math.abs(time - due - (late ?? 0)) < SAME_ATTACK)

  return {
    /**
     * @param due s of the ear's stream
     * @param quarter s
     */
    expect(expectation: Expectation, turn: number, due: number, quarter: number) {
      const from = due - Math.min(REACH, (expectation.before * quarter) / 2)
      const to = due + Math.min(REACH, (expectation.after * quarter) / 2)
      pending.push({ expectation, turn, due, from, to, isAsked: false })
    },

    /**
     * Decides what can be decided. The ear is queried for a note at its time, before a short one has ended, and if it was not
     * heard then, when it can no longer come.
     *
     * @param now what has been heard up to here (s of the ear's stream)
     */
    settle(now: number): Take[] {
      const settled: Take[] = []
      pending = pending.filter((each) => {
        const isOver = now >= each.to + KNOWN_AFTER
        const isTime = now >= each.due + KNOWN_AFTER && each.expectation.pitches.length <= 1
        if (!isOver && (each.isAsked || !isTime)) return true
        each.isAsked = true
        const take = takeOf(each)
        if (!isOver && !isStruckInTime(take, each.due)) return true
        settled.push(take)
        return false
      })
      return settled
    },

    /** True while something of a turn is still to be decided. */
    isWaitingIn: (turn: number) => pending.some((each) => each.turn === turn),
  }
}

/** Of dead notes only an attack can be heard; where none is, the ear may have missed it. */
function attackWithin(onsets: number[], from: number, to: number) {
  const at = onsets.find((time) => time >= from && time <= to) ?? null
  return { heard: at !== null, at, clarity: at === null ? 0 : 1 }
}
