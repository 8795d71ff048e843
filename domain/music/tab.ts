/** A sign on one string of a tab. */
export interface TabMark {
  /** Counted from 0, the 1st (highest) string: as a tab is written, top line first. */
  string: number
  /** Column of its first character in its bar, from 0. */
  column: number
  /** `12`, `x`, or the technique: `h`, `p`, `b`, `r`, `t`, `/`, `\`, `~` (a run is one mark). */
  text: string
}

export interface TabBar {
  /** Characters between its bar lines. */
  columns: number
  /** Left to right. */
  marks: TabMark[]
  /** True if a repetition begins, or ends, at its bar line. */
  startsRepeat?: true
  endsRepeat?: true
}

/** Bars that follow each other on the same six strings. */
export interface TabSystem {
  /** Names of the open strings, 1st to 6th. */
  tuning: string[]
  bars: TabBar[]
}

/** The first thing of a text that is not as in a tab. */
export interface TabProblem {
  /**
   * - `empty`: there are no bars
   * - `lines`: the system does not have six lines
   * - `name`: a line does not begin with the name of its string
   * - `sign`: an unknown sign
   * - `barLine`: the bar lines do not stand below each other
   * - `edge`: a sign stands in the first column, which is the bar's edge
   * - `sum`: the columns cannot be divided by the beats
   */
  kind: 'empty' | 'lines' | 'name' | 'sign' | 'barLine' | 'edge' | 'sum'
  /** Number of the bar, from 1. */
  bar: number
  /** The line that is wrong, or the sign. */
  text?: string
}

const STRINGS = 6
const LINE = /^\s*([A-Ga-g][#b]?)\s*\|(.+)$/
const UNKNOWN = /[^-\dhpbrtxX/\\~]/u
// Frets go to 24: `75` are two notes. A wavy line may be long.
const MARK = /1\d|2[0-4]|\d|[hpbrtxX/\\]|~+/g

/**
 * Reads a tab in plain text. Its grammar:
 *
 *     tab     = system { blank line, system }          Systems of one tuning follow each other: where the
 *                                                      text only ran out of width, one goes on.
 *     system  = six lines, from the 1st string to the 6th
 *     line    = name "|" bar { "|" bar } [ "|" ]       Bar lines stand below each other.
 *     name    = "A" to "G", either case, [ "#" | "b" ] Of the open string.
 *     bar     = [ ":" ] { "-" | note } [ ":" ]         A repetition begins, ends. `||` is a double bar line.
 *     note    = [ sign ] ( fret | "x" ) [ shape ]      A fret from 0 to 24; `x` is a dead note.
 *     sign    = "h" hammer-on | "p" pull-off | "/" or "\" slide to the note | "t" tapping
 *     shape   = "b" [ fret ] [ "r" [ fret ] ] | "~" { "~" }   Bend up to the sound of a fret, release; vibrato.
 *
 * Columns are time: a bar's first one is its edge, the others share its length evenly (`score.ts`).
 *
 * @returns its systems, or the first problem
 */
export function readTab(source: string): TabSystem[] | TabProblem {
  const texts = source
    .replaceAll('\r', '')
    .split(/\n(?:[ \t]*\n)+/)
    .map((system) => system.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
  const systems: TabSystem[] = []
  for (const lines of texts) {
    const before = systems.reduce((sum, { bars }) => sum + bars.length, 0)
    const system = readSystem(lines, before + 1)
    if ('kind' in system) return system
    const last = systems.at(-1)
    if (last?.tuning.join() === system.tuning.join()) last.bars.push(...system.bars)
    else systems.push(system)
  }
  return systems.length > 0 ? systems : { kind: 'empty', bar: 1 }
}

/**
 * Reads a tab in plain text, as `readTab`.
 *
 * @returns null when it is not one; it is then best shown as it was written
 */
export function parseTab(source: string): TabSystem[] | null {
  const systems = readTab(source)
  return Array.isArray(systems) ? systems : null
}

/** @param firstBar number of its first bar */
function readSystem(lines: string[], firstBar: number): TabSystem | TabProblem {
  if (lines.length !== STRINGS) return { kind: 'lines', bar: firstBar, text: `${lines.length}` }
  const tuning: string[] = []
  const strings: string[][] = []
  for (const line of lines) {
    const [, name, body] = LINE.exec(line.trimEnd()) ?? []
    if (!name || !body) return { kind: 'name', bar: firstBar, text: line }
    tuning.push(name)
    strings.push(body.split('|'))
  }
  const bars: TabBar[] = []
  const [first = []] = strings
  for (const index of first.keys()) {
    const texts = strings.map((string) => string[index])
    const bar = readBar(texts, firstBar + bars.length)
    if ('kind' in bar) return bar
    // A double bar line, and the last one, leave an empty bar behind.
    if (bar.columns > 0) bars.push(bar)
  }
  if (strings.some(({ length }) => length !== first.length))
    return { kind: 'barLine', bar: firstBar + bars.length }
  return bars.length > 0 ? { tuning, bars } : { kind: 'empty', bar: firstBar }
}

/** @param texts of the strings; undefined: the line has ended */
function readBar(texts: (string | undefined)[], number: number): TabBar | TabProblem {
  const columns = texts[0]?.length ?? 0
  if (texts.some((text) => text?.length !== columns)) return { kind: 'barLine', bar: number }
  const lines = texts.map((text = '') => text.replace(/^:/, '-').replace(/:$/, '-'))
  const marks: TabMark[] = []
  for (const [string, line] of lines.entries()) {
    const [unknown] = UNKNOWN.exec(line) ?? []
    if (unknown) return { kind: 'sign', bar: number, text: unknown }
    for (const { 0: text, index } of line.matchAll(MARK))
      marks.push({ string, column: index, text: text.toLowerCase() })
  }
  const bar: TabBar = { columns, marks: marks.sort(byPlace) }
  if (texts.some((text) => text?.startsWith(':'))) bar.startsRepeat = true
  if (texts.some((text) => text?.endsWith(':'))) bar.endsRepeat = true
  return bar
}

const byPlace = (a: TabMark, b: TabMark) => a.column - b.column || a.string - b.string
