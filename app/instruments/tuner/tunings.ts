import { CONCERT_A4, frequencyOf, midiOfName } from './notes.ts'

/** Open strings from the lowest to the highest, in scientific pitch notation. */
export const TUNINGS = {
  standard: ['E2', 'A2', 'D3', 'G3', 'B3', 'E4'],
  dropD: ['D2', 'A2', 'D3', 'G3', 'B3', 'E4'],
  halfStepDown: ['Eb2', 'Ab2', 'Db3', 'Gb3', 'Bb3', 'Eb4'],
  openG: ['D2', 'G2', 'D3', 'G3', 'B3', 'D4'],
  openD: ['D2', 'A2', 'D3', 'F#3', 'A3', 'D4'],
  dadgad: ['D2', 'A2', 'D3', 'G3', 'A3', 'D4'],
} as const satisfies Record<string, readonly string[]>

export type TuningId = keyof typeof TUNINGS

/** The range in which an orchestra's A4 is found, in Hz. */
export const A4_RANGE = { lowest: 430, highest: 450 } as const

/** One open string: its name and the frequency in Hz it is tuned to. */
export type OpenString = { name: string; frequency: number }

/**
 * Target of the tuner. `strings` is one of the known tunings, a list of note names from the lowest
 * string up, or 'chromatic' for any note. `only` names the one string chosen by hand, to which
 * every reading then refers (in chromatic mode it may be any note).
 */
export type Tuning = { strings: TuningId | readonly string[] | 'chromatic'; only?: string }

/** The open strings of a tuning with their frequencies in Hz; `a4` in Hz. Throws RangeError on a name that is no note. */
export function openStrings(names: TuningId | readonly string[], a4 = CONCERT_A4): OpenString[] {
  const list: readonly string[] = typeof names === 'string' ? TUNINGS[names] : names
  return list.map((name) => ({ name, frequency: frequencyOf(midiOfName(name), a4) }))
}
