import type { TabBar, TabMark } from './tab.ts'

/** Measures of a drawn tab, in px at its natural size. */
export const TAB = {
  /** Between two strings. */
  gap: 15,
  /** Above the first string and below the last: room for half a number. */
  margin: 10,
  /** The names of the strings, before a system's first bar. */
  names: 18,
} as const

const SOUNDING = 8.5
/** A column in which nothing happens is narrower, and still tells the time. */
const SILENT = 5.5
const PADDING = 5
/** What fits beside the margins of a phone that is 360 px wide. */
const WIDEST = 270

export interface PlacedMark extends TabMark {
  /** Its middle, px from the left of its piece. */
  x: number
  width: number
}

/** A bar, or a piece of one that is too long for a phone; pieces of a bar join without a gap. */
export interface TabPiece {
  width: number
  marks: PlacedMark[]
  /** Whether a bar line stands at its left and at its right. */
  opens: boolean
  closes: boolean
}

/** Places the marks of a bar; one that is too wide is cut where nothing sounds, into like pieces. */
export function layOut({ columns, marks }: TabBar): TabPiece[] {
  const sounding = new Set(marks.flatMap(columnsOf))
  const widthOf = (column: number) => (sounding.has(column) ? SOUNDING : SILENT)
  const whole = sounding.size * SOUNDING + (columns - sounding.size) * SILENT + 2 * PADDING
  const enough = whole / Math.ceil(whole / WIDEST)

  const pieces: TabPiece[] = []
  let placed: PlacedMark[] = []
  let opens = true
  let width = PADDING
  for (let column = 0; column < columns; column++) {
    for (const mark of marks.filter((other) => other.column === column)) {
      const own = mark.text.length * SOUNDING
      placed.push({ ...mark, width: own, x: width + own / 2 })
    }
    width += widthOf(column)
    const closes = column === columns - 1
    if (!closes && (width < enough || sounding.has(column))) continue
    pieces.push({ width: closes ? width + PADDING : width, marks: placed, opens, closes })
    placed = []
    opens = false
    width = 0
  }
  return pieces
}

function columnsOf({ column, text }: TabMark): number[] {
  return Array.from({ length: text.length }, (_, index) => column + index)
}

/** The signs of `techniques` that the bars use, in that order. */
export function techniquesIn(bars: TabBar[], techniques: readonly string[]): string[] {
  const used = new Set(bars.flatMap(({ marks }) => marks.map(({ text }) => text[0] ?? '')))
  return techniques.filter((sign) => used.has(sign))
}
