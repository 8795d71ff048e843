import type { Names } from './naming.ts'

const LETTERS = 'CDEFGAB'
const SYLLABLES: Partial<Record<string, string>> = {
  en: 'Do Re Mi Fa Sol La Ti',
  fr: 'Do Ré Mi Fa Sol La Si',
  ru: 'До Ре Ми Фа Соль Ля Си',
  hi: 'डो रे मी फ़ा सोल ला सी',
}
const LATIN_SYLLABLES = 'Do Re Mi Fa Sol La Si'
/** A note's name in two parts, as a tuner sets them. */
export interface NoteParts {
  /** `E`, `Mi`. */
  step: string
  sign: '♭' | '♯' | ''
}

/** @param note `E`, `Eb`, `C#` */
export function noteParts(note: string, { names, language }: Names): NoteParts {
  const step = note.charAt(0)
  const sign = note.length === 1 ? '' : 'b♭'.includes(note.charAt(1)) ? '♭' : '♯'
  if (names === 'solfege') {
    const syllables = SYLLABLES[language] ?? LATIN_SYLLABLES
    return { step: syllables.split(' ')[LETTERS.indexOf(step)] ?? step, sign }
  }
  if (names === 'letters' || step !== 'B') return { step, sign }
  return sign === '♭' ? { step: 'B', sign: '' } : { step: 'H', sign }
}

/** The seven notes from C to B: `Do Re Mi Fa Sol La Si`. */
export const scaleOf = (names: Names) =>
  [...LETTERS].map((letter) => noteParts(letter, names).step).join(' ')

/** A chord's name taken apart: `D/F#` is D, no quality, and F# in the bass. */
export interface ChordParts {
  root: string
  /** All after the root: `m7b5`. */
  quality: string
  bass?: string
}

const CHORD =
  /^([A-G][#b♯♭]?)((?:maj|min|dim|aug|sus|add|[mM#b♯♭+°ø()-]|\d)*)(?:\/([A-G][#b♯♭]?))?$/

/** @returns null for what is no chord in letters, like `Do` */
export function readChord(symbol: string): ChordParts | null {
  const [, root, quality = '', bass] = CHORD.exec(symbol.trim()) ?? []
  return root ? { root, quality, ...(bass && { bass }) } : null
}

/** A note as part of a chord's name. Russians say До and write C: there letters stay letters. */
export function chordNote(note: string, { names, language }: Names): string {
  const kept = language === 'ru' && names === 'solfege' ? 'letters' : names
  const { step, sign } = noteParts(note, { names: kept, language })
  return step + sign
}

/**
 * A chord's name as a reader knows it: `F#m7b5` is F♯m7♭5 or Fa♯m7♭5, `Bb` in German B. What is no chord
 * in letters stays as it was written.
 */
export function chordName(symbol: string, names: Names): string {
  const chord = readChord(symbol)
  if (!chord) return symbol
  const quality = chord.quality.replaceAll('#', '♯').replaceAll('b', '♭')
  const bass = chord.bass ? `/${chordNote(chord.bass, names)}` : ''
  return chordNote(chord.root, names) + quality + bass
}
