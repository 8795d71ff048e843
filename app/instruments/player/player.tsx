import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ExerciseLine } from './exercise-line.tsx'
import { Fretboard, type HeldNote } from './fretboard.tsx'
import type { HeardChord, Marks } from './listening/play-along.tsx'
import { writtenPlace } from './place.ts'
import { PlayerDeck } from './player-deck.tsx'
import type { Exercise } from './player-settings.ts'
import { PlayerSheet } from './player-sheet.tsx'
import { focusOn, useBeatOnFigure, useFirstReach } from './use-figure.ts'
import { type Playable, type PlayerState, usePlayer } from './use-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useWhenNew } from './use-when-new.ts'
import '../instrument.css'
import './player.css'

/** A reader's reach for a player. */
export interface Reach {
  /** Created and resumed in the gesture: browsers let no other sound. */
  audio: AudioContext
  reachedFor: 'music' | 'words' | 'exercise'
  exercise?: Exercise | undefined
}

interface PlayerProps extends Playable, Reach {
  title: string
  /** Every note of the piece, which decide how much of the fretboard is shown. */
  notes: readonly HeldNote[]
  /** The notes that sound from an onset on. */
  notesAt: (onset: number) => readonly HeldNote[]
  /** More settings of this kind of piece. */
  settings?: ReactNode
  /** The piece as words. */
  words?: (player: PlayerState) => ReactNode
  /** The chords that it strums; none for a tab. */
  chords?: readonly HeardChord[]
  /** Marks in the figure what sounds, and what was heard of the learner. */
  cursor: (player: PlayerState, marks: Marks) => ReactNode
}

const NO_MARKS: Marks = new Map()
const NO_CHORDS: readonly HeardChord[] = []
const Listening = lazy(() => import('./listening/listening.tsx'))

/** Controls, fretboard and settings of a piece, inside the figure that shows it. */
export function Player(props: PlayerProps) {
  const { title, reachedFor, notes, notesAt, settings, words, cursor, ...playable } = props
  const { chords = NO_CHORDS } = props
  const { name, timeline, tempo, bars, audio, exercise } = playable
  const { t } = useTranslation('player')
  const player = usePlayer(playable)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [hasWords, setWords] = useState(reachedFor === 'words')
  const [isListening, setListening] = useState(false)
  const [marks, setMarks] = useState(NO_MARKS)
  const region = useRef<HTMLDivElement>(null)
  usePlayerKeys(region, player)
  useFirstReach(region, reachedFor === 'music' ? player.toggle : undefined)
  useWhenNew(exercise, () => focusOn(region.current))
  const { isOn, heard } = player
  const onset = timeline.onsets[player.onset]
  useBeatOnFigure(region, heard.onset === null ? undefined : onset?.beat)

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form */}
      <div
        ref={region}
        role="group"
        aria-label={t('label', { title })}
        className="contents print:hidden"
        data-quiet
      >
        <div className="player-bar">
          <PlayerDeck
            player={player}
            own={tempo}
            isSheetOpen={isSheetOpen}
            onSheet={() => setSheetOpen(!isSheetOpen)}
          />
          <Fretboard notes={notes} sounding={notesAt(player.onset)} count={heard.count} />
        </div>
        <button
          type="button"
          aria-pressed={isListening}
          className="mb-3 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full border-2 border-ink px-4 pt-0.5 text-[1.05rem] font-bold aria-pressed:bg-ink aria-pressed:text-vellum"
          onClick={() => {
            setListening(!isListening)
            setMarks(NO_MARKS)
          }}
        >
          <Icon name={isListening ? 'mic' : 'mic-off'} className="size-5" />
          {t('listen')}
        </button>
        {isListening && (
          <Suspense fallback={<p className="px-1">{t('listenOpening')}</p>}>
            <Listening {...{ name, title, timeline, player, audio, chords }} onMarks={setMarks} />
          </Suspense>
        )}
        {exercise && <ExerciseLine exercise={exercise} isOn={isOn} />}
        {player.picking !== null && (
          <p className="mt-2 px-1 text-[1rem] font-bold">
            {t(player.picking === 'first' ? 'pickFirst' : 'pickLast')}
          </p>
        )}
        {player.status === 'failed' && <Failure role="alert">{t('failed')}</Failure>}
        {isSheetOpen && (
          <PlayerSheet
            player={player}
            own={tempo}
            bars={bars}
            audio={audio}
            words={words && { isShown: hasWords, onShow: setWords }}
          >
            {settings}
          </PlayerSheet>
        )}
        {hasWords && words?.(player)}
        <p role="status" className="sr-only">
          {isOn
            ? t('announce.playing', { bar: writtenPlace(timeline, onset?.at ?? 0).bar + 1 })
            : t('announce.still')}
        </p>
      </div>
      {cursor(player, marks)}
    </>
  )
}
