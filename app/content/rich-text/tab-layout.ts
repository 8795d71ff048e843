import type { Metre } from '../../../domain/music/score.ts'
import type { TabBar, TabMark } from '../../../domain/music/tab.ts'
import { drawRhythm, stemsOf } from './tab-rhythm.ts'

/** Measures of a drawn tab, in px at its natural size. */
export const TAB = {
  /** Between two strings. */
  gap: 15,
  /** Above the first string: room for the number of a bar. */
  margin: 20,
  /** Below the last string: room for stems. */
  below: 33,
  /** The names of the strings, before a system's first bar. */
  names: 18,
} as const

/** Lower ends of the stems. */
const STEMS = TAB.margin + 5 * TAB.gap + 31
/** A column with a digit or a line, and one with letters alone. */
const SIGN = 7.5
const LETTER = 6.5
/** A silent column that stands alone in a bar of 16. As in engraving, room grows slower than time. */
const SILENT = 6.5
const SLOWER = 0.7
const DENSER = 0.5
const PADDING = 5
/** Room for the dots of a repetition. */
const REPEAT = 5
/** The room for a row on a narrow phone, where it may be drawn a little smaller. */
const PHONE = 312

export interface PlacedMark extends TabMark {
  /** Its middle, px from the bar line. */
  x: number
}

/** A bar as it is drawn. */
export interface BarLayout {
  width: number
  marks: PlacedMark[]
  /** Left edge of each column, px from the bar line; one more for the end of the last. */
  edges: number[]
  /** Paths of stems, and of what is thick: beams, dots, marks of repetition. */
  thin: string
  thick: string
  /** Places of the 3 of triplets, px. */
  threes: number[]
  /** Places where the palm begins to mute, and a path to the last note of each time. */
  palms: number[]
  palmPath: string
}

/**
 * Places the marks of a bar.
 *
 * @param metre of the tab; null: its bars do not add up, so that nothing is known about its rhythm
 */
export function layOut(bar: TabBar, metre: Metre | null = null): BarLayout {
  const { columns, startsRepeat, endsRepeat, palmMuted } = bar
  const edges = edgesOf(bar, PADDING + (startsRepeat ? REPEAT : 0))
  const width = at(edges, columns) + PADDING + (endsRepeat ? REPEAT : 0)
  const marks = bar.marks.map((mark) => ({
    ...mark,
    x: (at(edges, mark.column) + at(edges, mark.column + mark.text.length)) / 2,
  }))
  const xs: number[] = []
  for (const { onset, x } of marks) if (onset !== undefined) xs[onset] = x
  // Without the columns in which no note begins.
  const onsets = xs.flatMap((x, column) => [{ x, column }])
  const palms: number[] = []
  let palmPath = ''
  let before = 0
  for (const { x, column } of onsets) {
    const isMuted = palmMuted?.includes(column)
    if (isMuted && before) palmPath += `M${before} 7H${x}`
    else if (isMuted) palms.push(x)
    before = isMuted ? x : 0
  }
  const { thin, thick, threes } = drawRhythm(metre ? stemsOf(columns, onsets, metre) : [], STEMS)
  const repeats = (startsRepeat ? repeatOf(0, 1) : '') + (endsRepeat ? repeatOf(width, -1) : '')
  return { width, marks, edges, thin, thick: thick + repeats, threes, palms, palmPath }
}

/**
 * Two dots inside a bar, and a thick line outside.
 *
 * @param x bar line, px
 * @param side 1: the bar is right of it
 */
const repeatOf = (x: number, side: 1 | -1) =>
  `M${x - 4 * side} ${TAB.margin + 1}v${5 * TAB.gap - 2}M${x + 5 * side} ${TAB.margin + 1.5 * TAB.gap}h0m0 ${2 * TAB.gap}h0`

/** @param left edge of the first column, px */
function edgesOf({ columns, marks }: TabBar, left: number): number[] {
  const widths: number[] = []
  for (const { column, text } of marks)
    for (let end = column; end < column + text.length; end++)
      widths[end] = /[a-w]/.test(text) ? LETTER : SIGN
  const edges = [left]
  for (let column = 0; column < columns; ) {
    let end = column
    while (end < columns && !widths[end]) end++
    const silence = end - column
    const width = SILENT * silence ** (SLOWER - 1) * (16 / columns) ** DENSER
    // Fractions of 16 stay short in a page, which has many of them.
    do edges.push(at(edges, column) + (widths[column] ?? Math.round(16 * width) / 16))
    while (++column < end)
  }
  return edges
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
  return (left + (column - whole) * (right - left) + SIGN / 2) / width
}

const at = (list: number[], index: number) => list[index] ?? 0

const widestOf = (bars: BarLayout[]) => Math.max(...bars.map(({ width }) => width))

/** Room for four bars, as a phrase has, and for what a browser rounds. */
export const fourBars = (bars: BarLayout[]): number => Math.ceil(4 * widestOf(bars)) + 1

/** Width of a row on a narrow phone: the names, and as many of the bars as fit. */
export function rowWidth(bars: BarLayout[]): number {
  const widest = widestOf(bars)
  return TAB.names + widest * Math.max(1, Math.floor((PHONE - TAB.names) / widest))
}

/** Signs of techniques, in the order in which they are explained. */
const SIGNS = ['h', 'p', 'b', 'r', '/', '\\', '~', 'x', 't'] as const
export type TabSign = (typeof SIGNS)[number]

/** The signs that the bars use. */
export function techniquesIn(bars: TabBar[]): TabSign[] {
  return SIGNS.filter((sign) =>
    bars.some(({ marks }) => marks.some(({ text }) => text[0] === sign)),
  )
}
