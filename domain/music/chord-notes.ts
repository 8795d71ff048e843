import { readChord } from './note-names.ts'

/** Semitones above the root, by what follows it in a chord's name. */
const QUALITIES: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  mmaj7: [0, 3, 7, 11],
  m7b5: [0, 3, 6, 10],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  aug: [0, 4, 8],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  add9: [0, 2, 4, 7],
  madd9: [0, 2, 3, 7],
  9: [0, 2, 4, 7, 10],
  m9: [0, 2, 3, 7, 10],
  maj9: [0, 2, 4, 7, 11],
  '7b9': [0, 1, 4, 7, 10],
  '7#9': [0, 3, 4, 7, 10],
  13: [0, 4, 7, 9, 10],
}

/** Names of a chord's kind, as they follow its root. */
export const qualities: readonly string[] = Object.keys(QUALITIES)

/** Semitones above C. */
const LETTERS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

export const pitchClass = (semitones: number) => ((semitones % 12) + 12) % 12

/** The pitch class (semitones above C) of `F#`, `Bb`. */
export function noteClass(note: string): number {
  const sign = note.charAt(1)
  const step = sign === '' ? 0 : '#♯'.includes(sign) ? 1 : -1
  return pitchClass((LETTERS[note.charAt(0)] ?? 0) + step)
}

/** The notes of a chord as pitch classes. */
export interface ChordNotes {
  root: number
  /** The lowest: the root, unless its name has another after the stroke. */
  bass: number
  /** All of them, semitones above the root. */
  steps: readonly number[]
  /** Each pitch class once, the bass included. */
  classes: number[]
}

/** @returns null for what is no chord, or one of a quality that is not known */
export function chordNotes(symbol: string): ChordNotes | null {
  const chord = readChord(symbol)
  const steps = chord && QUALITIES[chord.quality]
  if (!steps) return null
  const root = noteClass(chord.root)
  const bass = chord.bass ? noteClass(chord.bass) : root
  const classes = new Set([bass, ...steps.map((step) => pitchClass(root + step))])
  return { root, bass, steps, classes: [...classes].sort((a, b) => a - b) }
}
