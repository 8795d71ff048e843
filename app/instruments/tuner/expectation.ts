import { CONCERT_A4, centsBetween, frequencyOf, midiOf, midiOfName, noteName } from './notes.ts'
import type { Expectation } from './string-choice.ts'
import { type OpenString, openStrings, type Tuning } from './tunings.ts'

/**
 * Search range around the strings of a guitar, in cents: a new string is tuned up from far below.
 */
const REACH_CENTS = 300

/** Within so many cents of a string a pitch is as likely as on it; at the reach, LEAST_LIKELY. */
const NEAR_CENTS = 100
const LEAST_LIKELY = 0.5

/**
 * Range of the chromatic tuner: from B1 (seven strings) to E5, the open strings of any guitar and
 * more.
 */
const CHROMATIC = { lowest: 'B1', highest: 'E5' }

/** Target of the tuner: likelihood of pitches, and the string to which a pitch belongs. */
export type Target = Expectation & { stringFor(frequency: number): OpenString }

/** The target of a tuning; `a4` in Hz. Throws RangeError on names that are no notes or on an empty list. */
export function targetOf(tuning: Tuning, a4 = CONCERT_A4): Target {
  const only = tuning.only === undefined ? null : (openStrings([tuning.only], a4)[0] ?? null)
  if (tuning.strings === 'chromatic') {
    return {
      lowest: frequencyOf(midiOfName(CHROMATIC.lowest), a4),
      highest: frequencyOf(midiOfName(CHROMATIC.highest), a4),
      likelihood: () => 1,
      stringFor(frequency) {
        if (only) return only
        const midi = Math.round(midiOf(frequency, a4))
        return { name: noteName(midi), frequency: frequencyOf(midi, a4) }
      },
    }
  }
  const strings = openStrings(tuning.strings, a4)
  if (strings.length === 0) throw new RangeError('a tuning needs at least one string')
  const all = only ? [...strings, only] : strings
  const pitches = all.map((string) => string.frequency)
  const nearest = (frequency: number) =>
    all.reduce((best, string) =>
      distance(frequency, string) < distance(frequency, best) ? string : best,
    )
  return {
    lowest: Math.min(...pitches) * 2 ** (-REACH_CENTS / 1200),
    highest: Math.max(...pitches) * 2 ** (REACH_CENTS / 1200),
    likelihood(frequency) {
      const away = distance(frequency, nearest(frequency))
      const beyond = Math.max(0, away - NEAR_CENTS) / (REACH_CENTS - NEAR_CENTS)
      return 1 - (1 - LEAST_LIKELY) * Math.min(1, beyond)
    },
    stringFor: (frequency) => only ?? nearest(frequency),
  }
}

function distance(frequency: number, string: OpenString): number {
  return Math.abs(centsBetween(frequency, string.frequency))
}
