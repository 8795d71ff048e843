import { chordNotes } from './chord-notes.ts'
import { readSectionStart, type SectionKind, sectionNamed } from './chord-pro-directives.ts'
import type { Metre } from './score.ts'

export type { SectionKind } from './chord-pro-directives.ts'

/** Words, and the chord or the bar line that they begin with. */
export interface SheetCell {
  /** Null: the chord before goes on, or there is none yet. `''`: no chord sounds (`N.C.`). */
  chord: string | null
  words: string
  /** True if a bar begins here. */
  startsBar: boolean
  /** The bar in which it stands, from 0; of words before the first bar, -1. */
  bar: number
  /** Place in the bar (quarters); null for words that continue a line without a chord. */
  at: number | null
}

export interface SheetLine {
  /** From 1, in the source. */
  number: number
  /** Words to the player, which are not sung; the line then has no cells. */
  comment?: string
  cells: SheetCell[]
}

export interface SheetSection {
  kind: SectionKind
  /** `2` of a second verse; often empty. */
  label: string
  firstBar: number
  bars: number
  /** The bars of the melody's tab that it is sung to, from 0. */
  melody: readonly [first: number, last: number] | null
  /** True if the melody begins with a pick-up: its first bar sounds in the bar before the section. */
  hasPickup: boolean
  lines: SheetLine[]
}

/** A chord from its place in a bar on, until the next one. `''`: none sounds. */
export interface PlacedChord {
  /** Quarters from the beginning of the bar. */
  at: number
  chord: string
}

/** A song as it is read and played. */
export interface SongSheet {
  metre: Metre
  sections: SheetSection[]
  /** The chords that begin in each bar; none in one in which the chord before goes on. */
  bars: PlacedChord[][]
}

/** The first thing of a sheet that cannot be read. */
export interface SheetProblem {
  /**
   * - `empty`: there is no section
   * - `outside`: words or chords outside of a section
   * - `open`, `close`: a section begins within another; ends that has not begun
   * - `directive`: not one of the grammar; `field`: what it says has a field of its own
   * - `chorus`: is to be repeated before there is one
   * - `bracket`: `[` without `]`
   * - `chord`: no chord that is known; `annotation`: not one of the grammar
   * - `beat`: not after the chord before, or not in the bar; `alone`: no chord follows it
   * - `begin`: a section's first chord is not at the beginning of a bar
   * - `silent`: a section has no bar
   * - `melody`: not as many bars as the section, or one more; `pickup`: there is no bar before it
   */
  kind:
    | ('empty' | 'outside' | 'open' | 'close' | 'directive' | 'field' | 'chorus' | 'bracket')
    | ('chord' | 'annotation' | 'beat' | 'alone' | 'begin' | 'silent' | 'melody' | 'pickup')
  /** From 1. */
  line: number
  text: string
}

/** Thrown and caught in this file. */
class Unreadable extends Error {
  problem: SheetProblem
  constructor(problem: SheetProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** Directives of ChordPro whose content is a field of the song's document here. */
const FIELDS =
  /^(title|t|subtitle|st|artist|composer|lyricist|arranger|copyright|album|year|key|time|tempo|duration|capo|meta|define|chord)$/
const DIRECTIVE = /^\{\s*([a-z_]+)\s*(?:[:\s]\s*(.*?))?\s*\}$/i
const MELODY = /^(\d+)\s*-\s*(\d+)$/
const NO_CHORD = /^N\.?C\.?$/i

/**
 * Reads a song in ChordPro (https://www.chordpro.org), of which this is a part, with exact timing. Its grammar:
 *
 *     song      = { section | "{chorus}" | comment | "# remark" | empty line }
 *     section   = "{start_of_" kind [ ":" label ] "}" { line | comment | melody } "{end_of_" kind "}"
 *     kind      = "intro" | "verse" | "chorus" | "bridge" | "solo" | "outro"       also sov, eov, soc, eoc, sob, eob
 *     comment   = "{comment:" text "}"                   Said to the player; also `{c: ...}`.
 *     melody    = "{x_melody:" first "-" last "}"        Bars of the melody's tab, from 1, that the section is sung to.
 *     line      = { words | "[" chord "]" | "[*|]" | "[*@" beat "]" "[" chord "]" }
 *     chord     = a chord in letters (`Em7`, `D/F#`) | "N.C."
 *
 * Time is counted in bars of the song's metre:
 *
 *     [G]Zarpé de noche          A chord begins a bar, and lasts until the next bracket.
 *     [G]What shall we [*|]do    `[*|]` begins another bar, in which the chord goes on.
 *     [C]Sopla, [*@3][G]viento   `[*@3]` does not begin a bar: the chord after it comes on the third beat of this one.
 *                                Beats are those of the metre's lower number (in 6/8 eighths), halves (`@2.5`) included.
 *     A[G]mazing grace           Words before a bar's bracket are a pick-up: they are sung as the bar before ends.
 *     [G] [D] [Em] [C]           Without words, bars are played.
 *     [N.C.]Oh!                  No chord: guitar and bass are silent from here.
 *
 * `{chorus}` repeats the last chorus. A melody has as many bars as its section, or one more: then its first bar holds
 * the pick-up, and sounds in the bar before the section.
 *
 * @returns the sheet, with all repetitions written out, or the first problem
 */
export function readSheet(source: string, metre: Metre): SongSheet | SheetProblem {
  try {
    return read(source, metre)
  } catch (error) {
    if (error instanceof Unreadable) return error.problem
    throw error
  }
}

export const isSheetProblem = (sheet: SongSheet | SheetProblem): sheet is SheetProblem =>
  'kind' in sheet

function read(source: string, metre: Metre): SongSheet {
  const sheet: SongSheet = { metre, sections: [], bars: [] }
  let open: SheetSection | null = null
  let begunAt = 0
  for (const [index, text] of source.replaceAll('\r', '').split('\n').entries()) {
    const line = text.trim()
    const number = index + 1
    const fail = failAt(number, line)
    if (line === '' || line.startsWith('#')) continue
    const directive = DIRECTIVE.exec(line)
    if (!directive && line.startsWith('{')) fail('directive')
    if (!directive) {
      if (!open) fail('outside')
      else open.lines.push({ number, cells: readLine(line, number, sheet, open) })
      continue
    }
    const [, name = '', value = ''] = directive
    const word = name.toLowerCase()
    const start = readSectionStart(word, value)
    if (start) {
      if (open) fail('open')
      open = { ...start, firstBar: sheet.bars.length, bars: 0, ...NO_MELODY, lines: [] }
      begunAt = number
    } else if (sectionNamed(word, 'end')) {
      if (open?.kind !== sectionNamed(word, 'end')) fail('close')
      else sheet.sections.push(closed(open, sheet, fail))
      open = null
    } else if (word === 'chorus') {
      if (open) fail('open')
      repeatChorus(sheet, fail)
    } else if (/^(comment|c)$/.test(word)) {
      if (!open) fail('outside')
      else open.lines.push({ number, comment: value, cells: [] })
    } else if (word === 'x_melody' && open) {
      const [, first, last] = MELODY.exec(value) ?? fail('melody')
      open.melody = [Number(first) - 1, Number(last) - 1]
    } else fail(FIELDS.test(word) ? 'field' : 'directive')
  }
  if (open) failAt(begunAt, open.kind)('open')
  if (sheet.sections.length === 0) failAt(1, '')('empty')
  return sheet
}

type Fail = (kind: SheetProblem['kind'], text?: string) => never
const NO_MELODY = { melody: null, hasPickup: false }

function failAt(line: number, source: string): Fail {
  return (kind, text = source) => {
    throw new Unreadable({ kind, line, text })
  }
}

/** A section whose end has come, checked. */
function closed(section: SheetSection, { bars }: SongSheet, fail: Fail): SheetSection {
  const count = bars.length - section.firstBar
  if (count === 0) fail('silent')
  if (!section.melody) return { ...section, bars: count }
  const [first, last] = section.melody
  const sung = last - first + 1
  if (first < 0 || (sung !== count && sung !== count + 1)) fail('melody', `${sung}/${count}`)
  const hasPickup = sung > count
  if (hasPickup && section.firstBar === 0) fail('pickup')
  return { ...section, bars: count, hasPickup }
}

function repeatChorus(sheet: SongSheet, fail: Fail) {
  const chorus = sheet.sections.findLast(({ kind }) => kind === 'chorus') ?? fail('chorus')
  const { firstBar, bars, lines } = chorus
  const moved = sheet.bars.length - firstBar
  sheet.bars.push(...sheet.bars.slice(firstBar, firstBar + bars))
  sheet.sections.push({
    ...chorus,
    firstBar: firstBar + moved,
    lines: lines.map((line) => ({
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, bar: cell.bar + moved })),
    })),
  })
}

/** Reads words and brackets; adds to the sheet the bars that begin among them. */
function readLine(line: string, number: number, sheet: SongSheet, section: SheetSection) {
  const fail = failAt(number, line)
  const cells: SheetCell[] = []
  let beat: number | null = null
  const inBar = () => sheet.bars.length > section.firstBar

  function begin(cell: Pick<SheetCell, 'chord' | 'startsBar' | 'at'>) {
    cells.push({ ...cell, words: '', bar: sheet.bars.length - 1 })
  }
  for (const part of line.split(/(\[[^\]]*\]?)/)) {
    if (part === '') continue
    if (!part.startsWith('[')) {
      if (beat !== null) fail('alone')
      const last = cells.at(-1)
      if (last) last.words += part
      else
        cells.push({
          chord: null,
          words: part,
          startsBar: false,
          bar: sheet.bars.length - 1,
          at: null,
        })
      continue
    }
    if (!part.endsWith(']')) fail('bracket', part)
    const inside = part.slice(1, -1).trim()
    if (inside === '*|') {
      if (beat !== null) fail('alone')
      if (!inBar()) fail('begin', part)
      sheet.bars.push([])
      begin({ chord: null, startsBar: true, at: 0 })
    } else if (inside.startsWith('*@')) {
      if (beat !== null) fail('alone')
      if (!inBar()) fail('begin', part)
      beat = placeOf(inside.slice(2), sheet) ?? fail('beat', part)
    } else if (inside.startsWith('*')) fail('annotation', part)
    else {
      const chord = NO_CHORD.test(inside) ? '' : inside
      if (chord && !chordNotes(chord)) fail('chord', part)
      if (beat === null) sheet.bars.push([])
      sheet.bars.at(-1)?.push({ at: beat ?? 0, chord })
      begin({ chord, startsBar: beat === null, at: beat ?? 0 })
      beat = null
    }
  }
  if (beat !== null) fail('alone')
  return cells
}

/** @returns the place of a beat in the last bar (quarters); null if it is not after the chord before, or not in it */
function placeOf(text: string, { bars, metre: [beats, unit] }: SongSheet): number | null {
  if (!/^\d+(\.5)?$/.test(text)) return null
  const beat = Number(text)
  const at = ((beat - 1) * 4) / unit
  const before = bars.at(-1)?.at(-1)?.at ?? 0
  return beat < beats + 1 && at > before ? at : null
}
