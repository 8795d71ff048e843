import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fingers } from '../../../domain/music/fingering.ts'
import type { Frets } from '../../../domain/music/frets.ts'
import { Choices } from '../choices.tsx'
import { Player, type Reach } from './player.tsx'
import { pitchesOf, STRUMS, type Strum, strumTimeline } from './strum.ts'

/** Quarters per minute. */
const TEMPO = 70

interface PlayedChord {
  /** As the reader calls it. */
  name: string
  /** From the 6th string to the 1st. */
  frets: Frets
  /** Null where four fingers are not enough. */
  fingers: Fingers | null
}

export interface ChordPiece {
  /** Distinguishes the chords from others of the page, and their settings from theirs. */
  name: string
  title: string
  chords: readonly PlayedChord[]
}

/** Strums the chords that are drawn in the same figure (`[data-chord]`), each for a bar. */
export function ChordPlayer({ chords, ...props }: ChordPiece & Reach) {
  const { t } = useTranslation('player', { keyPrefix: 'strum' })
  const [strum, setStrum] = useState<Strum>('beats')
  const timeline = useMemo(
    () =>
      strumTimeline(
        chords.map(({ frets }) => frets),
        strum,
      ),
    [chords, strum],
  )
  const bars = useMemo(() => chords.map(heldStrings), [chords])
  const heard = useMemo(
    () => chords.map(({ name, frets }) => ({ name, pitches: pitchesOf(frets) })),
    [chords],
  )
  const barAt = (onset: number) => Math.floor((timeline.onsets[onset]?.at ?? 0) / timeline.bar)
  return (
    <Player
      {...props}
      tempo={TEMPO}
      timeline={timeline}
      bars={chords.length}
      chords={heard}
      notes={bars.flat()}
      notesAt={(onset) => bars[barAt(onset)] ?? []}
      settings={
        <Choices
          legend={t('legend')}
          value={strum}
          choices={STRUMS.map((value) => ({ value, label: t(value) }))}
          onChange={setStrum}
        />
      }
      cursor={({ isOn, onset }) => <ChordCursor bar={isOn ? barAt(onset) : null} />}
    />
  )
}

function heldStrings({ frets, fingers }: PlayedChord) {
  return frets.flatMap((fret, index) =>
    fret === null ? [] : [{ string: 6 - index, fret, finger: fingers?.[index] ?? null }],
  )
}

/** Marks the diagram of the chord that sounds. */
function ChordCursor({ bar }: { bar: number | null }) {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const diagrams = anchor.current?.closest('figure')?.querySelectorAll('[data-chord]')
    const diagram = bar === null ? undefined : diagrams?.[bar]
    diagram?.setAttribute('data-sounding', '')
    return () => diagram?.removeAttribute('data-sounding')
  }, [bar])
  return <span ref={anchor} hidden />
}
