import { openPitch, type ScoreNote } from '../../domain/music/score.ts'
import { barsOfBeats, noteBefore, type TabBeat, type TabMusic } from './note-values.ts'

const STRINGS = 6
const EMPTY_TEXT = [1, 0, 0, 0, 0]

const short = (value: number) => [value & 255, (value >> 8) & 255]
const int = (value: number) => [...short(value), ...short(value >> 16)]
const zeros = (length: number) => Array<number>(length).fill(0)
const latin = (text: string) => [...text].map((sign) => sign.charCodeAt(0))
const fixed = (text: string, length: number) => [text.length, ...latin(text.padEnd(length, '\0'))]

/**
 * Writes the binary format of Guitar Pro 3, 4 or 5 (5.00), as far as tabs go: for tests, since nothing that is
 * installed writes it.
 */
export function writeOldGuitarPro(music: TabMusic, version: 3 | 4 | 5): Uint8Array {
  const { title = '', tempo, feel, score } = music
  const isSwung = feel === 'shuffle'
  const targets = new Map(
    score.notes.map((note) => [noteBefore(note, score.notes), note.technique]),
  )
  return new Uint8Array([
    ...fixed(`FICHIER GUITAR PRO v${version}.00`, 30),
    ...int(title.length + 1),
    title.length,
    ...latin(title),
    ...Array.from({ length: version === 5 ? 8 : 7 }, () => EMPTY_TEXT).flat(),
    ...int(0),
    ...(version < 5 ? [Number(isSwung)] : []),
    ...(version >= 4 ? [...int(0), ...Array.from({ length: 5 }, () => zeros(8)).flat()] : []),
    ...(version === 5
      ? [...zeros(30), ...Array.from({ length: 11 }, () => EMPTY_TEXT).flat()]
      : []),
    ...int(tempo),
    ...int(0),
    ...(version >= 4 ? [0] : []),
    ...Array.from({ length: 64 }, () => [...int(25), ...zeros(8)]).flat(),
    ...(version === 5 ? [...zeros(38).fill(255), ...zeros(4)] : []),
    ...int(score.bars.length),
    ...int(1),
    ...score.bars.flatMap(({ startsRepeat, endsRepeat }, index) => [
      (index === 0 ? 3 : 0) | (startsRepeat ? 4 : 0) | (endsRepeat ? 8 : 0),
      ...(index === 0 ? score.metre : []),
      ...(endsRepeat ? [version === 5 ? 2 : 1] : []),
      ...(version === 5 ? [...zeros(index === 0 ? 4 : 0), 0, Number(isSwung), 0] : []),
    ]),
    ...trackOf(music, version),
    ...barsOfBeats(score).flatMap((beats) => [
      ...(version === 5 ? [0] : []),
      ...int(beats.length),
      ...beats.flatMap((beat) => beatOf(beat, version, targets)),
      ...(version === 5 ? int(0) : []),
    ]),
  ])
}

const trackOf = ({ tuning, capo }: TabMusic, version: number) => [
  0,
  ...fixed('Guitarra', 40),
  ...int(STRINGS),
  ...tuning.flatMap((name, string) => int(openPitch(name, string))),
  ...int(0),
  ...int(1),
  ...int(1),
  ...int(2),
  ...int(24),
  ...int(capo),
  ...zeros(4),
  // Tablature and notation are shown; then settings of the sound.
  ...(version === 5 ? [3, ...zeros(44)] : []),
]

/** Techniques that lead away from a note, by that note. */
type Targets = Map<ScoreNote | undefined, ScoreNote['technique']>

function beatOf(beat: TabBeat, version: number, targets: Targets): number[] {
  const { base, dots, tuplet, notes } = beat
  const has = (technique: string) => notes.some((note) => note.technique === technique)
  const isTapped = has('tap')
  const isShaken = version === 3 && has('vibrato')
  const isTuplet = tuplet[0] > 1
  const hasEffects = isTapped || isShaken
  return [
    dots | (hasEffects ? 8 : 0) | (isTuplet ? 32 : 0) | (notes.length === 0 ? 64 : 0),
    ...(notes.length === 0 ? [2] : []),
    (Math.log2(base) - 2) & 255,
    ...(isTuplet ? int(tuplet[0]) : []),
    ...(hasEffects ? [(isShaken ? 1 : 0) | (isTapped ? 32 : 0)] : []),
    ...(hasEffects && version >= 4 ? [0] : []),
    ...(isTapped ? [1, ...zeros(version === 3 ? 4 : 0)] : []),
    notes.reduce((flags, { string }) => flags | (1 << (STRINGS + 1 - string)), 0),
    ...[...notes]
      .sort((a, b) => a.string - b.string)
      .flatMap((note) => noteOf(note, version, targets.get(note))),
    ...(version === 5 ? short(0) : []),
  ]
}

/** @param next technique of the note that this one leads to */
function noteOf(note: ScoreNote, version: number, next: ScoreNote['technique']): number[] {
  const { fret, technique, bend = 0, isReleased } = note
  const isMuted = version >= 4 && note.palmMuted === true
  const isHammered = next === 'hammer' || next === 'pull'
  const slides = next === 'slide'
  const isShaken = version >= 4 && technique === 'vibrato'
  const hasEffects = bend > 0 || isHammered || slides || isShaken || isMuted
  const heights = isReleased ? [0, bend, 0] : [0, bend]
  return [
    32 | (hasEffects ? 8 : 0),
    fret === null ? 3 : 1,
    fret ?? 0,
    ...(version === 5 ? [0] : []),
    ...(hasEffects
      ? [(bend > 0 ? 1 : 0) | (isHammered ? 2 : 0) | (slides && version === 3 ? 4 : 0)]
      : []),
    ...(hasEffects && version >= 4
      ? [(isMuted ? 2 : 0) | (slides ? 8 : 0) | (isShaken ? 64 : 0)]
      : []),
    ...(bend > 0
      ? [
          ...[1, ...int(bend * 50), ...int(heights.length)],
          ...heights.flatMap((height, at) => [
            ...int((at * 60) / (heights.length - 1)),
            ...int(height * 50),
            0,
          ]),
        ]
      : []),
    ...(slides && version >= 4 ? [1] : []),
  ]
}
