import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fingeringOf } from '../../../domain/music/hand-position.ts'
import { toNumber } from '../../../domain/music/rational.ts'
import { barLength, type Score } from '../../../domain/music/score.ts'
import { Failure } from '../../ui/field.tsx'
import { Fretboard } from './fretboard.tsx'
import { PlayerDeck } from './player-deck.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import { TabOverlay } from './tab-overlay.tsx'
import { TabWords } from './tab-words.tsx'
import { type Feel, timelineOf } from './timeline.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useTabPlayer } from './use-tab-player.ts'
import './player.css'

export interface TabPlayerProps {
  /** Distinguishes the tab from others of the page, and its settings from theirs. */
  name: string
  title: string
  score: Score
  feel: Feel
  /** Quarters per minute. */
  tempo: number
  /** Its fret; 0: without. */
  capo: number
  /** Place within a drawn bar: the share of its time that has gone, to that of its width. */
  widthAt: (bar: number, share: number) => number
  /** Created and resumed in the gesture that opened the player. */
  audio: AudioContext
  /** What the reader reached for. */
  reachedFor: 'music' | 'words'
}

/** Plays a drawn tab: controls, a fretboard, and the cursor over the drawing of the figure that it stands in. */
export function TabPlayer(props: TabPlayerProps) {
  const { name, title, score, feel, tempo, capo, widthAt, audio, reachedFor } = props
  const { t } = useTranslation('player')
  const timeline = useMemo(() => timelineOf(raised(score, capo), feel), [score, capo, feel])
  const bars = score.bars.length
  const player = useTabPlayer({ name, timeline, tempo, bars, audio })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [hasWords, setWords] = useState(reachedFor === 'words')
  const region = useRef<HTMLDivElement>(null)
  usePlayerKeys(region, player)
  useFirstReach(region, reachedFor === 'music' ? player.toggle : undefined)

  const { onset, isOn, heard } = player
  const place = timeline.onsets[onset]
  const held = useMemo(() => {
    const fingers = fingeringOf(score)
    return score.notes.map((note, index) => ({ ...note, finger: fingers[index] ?? null }))
  }, [score])
  const sounding = held.filter((note) => toNumber(note.beat) === place?.beat)
  // The interface that others rely on: the beat that sounds, in quarters (docs/architecture.md).
  useEffect(() => {
    const figure = region.current?.closest('figure')
    if (!figure || heard.onset === null) return
    figure.dataset.playing = String(place?.beat ?? 0)
    return () => {
      delete figure.dataset.playing
    }
  }, [heard.onset, place])

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form */}
      <div
        ref={region}
        role="group"
        aria-label={t('label', { title })}
        className="player print:hidden"
        data-quiet
      >
        <div className="player-bar">
          <PlayerDeck
            player={player}
            own={tempo}
            isSheetOpen={isSheetOpen}
            onSheet={() => setSheetOpen(!isSheetOpen)}
          />
          <Fretboard notes={held} sounding={sounding} count={heard.count} />
        </div>
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
            hasWords={hasWords}
            onWords={setWords}
          />
        )}
        {hasWords && (
          <TabWords score={score} timeline={timeline} onset={onset} onPlay={player.playFrom} />
        )}
        <p role="status" className="sr-only">
          {isOn
            ? t('announce.playing', { bar: barOf(place?.beat ?? 0, score) })
            : t('announce.still')}
        </p>
      </div>
      <TabOverlay timeline={timeline} player={player} widthAt={widthAt} />
    </>
  )
}

/** A capo raises every note. */
function raised(score: Score, capo: number): Score {
  if (capo === 0) return score
  return { ...score, notes: score.notes.map((note) => ({ ...note, pitch: note.pitch + capo })) }
}

/** The number of the bar of a beat, from 1. */
const barOf = (beat: number, { metre }: Score) => Math.floor(beat / toNumber(barLength(metre))) + 1

/** The focus stood on the button that this replaces; what it was pressed for happens at once. */
function useFirstReach(region: RefObject<HTMLElement | null>, begin?: () => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    region.current?.querySelector('button')?.focus({ preventScroll: true })
    begin?.()
  })
}
