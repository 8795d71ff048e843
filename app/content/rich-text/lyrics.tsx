import { useNotation } from '../../instruments/notation.ts'
import type { LyricsWord } from './lyrics.server.ts'
import type { Lyrics } from './rich-text.server.ts'

/** The words of a song, each chord over the syllable that it begins with. */
export function LyricsSheet({ value: { verses } }: { value: Lyrics }) {
  return (
    <div className="rounded-lg bg-vellum/60 px-4 py-3 md:px-8 md:py-5 print:break-inside-avoid">
      {verses.map(({ key, lines }) => (
        <div key={key} className="not-first:mt-6">
          {lines.map((line) => (
            <p key={line.key} className="leading-tight not-first:mt-2">
              {line.words.map((word) => (
                <Word key={word.key} word={word} />
              ))}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

/** A word is not broken where a chord begins within it. */
function Word({ word: { parts } }: { word: LyricsWord }) {
  const { names } = useNotation()
  return (
    <span className="inline-block whitespace-nowrap">
      {parts.map(({ key, chord, words }) => (
        <span key={key} className="inline-flex flex-col whitespace-pre align-bottom">
          <b className="h-[1.4em] pr-1.5 text-[0.8em] text-midnight lining-nums forced-colors:text-[CanvasText]">
            {chord?.[names]}
          </b>
          <span>{words}</span>
        </span>
      ))}
    </span>
  )
}
