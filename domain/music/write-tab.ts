import { add, compare, multiply, type Rational, rational } from './rational.ts'
import {
  barLength,
  isProblem,
  type Metre,
  openPitch,
  readScore,
  type Score,
  type ScoreBar,
  type ScoreNote,
  type Technique,
} from './score.ts'

/** Names of the open strings in standard tuning, 1st to 6th. */
export const STANDARD_TUNING = ['e', 'B', 'G', 'D', 'A', 'E']

/** A bar that no grid of columns holds. */
export interface UnwritableBar {
  /** From 1. */
  bar: number
}

/** Of a system: about as many characters as a line of text has. */
const WIDTH = 80
/** Columns of a beat: beyond them nobody could read the bar, let alone play it. */
const MOST_COLUMNS = 240
/** Columns of a quarter in a bar that needs no more. */
const QUARTER = 4
/** Name of the line of the palm, and its index among the lines of a bar. */
const PALM = 'PM'
const PALM_LINE = STANDARD_TUNING.length
/** The highest fret that the grammar has. */
const HIGHEST_FRET = 24

/**
 * Writes a score as a tab in plain text (`readTab` has the grammar): what `readScore` reads from it is the same
 * score. Each bar has the smallest grid that its notes and their signs need, and systems are wrapped; above one in which
 * the palm mutes notes stands its line.
 *
 * @param tuning names of the open strings, 1st to 6th
 * @returns the text, or the first bar that cannot be written
 */
export function writeTab(score: Score, tuning = STANDARD_TUNING): string | UnwritableBar {
  const systems: string[][][] = []
  let width = 0
  for (const [index, bar] of score.bars.entries()) {
    const notes = score.notes.filter((note) => note.bar === index)
    const lines = writeBar(notesOfBar(notes, score.metre), bar, score.metre, tuning)
    if (!lines) return { bar: index + 1 }
    const columns = (lines[0]?.length ?? 0) + 1
    const system = systems.at(-1)
    if (system && width + columns <= WIDTH) {
      system.push(lines)
      width += columns
    } else {
      systems.push([lines])
      width = nameWidth(tuning) + 1 + columns
    }
  }
  return systems.map((bars) => systemOf(bars, tuning)).join('\n\n')
}

function systemOf(bars: string[][], tuning: string[]): string {
  const hasPalm = bars.some((bar) => bar[PALM_LINE] !== undefined)
  const width = hasPalm ? Math.max(PALM.length, nameWidth(tuning)) : nameWidth(tuning)
  const row = (name: string, line: number) =>
    [
      name.padEnd(width),
      ...bars.map((bar) => bar[line] ?? '-'.repeat(bar[0]?.length ?? 0)),
      '',
    ].join('|')
  const rows = tuning.map(row)
  return [...(hasPalm ? [row(PALM, PALM_LINE)] : []), ...rows].join('\n')
}

const nameWidth = (tuning: string[]) => Math.max(...tuning.map(({ length }) => length))

/** Notes of one bar, as if it were the first. */
export function notesOfBar(notes: ScoreNote[], metre: Metre): ScoreNote[] {
  return notes.map((note) => ({
    ...note,
    beat: add(note.beat, multiply(barLength(metre), rational(-note.bar))),
    bar: 0,
  }))
}

/**
 * Writes one bar.
 *
 * @param notes with beats from the beginning of the bar
 * @param columns of a beat; without them, the fewest that hold the notes
 * @returns its six lines, without bar lines, and that of the palm if it mutes notes; null when the grid does not
 *   hold the notes, or when the palm would mute only some that are played together
 */
export function writeBar(
  notes: ScoreNote[],
  bar: ScoreBar,
  metre: Metre,
  tuning = STANDARD_TUNING,
  columns?: number,
): string[] | null {
  const step = notes.reduce((most, { beat }) => lcm(most, inBeats(beat, metre).den), 1)
  if (step > MOST_COLUMNS) return null
  const fewest = (QUARTER * 4) / metre[1]
  for (let each = columns ?? step; each <= MOST_COLUMNS; each += step) {
    if (columns === undefined && each < fewest) continue
    const lines = layOut(notes, bar, metre, each)
    if (lines && isSame(lines, { metre, bars: [bar], notes }, tuning)) return lines
    if (columns !== undefined) break
  }
  return null
}

const inBeats = (beat: Rational, [, unit]: Metre) => multiply(beat, rational(unit, 4))

/** @returns the lines of a bar; null when signs would touch or run into each other */
function layOut(notes: ScoreNote[], bar: ScoreBar, metre: Metre, each: number): string[] | null {
  const columns = metre[0] * each + 1
  const last = bar.endsRepeat ? columns - 1 : columns
  const lines: string[] = []
  for (let string = 1; string <= STANDARD_TUNING.length; string++) {
    let line = bar.startsRepeat ? ':' : '-'
    let before: ScoreNote | undefined
    for (const note of notes.filter((each) => each.string === string).sort(byBeat)) {
      const at = multiply(inBeats(note.beat, metre), rational(each))
      if (at.den !== 1) return null
      const column = at.num + 1
      const sign = signBefore(note, before)
      // In front of its note the sign joins two notes; after a dash, it is where its note begins.
      const isTight = sign !== '' && before !== undefined && line.length === column - 1
      if (!isTight && line.length > (before ? column - 1 : column)) return null
      line = line.padEnd(isTight ? column - 1 : column, '-') + sign + textOf(note)
      before = note
    }
    if (line.length > last) return null
    lines.push(line.padEnd(last, '-') + (bar.endsRepeat ? ':' : ''))
  }
  const muted = notes.filter(({ palmMuted }) => palmMuted)
  return muted.length > 0 ? [...lines, palmLine(muted, metre, each)] : lines
}

function palmLine(muted: ScoreNote[], metre: Metre, each: number): string {
  const columns = muted.map(({ beat }) => multiply(inBeats(beat, metre), rational(each)).num + 1)
  return Array.from({ length: metre[0] * each + 1 }, (_, column) =>
    columns.includes(column) ? '=' : '-',
  ).join('')
}

const byBeat = (a: ScoreNote, b: ScoreNote) => compare(a.beat, b.beat)

const SIGNS: Partial<Record<Technique, string>> = { hammer: 'h', pull: 'p', slide: '/', tap: 't' }

function signBefore({ technique, fret }: ScoreNote, before: ScoreNote | undefined): string {
  const isDown = technique === 'slide' && (before?.fret ?? 0) > (fret ?? 0)
  return isDown ? '\\' : ((technique && SIGNS[technique]) ?? '')
}

/** A note with its shape: `7b9r7`, `5~`. A bend beyond the last fret is counted in semitones. */
function textOf({ fret, technique, bend, isReleased }: ScoreNote): string {
  const text = fret === null ? 'x' : `${fret}`
  if (technique === 'vibrato') return `${text}~`
  if (!bend) return text
  const goal = (fret ?? 0) + bend
  return `${text}b${goal <= HIGHEST_FRET ? goal : bend}${isReleased ? `r${fret ?? ''}` : ''}`
}

/** True if the reader finds in the lines what was to be written. */
function isSame(lines: string[], wanted: Score, tuning: string[]): boolean {
  const text = lines.map((line, string) => `${tuning[string] ?? PALM}|${line}|`).join('\n')
  const read = readScore(text, wanted.metre)
  if (isProblem(read) || read.bars[0]?.endsRepeat !== wanted.bars[0]?.endsRepeat) return false
  return keys(read.notes) === keys(wanted.notes)
}

/** Everything of the notes but their pitch, which follows from the tuning. */
const keys = (notes: ScoreNote[]) =>
  notes
    .map(({ beat, string, fret, technique, bend, isReleased, palmMuted }) =>
      [beat.num, beat.den, string, fret, technique, bend, isReleased, palmMuted].join(),
    )
    .sort()
    .join('\n')

/**
 * Names of open strings, as a tab spells them: the 1st in lower case; flats, unless F sharp is the only one.
 *
 * @param pitches MIDI numbers, 1st to 6th
 * @returns null when a string is tuned too far from its usual pitch to be named
 */
export function tuningNames(pitches: number[]): string[] | null {
  const classes = pitches.map((pitch) => ((pitch % 12) + 12) % 12)
  const isFlat = classes.some((each) => [1, 3, 8, 10].includes(each))
  const names = classes.map((each, string) => {
    const [letter = '', accidental = ''] = each === 6 && isFlat ? 'Gb' : (PITCHES[each] ?? '')
    return (string === 0 ? letter.toLowerCase() : letter) + accidental
  })
  return names.every((name, string) => openPitch(name, string) === pitches[string]) ? names : null
}

const PITCHES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b
