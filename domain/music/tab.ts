/** A sign on one string of a tab. */
export interface TabMark {
  /** Counted from 0, the 1st (highest) string: as a tab is written, top line first. */
  string: number
  /** Column of its first character in its bar, from 0. */
  column: number
  /** `12`, `x`, or the technique: `h`, `p`, `b`, `r`, `t`, `/`, `\`, `~` (a run is one mark). */
  text: string
  /**
   * Column in which its note begins: its own, or that of its sign if this stands after a dash (`-h5`).
   * A sign has none, nor a fret that a bend goes to.
   */
  onset?: number
}

export interface TabBar {
  /** Characters between its bar lines. */
  columns: number
  /** Left to right. */
  marks: TabMark[]
  /** True if a repetition begins, or ends, at its bar line. */
  startsRepeat?: true
  endsRepeat?: true
  /** Columns whose notes the palm mutes, ascending. */
  palmMuted?: number[]
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
   * - `lines`: the system does not have six lines, that of the palm apart
   * - `name`: a line does not begin with the name of its string
   * - `sign`, `palm`: an unknown sign, on the line of the palm
   * - `barLine`: the bar lines do not stand below each other
   * - `edge`: a sign stands in the first column, which is the bar's edge
   * - `sum`: the columns cannot be divided by the beats
   */
  kind: 'empty' | 'lines' | 'name' | 'sign' | 'palm' | 'barLine' | 'edge' | 'sum'
  /** Number of the bar, from 1. */
  bar: number
  /** The line that is wrong, or the sign. */
  text?: string
}

const STRINGS = 6
const PALM = 'PM'
const LINE = /^\s*(PM|[A-Ga-g][#b]?)\s*\|(.+)$/
const UNKNOWN = /[^-\dhpbrtxX/\\~]/u
const UNKNOWN_OF_PALM = /[^-=]/u
const LEADING = /[hpt/\\]/
// Frets go to 24: `75` are two notes. A wavy line may be long.
const MARK = /1\d|2[0-4]|\d|[hpbrtxX/\\]|~+/g

/**
 * Reads a tab in plain text. Its grammar:
 *
 *     tab     = system { blank line, system }          Systems of one tuning follow each other: where the
 *                                                      text only ran out of width, one goes on.
 *     system  = [ palm ] six lines, from the 1st string to the 6th
 *     palm    = "PM|" muting { "|" muting } [ "|" ]    Bars of as many columns as those of the strings.
 *     muting  = [ ":" ] { "-" | "=" } [ ":" ]          The palm mutes the notes that begin in a column with "=".
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
  const tuning: string[] = []
  const strings: string[][] = []
  let palm: string[] | undefined
  for (const line of lines) {
    const [, name, body] = LINE.exec(line.trimEnd()) ?? []
    if (!name || !body) return { kind: 'name', bar: firstBar, text: line }
    if (name === PALM) palm = body.split('|')
    else {
      tuning.push(name)
      strings.push(body.split('|'))
    }
  }
  if (tuning.length !== STRINGS) return { kind: 'lines', bar: firstBar, text: `${tuning.length}` }
  // Behind the strings, so that these keep their numbers.
  if (palm) strings.push(palm)
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

/** @param texts of the strings, and perhaps of the palm; undefined: the line has ended */
function readBar(texts: (string | undefined)[], number: number): TabBar | TabProblem {
  const columns = texts[0]?.length ?? 0
  if (texts.some((text) => text?.length !== columns)) return { kind: 'barLine', bar: number }
  const lines = texts.map((text = '') => text.replace(/^:/, '-').replace(/:$/, '-'))
  const marks: TabMark[] = []
  const palmMuted: number[] = []
  for (const [string, line] of lines.entries()) {
    const isPalm = string === STRINGS
    const [unknown] = (isPalm ? UNKNOWN_OF_PALM : UNKNOWN).exec(line) ?? []
    if (unknown) return { kind: isPalm ? 'palm' : 'sign', bar: number, text: unknown }
    if (isPalm) for (const { index } of line.matchAll(/=/g)) palmMuted.push(index)
    else marks.push(...readMarks(line, string))
  }
  const bar: TabBar = { columns, marks: marks.sort(byPlace) }
  if (texts.some((text) => text?.startsWith(':'))) bar.startsRepeat = true
  if (texts.some((text) => text?.endsWith(':'))) bar.endsRepeat = true
  if (palmMuted.length > 0) bar.palmMuted = palmMuted
  return bar
}

/** @returns the marks of a string in a bar, left to right */
function readMarks(line: string, string: number): TabMark[] {
  const marks: TabMark[] = []
  let before = { end: -1, text: '', touched: '' }
  for (const { 0: sign, index: column } of line.matchAll(MARK)) {
    const text = sign.toLowerCase()
    const touched = column === before.end ? before.text : ''
    const mark: TabMark = { string, column, text }
    if (text === 'x' || (/\d/.test(text) && !/[br]/.test(touched)))
      mark.onset = LEADING.test(touched) && !before.touched ? column - 1 : column
    marks.push(mark)
    before = { end: column + text.length, text, touched }
  }
  return marks
}

const byPlace = (a: TabMark, b: TabMark) => a.column - b.column || a.string - b.string
