import { add, compare, multiply, type Rational, rational } from '../../domain/music/rational.ts'
import { barLength, type Score, type ScoreNote } from '../../domain/music/score.ts'

/** A tab with all that the fields of its block say. */
export interface TabMusic {
  title?: string
  /** Names of the open strings, 1st to 6th. */
  tuning: string[]
  score: Score
  /** Quarters a minute. */
  tempo: number
  feel: 'straight' | 'shuffle'
  /** Fret of the capo, or 0. */
  capo: number
}

/** A written duration. */
export interface NoteValue {
  /** 1 a whole note, 4 a quarter. */
  base: number
  dots: 0 | 1
  /** So many in the time of so many: `[3, 2]`; `[1, 1]` outside tuplets. */
  tuplet: readonly [actual: number, normal: number]
}

/** Notes that begin together, or a rest. */
export interface TabBeat extends NoteValue {
  notes: ScoreNote[]
}

const SHORTEST = 256

/** Length of a value, in quarters. */
export const valueLength = ({ base, dots, tuplet: [actual, normal] }: NoteValue): Rational =>
  multiply(rational(dots ? 6 : 4, base), rational(normal, actual))

/**
 * Bars as scores spell them. A tab says when notes begin, not how long they sound: each lasts until the next
 * one, as far as one note value goes; rests fill what is left.
 */
export function barsOfBeats({ metre, bars, notes }: Score): TabBeat[][] {
  return bars.map((_bar, index) => {
    const start = multiply(barLength(metre), rational(index))
    const end = add(start, barLength(metre))
    const own = notes.filter(({ bar }) => bar === index)
    const onsets = own
      .map(({ beat }) => beat)
      .filter((beat, at, all) => at === 0 || compare(beat, all[at - 1] ?? start) !== 0)
    const beats: TabBeat[] = valuesOf(minus(onsets[0] ?? end, start)).map(rest)
    for (const [at, onset] of onsets.entries()) {
      const together = own.filter(({ beat }) => compare(beat, onset) === 0)
      const [first, ...others] = valuesOf(minus(onsets[at + 1] ?? end, onset))
      if (first) beats.push({ ...first, notes: together }, ...others.map(rest))
    }
    return beats
  })
}

const rest = (value: NoteValue): TabBeat => ({ ...value, notes: [] })
const minus = (a: Rational, b: Rational) => add(a, multiply(b, rational(-1)))

/** Note values that last so many quarters together, the longest first. */
export function valuesOf(length: Rational): NoteValue[] {
  const odd = oddPart(length.den)
  const normal = 2 ** Math.floor(Math.log2(odd))
  const values: NoteValue[] = []
  let left = length
  for (let base = 1; base <= SHORTEST; )
    for (const dots of [1, 0] as const) {
      const value: NoteValue = { base, dots, tuplet: [odd, normal] }
      const over = minus(left, valueLength(value))
      if (over.num >= 0) {
        values.push(value)
        left = over
        break
      }
      if (dots === 0) base *= 2
    }
  return values
}

const oddPart = (whole: number): number => (whole % 2 === 0 ? oddPart(whole / 2) : whole)

/** The note before, on the same string; undefined for the first. */
export function noteBefore(note: ScoreNote, notes: ScoreNote[]): ScoreNote | undefined {
  return notes
    .filter(({ string, beat }) => string === note.string && compare(beat, note.beat) < 0)
    .at(-1)
}
