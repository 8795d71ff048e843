import { readChord } from './note-names.ts'

/** A piece of a line: words, and the chord that begins with them. */
export interface LyricsPart {
  /** In letters, `F#m7`; null for words before the first chord of a line. */
  chord: string | null
  words: string
}

export type LyricsLine = LyricsPart[]

/** The first chord that cannot be read: its line, from 1, and the text in its brackets. */
export interface LyricsProblem {
  line: number
  chord: string
}

const CHORD = /\[([^\]]*)\]/

/**
 * Reads the words of a song with chords in brackets before the syllables that they begin with, as ChordPro writes
 * them (https://www.chordpro.org/chordpro/chordpro-introduction/): `[G]Zarpé de noche, [D]sin despedirme`. A line
 * of the text is a line of the song; an empty line parts two verses.
 *
 * @returns verses of lines, or the first problem
 */
export function readLyrics(source: string): LyricsLine[][] | LyricsProblem {
  const verses: LyricsLine[][] = []
  let isNewVerse = true
  for (const [index, text] of source.split('\n').entries()) {
    if (!text.trim()) {
      isNewVerse = true
      continue
    }
    const line = partsOf(text.trim())
    const wrong = line.find(({ chord }) => chord !== null && !readChord(chord))
    if (wrong) return { line: index + 1, chord: wrong.chord ?? '' }
    if (isNewVerse) verses.push([])
    verses.at(-1)?.push(line)
    isNewVerse = false
  }
  return verses
}

export const isLyricsProblem = (read: LyricsLine[][] | LyricsProblem): read is LyricsProblem =>
  'chord' in read

/** Between two chords stand the words of the first. */
function partsOf(line: string): LyricsLine {
  const [before = '', ...rest] = line.split(CHORD)
  const parts: LyricsLine = before ? [{ chord: null, words: before }] : []
  for (let at = 0; at < rest.length; at += 2)
    parts.push({ chord: rest[at]?.trim() ?? '', words: rest[at + 1] ?? '' })
  return parts
}
