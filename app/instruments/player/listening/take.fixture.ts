import type { Result, Take } from './judge.ts'

/** A take of a note, by what was heard of it. */
export function take(bar: number, result: Result, change: Partial<Take> = {}): Take {
  const late = { heard: 0.01, early: -0.09, late: 0.1, missing: null, unsure: null }[result]
  return {
    ...{ onset: 0, at: bar * 4, place: { bar, share: 0 }, pitches: [60] },
    ...{ before: 1, after: 1, turn: 0, result, late, ...change },
  }
}

/** A turn in short: a word for each note, bars by commas. */
export const takes = (bars: string): Take[] =>
  bars.split(',').flatMap((bar, index) =>
    bar
      .trim()
      .split(/\s+/)
      .map((result) => take(index, result as Result)),
  )
