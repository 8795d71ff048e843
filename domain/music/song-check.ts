import { chordNotes, pitchClass } from './chord-notes.ts'
import { isSheetProblem, readSheet, type SongSheet } from './chord-pro.ts'
import { shapeOfChord } from './chord-shapes.ts'
import { fingersOf, readFingers } from './fingering.ts'
import { parseFrets } from './frets.ts'
import { toNumber } from './rational.ts'
import { isProblem, type Metre, readMetre, readScore, type Score } from './score.ts'
import { isPatternProblem, readPattern } from './strum-pattern.ts'
import { readKey } from './transpose.ts'

interface Tab {
  tab?: string
  metre?: string
  tempo?: number
  capo?: number
}

/** The music of a song, as its two documents have it. */
export interface SongMusic {
  metre?: string
  tempo?: number
  key?: string
  capo?: number
  sheet?: {
    full?: string
    easy?: string
    strum?: string
    easyStrum?: string
    chords?: { name: string; frets: string; fingers?: string }[]
    melody?: Tab
    guitar?: Tab
  }
}

/** Standard tuning, from the 6th string (MIDI numbers). */
const TUNING = [40, 45, 50, 55, 59, 64]
/** Of a melody's time, the share that is spent on notes of the chord; below it, tune and chords are of two keys. */
const LEAST_IN_CHORD = 0.4

/**
 * Everything that can be heard to be wrong with a song without ears, one sentence each: words and chords that cannot
 * be read, chords whose shape does not sound their name or cannot be held, a melody whose bars do not add up, which
 * does not fit the sections that it is sung to, or is in another key than the chords.
 */
export function problemsOfSong(song: SongMusic): string[] {
  const metre = readMetre(song.metre ?? '')
  const { sheet } = song
  if (!metre) return [`metre: «${song.metre}» is none`]
  if (!sheet) return ['sheet: there is none']
  const problems: string[] = []
  if (!readKey(song.key ?? '')) problems.push(`key: «${song.key}» is none`)
  const melody = readTab('melody', sheet.melody, song, metre, problems)
  readTab('guitar', sheet.guitar, song, metre, problems)
  for (const field of ['strum', 'easyStrum'] as const) {
    const source = sheet[field]
    if (!source) continue
    const pattern = readPattern(source, metre)
    if (isPatternProblem(pattern)) problems.push(`${field}: ${JSON.stringify(pattern)}`)
  }
  for (const version of ['full', 'easy'] as const) {
    const source = sheet[version]
    if (!source) {
      problems.push(`${version}: there is none`)
      continue
    }
    const read = readSheet(source, metre)
    if (isSheetProblem(read)) {
      problems.push(`${version}: line ${read.line}: ${read.kind}: ${read.text}`)
      continue
    }
    for (const name of new Set(read.bars.flat().map(({ chord }) => chord)))
      if (name) problems.push(...problemsOfChord(name, sheet.chords ?? []))
    problems.push(...problemsOfMelody(version, read, melody))
  }
  return [...new Set(problems)]
}

function readTab(field: string, tab: Tab | undefined, song: SongMusic, metre: Metre, to: string[]) {
  if (!tab?.tab) return null
  for (const fact of ['metre', 'tempo', 'capo'] as const)
    if (tab[fact] !== song[fact]) to.push(`${field}: its ${fact} is not the song's`)
  const score = readScore(tab.tab, metre)
  if (!isProblem(score)) return score
  to.push(`${field}: bar ${score.bar}: ${score.kind} ${score.text ?? ''}`)
  return null
}

/** Problems of the shape in which a chord is drawn and strummed. */
export function problemsOfChord(
  name: string,
  own: readonly { name: string; frets: string; fingers?: string }[],
): string[] {
  const shape = own.find((each) => each.name === name) ?? shapeOfChord(name)
  const frets = shape && parseFrets(shape.frets)
  const notes = chordNotes(name)
  if (!frets || !notes) return [`${name}: there is no shape`]
  const pitches = frets.flatMap((fret, string) =>
    fret === null ? [] : [(TUNING[string] ?? 0) + fret],
  )
  const classes = new Set(pitches.map(pitchClass))
  // A hand may leave out the fifth, and nothing else.
  const needed = notes.classes.filter((each) => each !== pitchClass(notes.root + 7))
  const sounds =
    pitchClass(Math.min(...pitches)) === notes.bass &&
    needed.every((each) => classes.has(each)) &&
    [...classes].every((each) => notes.classes.includes(each))
  const fingers = shape.fingers ? readFingers(shape.fingers, frets) : fingersOf(frets)
  return [
    ...(sounds ? [] : [`${name}: ${shape.frets} does not sound its name`]),
    ...(fingers ? [] : [`${name}: ${shape.frets} has no fingers`]),
  ]
}

function problemsOfMelody(version: string, sheet: SongSheet, melody: Score | null): string[] {
  const sung = sheet.sections.filter(({ melody }) => melody)
  if (!melody) return sung.length > 0 ? [`${version}: {x_melody} without a melody`] : []
  const last = Math.max(...sung.map(({ melody }) => (melody?.[1] ?? 0) + 1))
  if (sung.length === 0) return [`${version}: no section has an {x_melody}`]
  if (last > melody.bars.length)
    return [`${version}: {x_melody} goes to bar ${last}, the melody has ${melody.bars.length}`]
  const share = shareInChord(sheet, melody)
  return share < LEAST_IN_CHORD
    ? [`${version}: only ${Math.round(share * 100)} % of the melody fits its chords`]
    : []
}

/** The share of the melody's time that is spent on notes of the chord that sounds. */
function shareInChord(sheet: SongSheet, { notes, metre }: Score): number {
  const bar = (metre[0] * 4) / metre[1]
  let inChord = 0
  let all = 0
  for (const { melody, firstBar, bars, hasPickup } of sheet.sections) {
    if (!melody) continue
    const first = melody[0] + (hasPickup ? 1 : 0)
    for (let index = 0; index < bars; index++) {
      const own = notes.filter((note) => note.bar === first + index)
      for (const [place, note] of own.entries()) {
        const at = toNumber(note.beat) - (first + index) * bar
        const next = own[place + 1]
        const length = (next ? toNumber(next.beat) - (first + index) * bar : bar) - at
        const chord = chordAt(sheet, firstBar + index, at)
        all += length
        if (chordNotes(chord)?.classes.includes(pitchClass(note.pitch))) inChord += length
      }
    }
  }
  return all === 0 ? 1 : inChord / all
}

/** @param at quarters from the bar's beginning */
function chordAt({ bars }: SongSheet, bar: number, at: number): string {
  const here = bars[bar]?.findLast((each) => each.at <= at)
  if (here) return here.chord
  return bars.slice(0, bar).flat().at(-1)?.chord ?? ''
}
