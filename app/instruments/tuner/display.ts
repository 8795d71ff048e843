import type { Reading } from './engine.ts'
import { followInTune, IN_TUNE_CENTS, type InTune, OUT_OF_TUNE } from './in-tune.ts'

/** State of the panel, derived from the readings. */
export interface Display {
  /** Null until the first reading. */
  string: string | null
  /** Rounded, as it is written. */
  cents: number
  /** True if the string sounds now; else this is the last reading. */
  sounding: boolean
  inTune: InTune
  /** Every string that has been in tune, for its tick. */
  tuned: readonly string[]
  /** Time of the last reading (s). */
  heardAt: number
}

export const SILENT: Display = {
  string: null,
  cents: 0,
  sounding: false,
  inTune: OUT_OF_TUNE,
  tuned: [],
  heardAt: 0,
}

/** Time for which the last reading stays after the string has died away (s). */
const STAYS_SECONDS = 2
/** A string that is this far off has lost its tick (cents): more than one wanders while it rings. */
const LOST_CENTS = 8

/**
 * The display after one more reading of the engine.
 *
 * @param time seconds, growing
 */
export function nextDisplay(before: Display, reading: Reading | null, time: number): Display {
  if (!reading) {
    const stays = before.string !== null && time - before.heardAt < STAYS_SECONDS
    const { tuned } = before
    if (stays) return { ...before, sounding: false, inTune: OUT_OF_TUNE }
    return before.string === null ? before : { ...SILENT, tuned }
  }
  const { string, cents } = reading
  const follows = before.string === string && before.sounding ? before.inTune : OUT_OF_TUNE
  const inTune = followInTune(follows, cents, time)
  return {
    string,
    cents: Math.round(cents),
    sounding: true,
    inTune,
    tuned: tick(before.tuned, string, inTune.reached, cents),
    heardAt: time,
  }
}

function tick(tuned: readonly string[], string: string, reached: boolean, cents: number) {
  const has = tuned.includes(string)
  if (reached && !has) return [...tuned, string]
  if (has && Math.abs(cents) > LOST_CENTS) return tuned.filter((name) => name !== string)
  return tuned
}

/** Advice for the string. */
export type Verdict = 'inTune' | 'low' | 'high'

/** A string that is written as in tune. */
export function verdictOf({ cents }: Pick<Display, 'cents'>): Verdict {
  if (Math.abs(cents) <= IN_TUNE_CENTS) return 'inTune'
  return cents < 0 ? 'low' : 'high'
}
