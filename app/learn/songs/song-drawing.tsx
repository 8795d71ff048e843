import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chartedChord } from '../../content/rich-text/charted-chord.ts'
import { ChordDiagram } from '../../content/rich-text/chord-diagram.tsx'
import { useSpokenChord } from '../../content/rich-text/spoken-chord.ts'
import type { SongSheetSource } from '../../content/song-sheet.server.ts'
import { useNotation } from '../../instruments/notation.ts'
import { SheetWords } from './sheet-words.tsx'
import { type Arrangement, arrange, type SongMusic } from './song-version.ts'
import { StrumDrawing } from './strum-drawing.tsx'

export interface SongDrawingProps {
  song: SongMusic & { language: string }
  source: SongSheetSource
  arrangement: Arrangement
}

/** The sheet to play from: the chords as diagrams, the right hand, and the words with chords over them. */
export function SongDrawing({ song, source, arrangement }: SongDrawingProps) {
  const { version, shift, capo } = arrangement
  const arranged = useMemo(
    () => arrange(source, song, { version, shift, capo }),
    [source, song, version, shift, capo],
  )
  if (!arranged) return null
  const { sheet, played, shapes, strum } = arranged
  return (
    <>
      <SongChords shapes={shapes} />
      <StrumDrawing pattern={strum} metre={song.metre} />
      <SheetWords sheet={sheet} played={played} language={song.language} />
    </>
  )
}

/** The diagrams of the chords, in the order in which they come. */
function SongChords({ shapes }: { shapes: { name: string; frets: string; fingers: string }[] }) {
  const { t } = useTranslation('song')
  const spoken = useSpokenChord()
  const { names, language, isLeftHanded } = useNotation()
  return (
    <section aria-label={t('chords')} className="chord-chart song-chords">
      <ul>
        {shapes.map((shape) => {
          const chord = chartedChord({ _key: shape.name, ...shape }, language)
          const { drawing } = chord
          if (typeof drawing === 'string') return null
          return (
            <li key={shape.name} data-chord-name={shape.name}>
              <p
                aria-hidden="true"
                className="font-display text-[1.2rem] leading-tight font-extrabold"
              >
                {chord.names[names].caption}
              </p>
              <ChordDiagram
                label={spoken(chord, drawing)}
                drawing={drawing}
                isLeftHanded={isLeftHanded}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
