import { parseTab, type TabBar } from '../domain/music/tab.ts'

/** Pitch classes, in semitones above Do. */
const LETTERS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
/** Standard tuning as MIDI note numbers, from the 6th string to the 1st. */
export const TUNING = [40, 45, 50, 55, 59, 64]

/** Semitones above the tonic, by the mode that a tab's title names. */
export const MODES: Record<string, number[]> = {
  lidio: [0, 2, 4, 6, 7, 9, 11],
  jónico: [0, 2, 4, 5, 7, 9, 11],
  mixolidio: [0, 2, 4, 5, 7, 9, 10],
  dórico: [0, 2, 3, 5, 7, 9, 10],
  eólico: [0, 2, 3, 5, 7, 8, 10],
  frigio: [0, 1, 3, 5, 7, 8, 10],
  locrio: [0, 1, 3, 5, 6, 8, 10],
}

/** Semitones above the root, by what follows it in a chord's name. */
const CHORDS: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7],
  dim: [0, 3, 6],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  add9: [0, 2, 4, 7],
  dim7: [0, 3, 6, 9],
  maj7: [0, 4, 7, 11],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
}

export const pitchClass = (note: number) => ((note % 12) + 12) % 12
export const ascending = (notes: number[]) =>
  [...new Set(notes.map(pitchClass))].sort((a, b) => a - b)

/** `F#` is 6. */
function noteNamed(name: string): number {
  const letter = LETTERS[name[0] as keyof typeof LETTERS]
  return pitchClass(letter + (name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0))
}

/** The lowest note and all notes (pitch classes) that a name such as `Dm7` or `C/E` promises. */
export function promisedBy(name: string) {
  const [, root = '', quality = '', bass = root] =
    /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name) ?? []
  const steps = CHORDS[quality]
  if (!steps) throw new Error(`Unknown chord ${name}`)
  const notes = steps.map((step) => noteNamed(root) + step)
  return { bass: noteNamed(bass), notes: ascending([...notes, noteNamed(bass)]) }
}

/** The notes of a bar as MIDI numbers, in the order they are played; a tab counts from string 1. */
export function notesOf({ marks }: TabBar): number[] {
  return marks
    .filter(({ text }) => /\d/.test(text))
    .map(({ string, text }) => (TUNING[5 - string] ?? Number.NaN) + Number(text))
}

export const barsOf = (tab: string) => parseTab(tab)?.flatMap(({ bars }) => bars) ?? []
