import { noteClass, pitchClass } from './chord-notes.ts'
import { readChord } from './note-names.ts'

/** A tonic in letters, major or minor. */
export interface Key {
  /** `F#`, `Bb`. */
  tonic: string
  isMinor: boolean
}

const STEPS = 'CDEFGAB'
/** The usual names of keys, by the pitch class of their tonic: those with fewer signs. */
const MAJOR = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const MINOR = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B']

/** Reads `Em`, `Bb`; null when it is no key. */
export function readKey(text: string): Key | null {
  const [, tonic, minor] = /^([A-G][#b]?)(m?)$/.exec(text.trim()) ?? []
  return tonic ? { tonic, isMinor: minor === 'm' } : null
}

/** As `readKey` reads it. */
export const keyName = ({ tonic, isMinor }: Key) => tonic + (isMinor ? 'm' : '')

/** The key so many semitones higher, by its usual name; the same one for whole octaves. */
export function transposeKey(key: Key, semitones: number): Key {
  if (pitchClass(semitones) === 0) return key
  const names = key.isMinor ? MINOR : MAJOR
  return { ...key, tonic: names[pitchClass(noteClass(key.tonic) + semitones)] ?? key.tonic }
}

/**
 * The key that is heard: the one of the shapes, raised by the capo.
 *
 * @param capo its fret
 */
export const soundingKey = (shapes: Key, capo: number): Key => transposeKey(shapes, capo)

/**
 * A note so many semitones higher. It keeps its degree: a D in E minor, the seventh, becomes the seventh of the
 * new key (E♭ in F minor). What would need two signs, or be a white key with one (E♯), gets its simplest name.
 *
 * @param from the key in which it is written
 */
export function transposeNote(note: string, from: Key, semitones: number): string {
  if (pitchClass(semitones) === 0) return note
  const to = transposeKey(from, semitones)
  const wanted = pitchClass(noteClass(note) + semitones)
  const moved = stepOf(note) - stepOf(from.tonic) + stepOf(to.tonic)
  const letter = STEPS.charAt(((moved % 7) + 7) % 7)
  const sign = pitchClass(wanted - noteClass(letter) + 6) - 6
  if (sign === 0) return letter
  const spelled = letter + (sign > 0 ? '#' : 'b')
  const isWhite = [...STEPS].some((step) => noteClass(step) === wanted)
  if (Math.abs(sign) === 1 && !isWhite) return spelled
  return (sign > 0 ? MINOR : MAJOR)[wanted] ?? spelled
}

const stepOf = (note: string) => STEPS.indexOf(note.charAt(0))

/**
 * A chord so many semitones higher, its bass included; what is no chord stays as it is.
 *
 * @param from the key in which it is written
 */
export function transposeChord(symbol: string, from: Key, semitones: number): string {
  const chord = readChord(symbol)
  if (!chord || pitchClass(semitones) === 0) return symbol
  const bass = chord.bass ? `/${transposeNote(chord.bass, from, semitones)}` : ''
  return transposeNote(chord.root, from, semitones) + chord.quality + bass
}
