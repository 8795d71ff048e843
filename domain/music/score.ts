import { add, compare, multiply, type Rational, rational, toNumber } from './rational.ts'
import { readTab, type TabBar, type TabMark, type TabProblem, type TabSystem } from './tab.ts'

/** Beats in a bar, and the note value of a beat: `[6, 8]`. */
export type Metre = readonly [beats: number, unit: number]

/**
 * - `hammer`, `pull`, `slide`: how the note is reached from the one before on its string
 * - `tap`, `bend`, `vibrato`, `dead`: how it is played itself
 */
export type Technique = 'hammer' | 'pull' | 'slide' | 'tap' | 'bend' | 'vibrato' | 'dead'

export interface ScoreNote {
  /** Quarters from the beginning, as the bars stand: repetitions are not written out. */
  beat: Rational
  /** Its bar, from 0. */
  bar: number
  /** From 1, the thinnest, to 6. */
  string: number
  /** Null for a dead note. */
  fret: number | null
  /** MIDI number; a dead note has that of the open string. */
  pitch: number
  technique?: Technique
  /** Height of the bend, in semitones. */
  bend?: number
  /** True if the bend is let down again. */
  isReleased?: true
  palmMuted?: true
}

export interface ScoreBar {
  startsRepeat: boolean
  endsRepeat: boolean
}

/** The music of a tab. */
export interface Score {
  metre: Metre
  bars: ScoreBar[]
  /** In the order of their beats; together, from the lowest string to the highest. */
  notes: ScoreNote[]
}

/** Of a tab that does not say its own. */
export const DEFAULT_METRE: Metre = [4, 4]

/** Bounds that a metre is accepted in. */
const MOST_BEATS = 16
const UNITS = [1, 2, 4, 8, 16]

/** Reads `3/4`; null when it is none. */
export function readMetre(text: string): Metre | null {
  const [, beats, unit] = /^(\d{1,2})\/(\d{1,2})$/.exec(text.trim()) ?? []
  const metre = [Number(beats), Number(unit)] as const
  return metre[0] >= 1 && metre[0] <= MOST_BEATS && UNITS.includes(metre[1]) ? metre : null
}

/** Length of a bar, in quarters. */
export const barLength = ([beats, unit]: Metre): Rational => rational(beats * 4, unit)

/** Length of what is counted, in quarters: the beat of the metre; in compound metres (6/8) three of its units. */
export const pulseOf = ([beats, unit]: Metre): number =>
  (unit === 8 && beats % 3 === 0 && beats > 3 ? 12 : 4) / unit

/**
 * Reads the music of a tab (`readTab` has its grammar). A bar's first column is its edge; the others share its
 * length evenly, and each beat has the same whole number of them. A note stands where its fret does, or where
 * its sign does if that is what follows a dash: `-h5` begins at the `h`, in `3h5` the second note at the `5`.
 *
 * @returns the score, or the first problem
 */
export function readScore(source: string, metre: Metre): Score | TabProblem {
  const systems = readTab(source)
  if (!Array.isArray(systems)) return systems
  const notes: ScoreNote[] = []
  const bars: ScoreBar[] = []
  for (const { tuning, bars: written } of systems as TabSystem[])
    for (const bar of written) {
      const problem = problemOf(bar, metre)
      if (problem) return { kind: problem, bar: bars.length + 1 }
      const start = multiply(rational(bars.length), barLength(metre))
      const length = rational(1, bar.columns - 1)
      const found = tuning.flatMap((name, string) =>
        notesOn(bar.marks.filter((mark) => mark.string === string)).map(
          ({ column, ...note }): ScoreNote => ({
            beat: add(start, multiply(barLength(metre), multiply(rational(column - 1), length))),
            bar: bars.length,
            string: string + 1,
            pitch: openPitch(name, string) + (note.fret ?? 0),
            ...note,
            ...(bar.palmMuted?.includes(column) && { palmMuted: true }),
          }),
        ),
      )
      notes.push(...found.sort((a, b) => compare(a.beat, b.beat) || b.string - a.string))
      bars.push({ startsRepeat: !!bar.startsRepeat, endsRepeat: !!bar.endsRepeat })
    }
  return { metre, bars, notes }
}

export const isProblem = (score: Score | TabProblem): score is TabProblem => 'kind' in score

/** Reason why a bar has no music: a note on its edge, or columns that its beats do not share. */
function problemOf({ columns, marks }: TabBar, [beats]: Metre): TabProblem['kind'] | null {
  if (marks.some(({ column }) => column === 0)) return 'edge'
  return columns > 1 && (columns - 1) % beats === 0 ? null : 'sum'
}

type Played = Pick<ScoreNote, 'fret' | 'technique' | 'bend' | 'isReleased'> & { column: number }

const LEADING: Record<string, Technique> = {
  h: 'hammer',
  p: 'pull',
  '/': 'slide',
  '\\': 'slide',
  t: 'tap',
}
/** A bend without a goal: a tone. */
const BEND = 2

/** @param marks of one string in one bar, left to right */
function notesOn(marks: TabMark[]): Played[] {
  const notes: Played[] = []
  let sign: TabMark | undefined
  for (const [index, mark] of marks.entries()) {
    const { text, onset } = mark
    const last = notes.at(-1)
    if (onset !== undefined) {
      const isDead = text === 'x'
      const technique = isDead ? 'dead' : sign && LEADING[sign.text]
      notes.push({
        column: onset,
        fret: isDead ? null : Number(text),
        ...(technique && { technique }),
      })
      sign = undefined
    } else if (text === 'r') {
      if (last?.bend) last.isReleased = true
    } else if (text === 'b') {
      if (last) Object.assign(last, bent(last, goalOf(marks[index + 1])))
    } else if (text.startsWith('~')) {
      if (last) last.technique ??= 'vibrato'
    } else if (text in LEADING) sign = mark
  }
  return notes
}

/** The fret that a bend goes to, which follows it and begins no note. */
const goalOf = (next: TabMark | undefined): number | null =>
  next && next.onset === undefined && /\d/.test(next.text) ? Number(next.text) : null

/** `7b9` goes up to the sound of the 9th fret; a number that is no higher counts semitones. */
function bent({ fret }: Played, goal: number | null): Partial<Played> {
  const from = fret ?? 0
  return {
    technique: 'bend',
    bend: goal === null ? BEND : goal > from ? goal - from : goal || BEND,
  }
}

/** MIDI numbers of the open strings in standard tuning, 1st to 6th. */
const STANDARD = [64, 59, 55, 50, 45, 40]
/** Semitones above C. */
const LETTERS: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

/**
 * Pitch of an open string: of the notes of its name, the one nearest to its usual pitch.
 *
 * @param name `D`, `Eb`
 * @param string from 0, the 1st
 * @returns MIDI number
 */
export function openPitch(name: string, string: number): number {
  const usual = STANDARD[string] ?? 0
  const accidental = name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0
  const wanted = (LETTERS[name[0]?.toLowerCase() ?? ''] ?? 0) + accidental
  const up = (((wanted - usual) % 12) + 12) % 12
  return usual + (up > 6 ? up - 12 : up)
}

/** A score as plain numbers, beats in quarters: the output of `npm run score`. */
export function printScore({ metre, bars, notes }: Score) {
  return {
    metre,
    bars: bars.length,
    notes: notes.map(({ beat, string, fret, technique }) => ({
      beat: toNumber(beat),
      string,
      fret,
      ...(technique && { technique }),
    })),
  }
}
