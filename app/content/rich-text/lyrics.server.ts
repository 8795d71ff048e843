import { isLyricsProblem, type LyricsPart, readLyrics } from '../../../domain/music/lyrics.ts'
import { NAMINGS, type Naming } from '../../../domain/music/naming.ts'
import { chordName } from '../../../domain/music/note-names.ts'

/** A piece of a word, and the chord that begins with it, in every naming. */
interface LyricsSyllable {
  key: string
  chord: Record<Naming, string> | null
  words: string
}

/** A word and the space after it: it is not broken where a chord begins. */
export interface LyricsWord {
  key: string
  parts: LyricsSyllable[]
}

export interface LyricsVerse {
  key: string
  lines: { key: string; words: LyricsWord[] }[]
}

/** Words of a song ready to be drawn; what cannot be read is shown as it was written, without chords. */
export function versesOf(text: string, language: string): LyricsVerse[] {
  const read = readLyrics(text)
  const verses = isLyricsProblem(read) ? plain(text) : read
  return verses.map((lines, verse) => ({
    key: `v${verse}`,
    lines: lines.map((line, index) => ({ key: `l${index}`, words: wordsOf(line, language) })),
  }))
}

const plain = (text: string): LyricsPart[][][] => [
  text.split('\n').map((words) => [{ chord: null, words }]),
]

/** Words of languages that are written without spaces are their signs. */
const WORD = /\p{Script=Han}[^\p{Script=Han}\s]*\s*|[^\s\p{Script=Han}]+\s*|\s+/gu

function wordsOf(line: readonly LyricsPart[], language: string): LyricsWord[] {
  const words: LyricsWord[] = []
  let isInside = false
  for (const { chord, words: text } of line) {
    for (const [index, piece] of (text.match(WORD) ?? ['']).entries()) {
      const key = `w${words.length}`
      if (!isInside || index > 0) words.push({ key, parts: [] })
      const parts = words.at(-1)?.parts
      parts?.push({
        key: `p${parts.length}`,
        chord: chord !== null && index === 0 ? namesOf(chord, language) : null,
        words: piece,
      })
      isInside = !/\s$|\p{Script=Han}|[，。！？：；]$/u.test(piece) && piece !== ''
    }
  }
  return words
}

const namesOf = (chord: string, language: string) =>
  Object.fromEntries(
    NAMINGS.map((names) => [names, chordName(chord, { names, language })]),
  ) as Record<Naming, string>
