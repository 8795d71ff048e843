import { useMemo } from 'react'
import { fingeringOf } from '../../../domain/music/hand-position.ts'
import { toNumber } from '../../../domain/music/rational.ts'
import type { Score } from '../../../domain/music/score.ts'
import { Player, type Reach } from './player.tsx'
import { TabOverlay } from './tab-overlay.tsx'
import { TabWords } from './tab-words.tsx'
import { type Feel, timelineOf } from './timeline.ts'

export interface TabPiece {
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
}

/** Plays a tab that is drawn in the same figure. */
export function TabPlayer({ score, feel, capo, widthAt, ...props }: TabPiece & Reach) {
  const timeline = useMemo(() => timelineOf(raised(score, capo), feel), [score, capo, feel])
  const notes = useMemo(() => {
    const fingers = fingeringOf(score)
    return score.notes.map((note, index) => ({ ...note, finger: fingers[index] ?? null }))
  }, [score])
  const beatAt = (onset: number) => timeline.onsets[onset]?.beat
  return (
    <Player
      {...props}
      timeline={timeline}
      bars={score.bars.length}
      notes={notes}
      notesAt={(onset) => notes.filter(({ beat }) => toNumber(beat) === beatAt(onset))}
      words={({ onset, playFrom }) => (
        <TabWords score={score} timeline={timeline} onset={onset} onPlay={playFrom} />
      )}
      cursor={(player, marks) => (
        <TabOverlay timeline={timeline} player={player} widthAt={widthAt} marks={marks} />
      )}
    />
  )
}

/** A capo raises every note. */
function raised(score: Score, capo: number): Score {
  if (capo === 0) return score
  return { ...score, notes: score.notes.map((note) => ({ ...note, pitch: note.pitch + capo })) }
}
