import type { TabBar, TabMark } from '../../../domain/music/tab.ts'

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
/** A column without notes is narrower, but still shows the passing time. */
const SILENT = 5.5
const PADDING = 5
/** The room for a row on that phone. */
const PHONE = 294

export interface PlacedMark extends TabMark {
  /** Its middle, px from the left of its piece. */
  x: number
  width: number
}

/** A bar as it is drawn. */
export interface BarLayout {
  width: number
  marks: PlacedMark[]
  /** Left edge of each column, px from the bar line; one more for the end of the last. */
  edges: number[]
}

/** Places the marks of a bar. */
export function layOut({ columns, marks }: TabBar): BarLayout {
  const sounding = new Set(marks.flatMap(columnsOf))
  const edges = [PADDING]
  for (let column = 0; column < columns; column++) {
    edges.push(at(edges, column) + (sounding.has(column) ? SOUNDING : SILENT))
  }
  const placed = marks.map((mark) => {
    const width = mark.text.length * SOUNDING
    return { ...mark, width, x: at(edges, mark.column) + width / 2 }
  })
  return { width: at(edges, columns) + PADDING, marks: placed, edges }
}

/**
 * Place within a drawn bar: the share of its time that has gone, to that of its width. The first column, the
 * bar's edge, takes no time.
 */
export function widthAt({ width, edges }: BarLayout, share: number): number {
  const column = 1 + share * (edges.length - 2)
  const whole = Math.floor(column)
  const left = at(edges, whole)
  const right = edges[whole + 1] ?? width
  return (left + (column - whole) * (right - left) + SOUNDING / 2) / width
}

const at = (list: number[], index: number) => list[index] ?? 0

function columnsOf({ column, text }: TabMark): number[] {
  return Array.from({ length: text.length }, (_, index) => column + index)
}

/** Width of a row on a narrow phone: the names, and as many of the bars as fit. */
export function rowWidth(bars: BarLayout[]): number {
  const widest = Math.max(...bars.map(({ width }) => width))
  return TAB.names + widest * Math.max(1, Math.floor((PHONE - TAB.names) / widest))
}

/** The signs of `techniques` that the bars use, in that order. */
export function techniquesIn(bars: TabBar[], techniques: readonly string[]): string[] {
  const used = new Set(bars.flatMap(({ marks }) => marks.map(({ text }) => text[0] ?? '')))
  return techniques.filter((sign) => used.has(sign))
}
