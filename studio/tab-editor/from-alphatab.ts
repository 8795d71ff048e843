import { add, compare, multiply, type Rational, rational } from '../../domain/music/rational.ts'
import { barLength, type Metre, type ScoreNote } from '../../domain/music/score.ts'
import { STANDARD_TUNING, tuningNames } from '../../domain/music/write-tab.ts'
import { alphaTab } from './alphatab.ts'
import type { Notices } from './notices.ts'

const { model } = alphaTab
type Models = typeof alphaTab.model
type Beat = InstanceType<Models['Beat']>
type Note = InstanceType<Models['Note']>
type Bar = InstanceType<Models['Bar']>
export type AlphaTabScore = InstanceType<Models['Score']>
export type Staff = InstanceType<Models['Staff']>

const TICKS = 960
const STRINGS = STANDARD_TUNING.length
const HIGHEST_FRET = 24
/** In semitones: a tab can write no higher one on every fret. */
const HIGHEST_BEND = 12

/** A note in its bar: its beat counts from there. */
export type NoteOfBar = Omit<ScoreNote, 'bar'>

/** Names of the six strings that are kept, or null: fewer strings, or one that cannot be named. */
export function tuningOf(staff: Staff, notices: Notices): string[] | null {
  if (staff.tuning.length > STRINGS) notices.add('strings', undefined, `${staff.tuning.length}`)
  return staff.tuning.length < STRINGS ? null : tuningNames(staff.tuning.slice(0, STRINGS))
}

/**
 * Notes of a bar, of all its voices, without ties (a tab does not say how long a note sounds).
 *
 * @param number of the bar, from 1, for the notices
 */
export function notesOf(bar: Bar, metre: Metre, number: number, notices: Notices): NoteOfBar[] {
  const found = new Map<string, NoteOfBar>()
  for (const voice of bar.voices) {
    // An upbeat ends where the first bar does.
    let at = bar.index === 0 && bar.masterBar.isAnacrusis ? upbeat(voice.beats, metre) : rational(0)
    for (const beat of voice.beats) {
      if (beat.graceType !== model.GraceType.None) {
        if (beat.notes.length > 0) notices.add('grace', number)
        continue
      }
      noticeBeat(beat, number, notices)
      for (const note of beat.notes) {
        const written = compare(at, barLength(metre)) < 0 ? noteOf(note, at, number, notices) : null
        if (compare(at, barLength(metre)) >= 0) notices.add('tooLong', number)
        if (!written) continue
        const key = `${at.num}/${at.den} ${written.string}`
        if (found.has(key)) notices.add('sameString', number)
        else found.set(key, written)
      }
      at = add(at, lengthOf(beat))
    }
  }
  const notes = [...found.values()].sort((a, b) => compare(a.beat, b.beat) || b.string - a.string)
  return mutedTogether(notes, number, notices)
}

/** The palm lies on all strings: of notes that are played together, it mutes none or all. */
function mutedTogether(notes: NoteOfBar[], number: number, notices: Notices): NoteOfBar[] {
  return notes.map((note) => {
    const { palmMuted, ...open } = note
    const isAlone = notes.some(
      ({ beat, palmMuted }) => compare(beat, note.beat) === 0 && !palmMuted,
    )
    if (!palmMuted || !isAlone) return note
    notices.left('palm mute de algunas notas de un acorde', number)
    return open
  })
}

function upbeat(beats: Beat[], metre: Metre): Rational {
  const filled = beats
    .filter(({ graceType }) => graceType === model.GraceType.None)
    .reduce((sum, beat) => add(sum, lengthOf(beat)), rational(0))
  const left = add(barLength(metre), multiply(filled, rational(-1)))
  return left.num > 0 ? left : rational(0)
}

/** In quarters; exact for the value as it is written, unless the file says that it lasts otherwise. */
function lengthOf(beat: Beat): Rational {
  const { duration, dots, tupletNumerator, tupletDenominator, overrideDisplayDuration } = beat
  const plain = duration < 0 ? rational(-4 * duration) : rational(4, duration)
  const dotted = multiply(plain, rational(2 ** (dots + 1) - 1, 2 ** dots))
  const length =
    tupletNumerator > 0 && tupletDenominator > 0
      ? multiply(dotted, rational(tupletDenominator, tupletNumerator))
      : dotted
  const ticks = overrideDisplayDuration ?? (length.num / length.den) * TICKS
  const isAsWritten = Math.abs(ticks - (length.num / length.den) * TICKS) < 2
  return isAsWritten ? length : rational(Math.round(ticks), TICKS)
}

function noteOf(note: Note, beat: Rational, number: number, notices: Notices): NoteOfBar | null {
  if (note.isTieDestination) return null
  if (!note.isStringed) {
    notices.add('noString', number)
    return null
  }
  const string = note.beat.voice.bar.staff.tuning.length + 1 - note.string
  if (string > STRINGS) notices.add('lowString', number)
  if (note.fret > HIGHEST_FRET) notices.add('highFret', number)
  if (string > STRINGS || note.fret > HIGHEST_FRET) return null
  noticeNote(note, number, notices)
  const isDead = note.isDead || isCrossed(note)
  const pitch = note.stringTuning + (isDead ? 0 : note.fret)
  const base = {
    ...{ beat, string, fret: isDead ? null : note.fret, pitch },
    ...(note.isPalmMute && { palmMuted: true as const }),
  }
  const [technique, ...others] = techniquesOf(note, isDead)
  if (others.length > 0) notices.add('twoTechniques', number)
  if (technique !== 'bend') return technique ? { ...base, technique } : base
  return { ...base, technique, ...bendOf(note, number, notices) }
}

/** MusicXML has a cross for the head of a dead note. */
function isCrossed(note: Note): boolean {
  const { NoteheadXDoubleWhole, NoteheadXWhole, NoteheadXHalf, NoteheadXBlack } =
    model.MusicFontSymbol
  const crosses = [NoteheadXDoubleWhole, NoteheadXWhole, NoteheadXHalf, NoteheadXBlack]
  return crosses.some((cross) => cross === note.style?.noteHead)
}

/** The one that is kept comes first. */
function techniquesOf(note: Note, isDead: boolean): NonNullable<ScoreNote['technique']>[] {
  const from = note.hammerPullOrigin?.string === note.string ? note.hammerPullOrigin : null
  const isVibrato =
    note.vibrato !== model.VibratoType.None || note.beat.vibrato !== model.VibratoType.None
  return [
    ...(isDead ? (['dead'] as const) : []),
    ...(note.hasBend ? (['bend'] as const) : []),
    ...(from ? [from.fret > note.fret ? ('pull' as const) : ('hammer' as const)] : []),
    ...(!from && note.isLeftHandTapped ? (['hammer'] as const) : []),
    ...(isReachedBySlide(note) ? (['slide'] as const) : []),
    ...(note.beat.tap ? (['tap'] as const) : []),
    ...(isVibrato ? (['vibrato'] as const) : []),
  ]
}

const isReachedBySlide = ({ slideOrigin, slideInType }: Note) =>
  slideOrigin !== null || slideInType !== model.SlideInType.None

function bendOf(note: Note, number: number, notices: Notices): Partial<ScoreNote> {
  const values = note.bendPoints?.map(({ value }) => value) ?? []
  const [first = 0] = values
  const highest = Math.max(...values)
  const bend = Math.min(HIGHEST_BEND, Math.max(1, Math.ceil(highest / 2)))
  if (highest % 2 !== 0) notices.add('microtone', number)
  if (first > 0) notices.add('prebend', number)
  if (highest / 2 > HIGHEST_BEND) notices.left('bends de más de una octava', number)
  return { bend, ...((values.at(-1) ?? 0) < highest && { isReleased: true as const }) }
}

/** Signs of a beat that a tab does not have. */
function noticeBeat(beat: Beat, number: number, notices: Notices) {
  if (beat.hasWhammyBar) notices.left('palanca', number)
  if (beat.isTremolo) notices.left('trémolo', number)
  if (beat.brushType !== model.BrushType.None) notices.left('rasgueos y arpegiados', number)
  if (beat.pickStroke !== model.PickStroke.None) notices.left('dirección de la púa', number)
  if (beat.slap || beat.pop) notices.left('slap', number)
  if (beat.text || beat.lyrics) notices.left('textos y letra', number)
  if (beat.chordId) notices.left('nombres de acordes', number)
}

function noticeNote(note: Note, number: number, notices: Notices) {
  const { None, Shift, Legato } = model.SlideOutType
  if (note.isHarmonic) notices.left('armónicos', number)
  if (note.isTrill) notices.left('trinos', number)
  if (note.isLetRing) notices.left('dejar sonar', number)
  if (note.isGhost) notices.left('notas fantasma', number)
  if (note.isStaccato) notices.left('staccato', number)
  if (note.accentuated !== model.AccentuationType.None) notices.left('acentos', number)
  if (![None, Shift, Legato].includes(note.slideOutType)) notices.left('slides de salida', number)
}
