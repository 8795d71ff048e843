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
/** Width that a phone of 360 px shows well beside the names of the strings (px). */
const WIDEST = 250
/** The room for a row on that phone. */
const PHONE = 294

export interface PlacedMark extends TabMark {
  /** Its middle, px from the left of its piece. */
  x: number
  width: number
}

/** A bar, or a piece of one that is too long for a phone; pieces of a bar join without a gap. */
export interface TabPiece {
  width: number
  marks: PlacedMark[]
  /** True if there is a bar line at its left and at its right. */
  opens: boolean
  closes: boolean
}

/** Places the marks of a bar; one that is too wide is cut where nothing sounds, into like pieces. */
export function layOut({ columns, marks }: TabBar): TabPiece[] {
  const sounding = new Set(marks.flatMap(columnsOf))
  /** Left edge of each column, px from the bar line; one more for the end of the last. */
  const edges = [PADDING]
  for (let column = 0; column < columns; column++) {
    edges.push(at(edges, column) + (sounding.has(column) ? SOUNDING : SILENT))
  }
  const cuts = [0, ...cutsOf(edges, sounding), columns]
  return cuts.slice(0, -1).map((from, index) => {
    const to = at(cuts, index + 1)
    const opens = from === 0
    const closes = to === columns
    const left = opens ? 0 : at(edges, from)
    return {
      width: at(edges, to) - left + (closes ? PADDING : 0),
      marks: marks
        .filter(({ column }) => column >= from && column < to)
        .map((mark) => {
          const width = mark.text.length * SOUNDING
          return { ...mark, width, x: at(edges, mark.column) - left + width / 2 }
        }),
      opens,
      closes,
    }
  })
}

/** The columns before which a bar is cut: after silence, and as near to equal parts as that allows. */
function cutsOf(edges: number[], sounding: Set<number>): number[] {
  const width = at(edges, edges.length - 1) + PADDING
  const parts = Math.ceil(width / WIDEST)
  const between = edges.map((_, column) => column).slice(1, -1)
  const places = between.filter((column) => !sounding.has(column - 1))
  const cuts = new Set<number>()
  for (let part = 1; part < parts; part++) {
    const ideal = (width * part) / parts
    const distance = (column: number) => Math.abs(at(edges, column) - ideal)
    const [nearest] = places.toSorted((a, b) => distance(a) - distance(b))
    if (nearest !== undefined) cuts.add(nearest)
  }
  return [...cuts]
}

const at = (list: number[], index: number) => list[index] ?? 0

function columnsOf({ column, text }: TabMark): number[] {
  return Array.from({ length: text.length }, (_, index) => column + index)
}

/** Width of a row on a narrow phone: the names, and as many of the pieces as fit. */
export function rowWidth(pieces: TabPiece[]): number {
  const widest = Math.max(...pieces.map(({ width }) => width))
  return TAB.names + widest * Math.max(1, Math.floor((PHONE - TAB.names) / widest))
}

/** The signs of `techniques` that the bars use, in that order. */
export function techniquesIn(bars: TabBar[], techniques: readonly string[]): string[] {
  const used = new Set(bars.flatMap(({ marks }) => marks.map(({ text }) => text[0] ?? '')))
  return techniques.filter((sign) => used.has(sign))
}
