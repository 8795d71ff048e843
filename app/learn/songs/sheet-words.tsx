import { useTranslation } from 'react-i18next'
import type {
  SheetCell,
  SheetLine,
  SheetSection,
  SongSheet,
} from '../../../domain/music/chord-pro.ts'
import { chordName } from '../../../domain/music/note-names.ts'
import { useNotation } from '../../instruments/notation.ts'

interface SheetWordsProps {
  sheet: SongSheet
  /** A written chord as it is played now. */
  played: (chord: string) => string
  /** Code of the words' language. */
  language: string
}

/** The words, section by section, with chords and bar lines over them. */
export function SheetWords({ sheet, ...line }: SheetWordsProps) {
  return (
    <div data-part="words">
      {sheet.sections.map((section) => (
        <Section key={section.firstBar} section={section} {...line} />
      ))}
    </div>
  )
}

function Section({
  section: { kind, label, lines },
  ...line
}: { section: SheetSection } & Omit<SheetWordsProps, 'sheet'>) {
  const { t } = useTranslation('song')
  return (
    <section data-part={kind}>
      <h3>{t(`parts.${kind}`, { label })}</h3>
      {lines.map(({ number, comment, cells }) =>
        comment ? (
          <p key={number} lang={line.language} data-part="comment">
            {comment}
          </p>
        ) : (
          <Line key={number} cells={cells} {...line} />
        ),
      )}
    </section>
  )
}

/** A line; where a chord stands within a word, the word is kept together. */
function Line({
  cells,
  played,
  language,
}: Pick<SheetLine, 'cells'> & Omit<SheetWordsProps, 'sheet'>) {
  return (
    <p
      data-part="line"
      lang={language || undefined}
      data-wordless={cells.every(({ words }) => words.trim() === '') || undefined}
    >
      {wordsOf(cells).map((group) => {
        const drawn = group.map((cell) => (
          <Cell key={`${cell.bar}.${cell.at}`} cell={cell} played={played} />
        ))
        const [first] = group
        return group.length > 1 ? (
          <span key={`${first?.bar}.${first?.at}`} data-part="word">
            {drawn}
          </span>
        ) : (
          drawn
        )
      })}
    </p>
  )
}

/** Cells that stand within one word, together. */
function wordsOf(cells: SheetCell[]): SheetCell[][] {
  const words: SheetCell[][] = []
  for (const cell of cells) {
    const before = words.at(-1)?.at(-1)
    const isWithin = before && /\S$/.test(before.words) && /^[\p{L}\p{M}’'-]/u.test(cell.words)
    if (isWithin) words.at(-1)?.push(cell)
    else words.push([cell])
  }
  return words
}

function Cell({ cell, played }: { cell: SheetCell; played: (chord: string) => string }) {
  const { t } = useTranslation('song')
  const notation = useNotation()
  const { chord, words, startsBar, bar, at } = cell
  return (
    <span
      data-part="cell"
      data-bar={at === null ? undefined : bar}
      data-at={at ?? undefined}
      data-starts={startsBar || undefined}
    >
      <b lang={notation.language} data-chord-name={chord ? played(chord) : undefined}>
        {chord === '' ? (
          <>
            <span aria-hidden="true">N.C.</span>
            <span className="sr-only">{t('silent')}</span>
          </>
        ) : (
          chord && chordName(played(chord), notation)
        )}
      </b>
      <span>{words}</span>
    </span>
  )
}
