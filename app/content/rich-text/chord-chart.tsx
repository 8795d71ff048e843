import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fnv1a } from '../../../domain/fnv1a.ts'
import { useNotation } from '../../instruments/notation.ts'
import { PlayerReach } from '../../instruments/player/player-reach.tsx'
import type { ChartedChord, ChordDrawing } from './charted-chord.ts'
import { ChordDiagram } from './chord-diagram.tsx'
import { musicId, useExerciseOf } from './practice.tsx'
import type { Chords } from './rich-text.server.ts'
import { useSpokenChord } from './spoken-chord.ts'

/**
 * Chords side by side; one whose frets cannot be read is shown as it was written. The first of a text has the
 * reader's notation beside it.
 */
export function ChordChart({ value: { _key, chords, isFirst } }: { value: Chords }) {
  const exercise = useExerciseOf(_key)
  const { t } = useTranslation('richText', { keyPrefix: 'chords' })
  const notation = useNotation()

  const spoken = useSpokenChord()
  const drawn = chords.filter(isDrawn)
  return (
    <figure id={musicId(_key)} className="chord-chart" aria-label={t('label')}>
      {drawn.length > 0 && (
        <PlayerReach
          load={loadPlayer}
          play={t('play')}
          piece={{
            name: fnv1a(drawn.map(({ drawing }) => drawing.frets.join()).join(' ')),
            title: drawn.map(({ names }) => names[notation.names].caption).join(', '),
            chords: drawn.map(({ drawing: { frets, fingers }, names }) => ({
              ...{ frets, fingers, name: names[notation.names].caption },
            })),
          }}
          exercise={exercise}
        />
      )}
      <ul aria-label={t('label')}>
        {chords.map((chord) => {
          const { _key, drawing } = chord
          return (
            <li key={_key} data-chord={isDrawn(chord) || undefined}>
              <p
                className="font-display text-[1.2rem] leading-tight font-extrabold"
                aria-hidden={isDrawn(chord)}
              >
                {chord.names[notation.names].caption}
              </p>
              {isDrawn(chord) ? (
                <ChordDiagram
                  label={spoken(chord, chord.drawing)}
                  drawing={chord.drawing}
                  isLeftHanded={notation.isLeftHanded}
                />
              ) : (
                <p>{String(drawing)}</p>
              )}
            </li>
          )
        })}
      </ul>
      {isFirst && <NotationDisclosure />}
    </figure>
  )
}

const isDrawn = (chord: ChartedChord): chord is ChartedChord & { drawing: ChordDrawing } =>
  typeof chord.drawing !== 'string'

const loadPlayer = () =>
  import('../../instruments/player/chord-player.tsx').then(({ ChordPlayer }) => ChordPlayer)
const loadSettings = () => import('../../instruments/notation-settings.tsx')

/** The settings of the notation behind a line of text; their code is fetched when it is opened. */
function NotationDisclosure() {
  const { t } = useTranslation()
  const [Settings, setSettings] = useState<ComponentType | null>(null)
  // A failed download is tried again by the next tap.
  const open = () =>
    loadSettings().then(
      ({ NotationSettings }) => setSettings(() => NotationSettings),
      () => {},
    )
  return (
    <details className="with-scripts print:hidden" onToggle={open}>
      <summary className="inline-flex min-h-11 items-center px-1 text-[1rem] underline underline-offset-4">
        {t('notation.title')}
      </summary>
      {Settings && <Settings />}
    </details>
  )
}
