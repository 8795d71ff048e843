import { isProblem, type Metre, readScore } from '../../domain/music/score.ts'
import { parseTab, type TabProblem } from '../../domain/music/tab.ts'
import { STANDARD_TUNING, writeBar, writeTab } from '../../domain/music/write-tab.ts'

/** A bar in the text of a tab. */
export interface PlacedBar {
  /** Offsets of its six lines, and of that of the palm if there is one: from behind the bar line to before the next one. */
  lines: { start: number; end: number }[]
  /** Its characters, line by line. */
  texts: string[]
  /** Offsets of the system that it stands in. */
  system: { start: number; end: number }
  /** Beginnings of the system's lines, first bar line included: `e|`. */
  names: string[]
}

const STRINGS = STANDARD_TUNING.length
/** The line of the palm, among the lines of a bar. */
export const PALM = STRINGS
const NAME = /^\s*(?:PM|[A-Ga-g][#b]?)\s*\|/
const PALM_NAME = /^\s*PM/
/** As long as lines become before a bar is added on the next ones. */
const WIDTH = 84

/** Finds the bars of a tab in its text; null when the parser does not understand all of it. */
export function placeBars(text: string): PlacedBar[] | null {
  const systems = systemsOf(text)
  if (!parseTab(text) || systems.some(({ length }) => length > PALM + 1)) return null
  const bars: PlacedBar[] = []
  for (const written of systems) {
    const [first, last] = [written[0], written.at(-1)]
    if (!first || !last) continue
    const isPalm = ({ content }: Line) => PALM_NAME.test(content)
    const lines = [...written.filter((line) => !isPalm(line)), ...written.filter(isPalm)]
    const names = lines.map(({ content }) => NAME.exec(content)?.[0] ?? '')
    const parts = lines.map(({ start, content }, line) =>
      partsOf(content.trimEnd(), start, names[line]?.length ?? 0),
    )
    for (const [index, { start, end }] of (parts[0] ?? []).entries())
      if (end > start) {
        const own = parts.map((each) => each[index] ?? { start: 0, end: 0 })
        bars.push({
          lines: own,
          texts: own.map((part) => text.slice(part.start, part.end)),
          system: { start: first.start, end: last.start + last.content.length },
          names,
        })
      }
  }
  return bars
}

interface Line {
  start: number
  content: string
}

function systemsOf(text: string): Line[][] {
  const systems: Line[][] = [[]]
  let start = 0
  for (const content of text.split('\n')) {
    if (content.trim() !== '') systems.at(-1)?.push({ start, content: content.replace(/\r$/, '') })
    else if (systems.at(-1)?.length) systems.push([])
    start += content.length + 1
  }
  return systems.filter(({ length }) => length > 0)
}

/** Offsets of what stands between bar lines. */
function partsOf(line: string, offset: number, from: number) {
  let start = offset + from
  return line
    .slice(from)
    .split('|')
    .map(({ length }) => {
      const part = { start, end: start + length }
      start += length + 1
      return part
    })
}

const splice = (text: string, start: number, end: number, by: string) =>
  text.slice(0, start) + by + text.slice(end)

/** Replaces the lines of a bar, and nothing else. */
function replaceLines({ lines }: PlacedBar, text: string, by: (line: number) => string): string {
  return lines
    .map((part, line) => ({ ...part, by: by(line) }))
    .sort(byStart)
    .reduceRight((whole, { start, end, by }) => splice(whole, start, end, by), text)
}

/** The line of the palm stands above the strings, or below. */
const byStart = (a: { start: number }, b: { start: number }) => a.start - b.start

/** A fret, as the parser reads it. */
export const FRET = /1\d|2[0-4]|\d/g

/**
 * Writes a sign into a tab. A fret of two digits that the sign would cut goes as a whole; nothing else changes.
 *
 * @param bar from 0
 * @param string from 0, the 1st; or `PALM`
 * @param column from 0, the bar's edge, where signs can only be cleared
 * @param sign `12`, `h`; `=` on the line of the palm; `-` clears
 * @returns the same text when there is no room
 */
export function replaceCell(
  text: string,
  bar: number,
  string: number,
  column: number,
  sign: string,
): string {
  const part = placeBars(text)?.[bar]?.lines[string]
  const first = sign === '-' ? 0 : 1
  if (!part || column < first || part.start + column + sign.length > part.end) return text
  if (sign !== '-' && (sign === '=') !== (string === PALM)) return text
  const line = text.slice(part.start, part.end)
  const behind = line.slice(column, column + sign.length)
  if (behind.includes(':')) return text
  let cleared = line
  for (const { 0: fret, index } of line.matchAll(FRET))
    if (index <= column && index + fret.length > column)
      cleared = splice(cleared, index, index + fret.length, '-'.repeat(fret.length))
  if (/[^-]/.test(cleared.slice(column + 1, column + sign.length))) return text
  return splice(text, part.start, part.end, splice(cleared, column, column + sign.length, sign))
}

/** Adds an empty bar behind a bar (from 0), as long as that one; on new lines where these are full. */
export function addBar(text: string, bar: number): string {
  const bars = placeBars(text)
  const place = bars?.[bar]
  if (!place) return text
  const empty = '-'.repeat(place.texts[0]?.length ?? 0)
  const isLast = bars[bar + 1]?.system.start !== place.system.start
  const first = text.slice(place.system.start).split('\n', 1)[0] ?? ''
  if (isLast && first.length + empty.length > WIDTH) {
    const lines = place.names
      .map((name, line) => ({ name, start: place.lines[line]?.start ?? 0 }))
      .sort(byStart)
      .map(({ name }) => `${name}${empty}|`)
    return splice(text, place.system.end, place.system.end, `\n\n${lines.join('\n')}`)
  }
  return replaceLines(place, text, (line) => `${place.texts[line]}|${empty}`)
}

/** Removes a bar (from 0), its bar line too; the only bar of a tab is emptied instead. */
export function removeBar(text: string, bar: number): string {
  const bars = placeBars(text)
  const place = bars?.[bar]
  if (!place) return text
  if (bars.length === 1)
    return replaceLines(place, text, (line) => '-'.repeat(place.texts[line]?.length ?? 0))
  const { start, end } = place.system
  if (bars.filter(({ system }) => system.start === start).length === 1)
    return bar === 0
      ? text.slice(end).replace(/^\s*\n/, '')
      : text.slice(0, start).trimEnd() + text.slice(end)
  return [...place.lines].sort(byStart).reduceRight((whole, part) => {
    const hasLineBehind = whole[part.end] === '|'
    return hasLineBehind
      ? splice(whole, part.start, part.end + 1, '')
      : splice(whole, part.start - 1, part.end, '')
  }, text)
}

/** Adds the line of the palm above the system of a bar (from 0); nothing is muted yet. */
export function addPalm(text: string, bar: number): string {
  const place = placeBars(text)?.[bar]
  if (!place || place.lines[PALM]) return text
  const { start } = place.system
  const line = (text.slice(start).split('\n', 1)[0] ?? '').trimEnd()
  const name = NAME.exec(line)?.[0] ?? ''
  const bars = line.slice(name.length).replace(/[^|]/g, '-')
  return splice(text, start, start, `${'PM'.padEnd(name.length - 1)}|${bars}\n`)
}

/** A bar as a tab of its own. */
export const alone = ({ names, texts }: PlacedBar) =>
  texts.map((line, string) => `${names[string]}${line}|`).join('\n')

/** The reason that a bar cannot be played; null for a bar that adds up. */
export function problemOf(bar: PlacedBar, metre: Metre): TabProblem['kind'] | null {
  const score = readScore(alone(bar), metre)
  return isProblem(score) ? score.kind : null
}

/**
 * Writes a bar on another grid, with the same notes.
 *
 * @param bar from 0
 * @param columns of a beat
 * @returns null when the bar does not add up, the grid does not hold its notes, or the bar has a sign that
 *   belongs to no note and would be lost
 */
export function changeGrid(text: string, bar: number, metre: Metre, columns: number) {
  const place = placeBars(text)?.[bar]
  if (!place) return null
  const score = readScore(alone(place), metre)
  const [own] = isProblem(score) ? [] : score.bars
  if (isProblem(score) || !own) return null
  const tuning = place.names.slice(0, STRINGS).map((name) => name.replace(/[\s|]/g, ''))
  const lines = writeBar(score.notes, own, metre, tuning, columns)
  if (!lines || signsOf(lines) !== signsOf(place.texts)) return null
  return replaceLines(place, text, (line) => lines[line] ?? '-'.repeat(lines[0]?.length ?? 0))
}

/** Techniques on each string, in their order; a wavy line counts once. */
const signsOf = (lines: string[]) =>
  lines
    .slice(0, STRINGS)
    .map((line) =>
      line
        .toLowerCase()
        .match(/[hpbrtx/\\]|~+/g)
        ?.map(([sign]) => sign),
    )
    .join('|')

/** Fills a bar (from 0) with dashes until its beats have the same number of columns. */
export function fillBar(text: string, bar: number, [beats]: Metre): string {
  const place = placeBars(text)?.[bar]
  if (!place) return text
  const columns = (place.texts[0]?.length ?? 1) - 1
  const missing = columns < beats ? beats - columns : (beats - (columns % beats)) % beats
  return replaceLines(place, text, (line) =>
    (place.texts[line] ?? '').replace(/:?$/, (end) => '-'.repeat(missing) + end),
  )
}

/** A tab of one empty bar. */
export function emptyTab(metre: Metre): string {
  const bars = [{ startsRepeat: false, endsRepeat: false }]
  const text = writeTab({ metre, bars, notes: [] })
  return typeof text === 'string' ? text : ''
}
