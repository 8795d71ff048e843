import { add, compare, multiply, type Rational, rational } from '../../domain/music/rational.ts'
import { barLength, type Metre } from '../../domain/music/score.ts'
import { parseTab } from '../../domain/music/tab.ts'
import { addBar, alone, changeGrid, type PlacedBar, placeBars, problemOf } from './edit-tab.ts'
import type { Cell } from './keys.ts'
import { type NoteValue, valueLength } from './note-values.ts'

/** Note values to type with, the longest first. */
export const BASES = [
  { base: 1, title: 'Redonda' },
  { base: 2, title: 'Blanca' },
  { base: 4, title: 'Negra' },
  { base: 8, title: 'Corchea' },
  { base: 16, title: 'Semicorchea' },
]
const LONGEST = 1
const SHORTEST = 16

export const QUARTER: NoteValue = { base: 4, dots: 0, tuplet: [1, 1] }

export const isTriplet = ({ tuplet: [actual] }: NoteValue) => actual === 3

export const withDot = (value: NoteValue): NoteValue => ({ ...value, dots: value.dots ? 0 : 1 })

export const withTriplet = (value: NoteValue): NoteValue => ({
  ...value,
  tuplet: isTriplet(value) ? [1, 1] : [3, 2],
})

/** The value that a key makes of another; null for a key that changes none. */
export function changedValue(value: NoteValue, key: string): NoteValue | null {
  switch (key) {
    case '<':
      return { ...value, base: Math.min(SHORTEST, value.base * 2) }
    case '>':
      return { ...value, base: Math.max(LONGEST, value.base / 2) }
    case '.':
      return withDot(value)
    default:
      return null
  }
}

/** Columns of a beat, beyond which no bar is refined. */
const FINEST = 24

/** `sum`: a bar on the way does not add up; `room`: no grid has the place without losing something. */
export type Refusal = 'sum' | 'room'

/**
 * Goes on from a cell by a note value, on its string. What stands in the way of the place is not changed: a bar is
 * added behind the last one, and the bar is written on a finer grid when none of its columns is that place.
 *
 * @returns the text with the cell in it; or the reason that nothing changes
 */
export function advance(
  text: string,
  { bar, string, column }: Cell,
  metre: Metre,
  value: NoteValue,
): { text: string; cell: Cell } | Refusal {
  const bars = placeBars(text) ?? []
  const from = bars[bar]
  if (!from || problemOf(from, metre)) return 'sum'
  const length = barLength(metre)
  const passed = rational(Math.max(0, column - 1), columnsOf(from))
  let left = add(multiply(length, passed), valueLength(value))
  let to = bar
  let written = text
  while (compare(left, length) >= 0) {
    left = add(left, multiply(length, rational(-1)))
    to += 1
    if (to >= bars.length) written = addBar(written, to - 1)
  }
  return land(written, { bar: to, string }, metre, multiply(left, rational(metre[1], 4)))
}

/** Columns that share the time of a bar. */
const columnsOf = ({ texts }: PlacedBar) => (texts[0]?.length ?? 1) - 1

/** @param beats of the metre, from the beginning of the bar */
function land(
  text: string,
  { bar, string }: Omit<Cell, 'column'>,
  metre: Metre,
  beats: Rational,
): { text: string; cell: Cell } | Refusal {
  const place = placeBars(text)?.[bar]
  if (!place || problemOf(place, metre)) return 'sum'
  const each = columnsOf(place) / metre[0]
  const step = lcm(each, beats.den)
  for (let grid = step; grid <= Math.max(each, FINEST); grid += step) {
    const written = grid === each ? text : changeGrid(text, bar, metre, grid)
    const own = written === null ? undefined : placeBars(written)?.[bar]
    const column = 1 + (beats.num * grid) / beats.den
    if (written !== null && own && isFree(own, string, column))
      return { text: written, cell: { bar, string, column } }
  }
  return 'room'
}

/** Signs that lead to a note: one may stand where the note begins. */
const LEADING = /[hpt/\\]/

/** True if a fret of two digits has room in this column, is no part of a note beside it, and joins none of its digits. */
function isFree(bar: PlacedBar, string: number, column: number): boolean {
  const hasRoom = /[^:]/.test(bar.texts[string]?.[column + 1] ?? ':')
  const marks = parseTab(alone(bar))?.[0]?.bars[0]?.marks ?? []
  const own = marks.filter((mark) => mark.string === string)
  return (
    hasRoom &&
    own.every(({ column: start, text, onset }) => {
      const end = start + text.length
      if (column < start - 1 || column > end) return true
      if (column === start) return onset !== undefined || LEADING.test(text)
      const isInside = column > start && column < end
      return !isInside && !/\d/.test(text)
    })
  )
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b
