import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../choices.tsx'
import type { Calibration } from '../../ear/calibration.ts'
import type { Hearing } from '../../ear/hearing.ts'
import type { Timeline } from '../timeline.ts'
import type { PlayerState } from '../use-player.ts'
import { useWhenNew } from '../use-when-new.ts'
import { ChangeDrill } from './change-drill.tsx'
import { expectationsOf } from './expectations.ts'
import type { Result } from './judge.ts'
import { useLadder } from './ladder.ts'
import { StrumStrip } from './strum-strip.tsx'
import { TurnReport } from './turn-report-view.tsx'
import { useRecord } from './use-record.ts'
import { useSounded } from './use-sounded.ts'
import { type Turn, useTakes } from './use-takes.ts'

/** The result of each onset; those that are not in it have none yet. */
export type Marks = ReadonlyMap<number, Result>

/** A chord that is strummed. */
export interface HeardChord {
  /** As the reader calls it. */
  name: string
  /** MIDI numbers. */
  pitches: number[]
}

export interface PlayAlongProps {
  name: string
  title: string
  timeline: Timeline
  player: PlayerState
  hearing: Hearing
  calibration: Calibration
  /** The chords of the piece; none for a tab. */
  chords: readonly HeardChord[]
  onMarks: (marks: Marks) => void
  onCheck: () => void
}

type Mode = 'along' | 'wait'

/** Listens while the learner plays along, or waits for each note. */
export function PlayAlong(props: PlayAlongProps) {
  const { timeline, player, hearing, calibration, chords, onMarks, onCheck } = props
  const { t } = useTranslation('listening')
  const [mode, setMode] = useState<Mode>('along')
  const [turn, setTurn] = useState<Turn | null>(null)
  const turns = useRef<Turn[]>([])
  const expectations = useMemo(() => expectationsOf(timeline), [timeline])
  const isAlong = mode === 'along'
  const climb = useLadder(player)
  const { accompany } = player
  const hasGuitar = !calibration.isAudible
  useEffect(() => {
    accompany({ hasGuitar })
    return () => accompany(null)
  }, [accompany, hasGuitar])

  const takes = useTakes({
    ...{ hearing, expectations, latency: calibration.latency / 1000 },
    isOn: isAlong && player.isOn,
    onTurn(next) {
      setTurn(next)
      climb(next)
      turns.current.push(next)
    },
  })
  const record = useRecord(props, turns)
  const sounded = useSounded({ hearing, timeline, player, expectations, isWaiting: !isAlong })
  const results = useMemo<Marks>(
    () => (isAlong ? new Map([...takes].map(([onset, { result }]) => [onset, result])) : sounded),
    [isAlong, takes, sounded],
  )
  useWhenNew(results, onMarks)

  function choose(next: Mode) {
    if (player.isOn) player.toggle()
    setMode(next)
  }

  const [first, second] = chords
  return (
    <section className="listening" data-part="along" aria-label={t('title')}>
      <Choices
        legend={t('mode')}
        value={mode}
        choices={[
          { value: 'along', label: t('along') },
          { value: 'wait', label: t('wait') },
        ]}
        onChange={choose}
      />
      <p>{t(isAlong ? (hasGuitar ? 'alongHow' : 'alongMuted') : 'waitHow')}</p>
      {isAlong && first && <StrumStrip takes={takes} timeline={timeline} />}
      {isAlong && turn && <TurnReport turn={turn} player={player} isChords={!!first} />}
      {first && second && (
        <ChangeDrill hearing={hearing} first={first} second={second} onCount={record.changes} />
      )}
      <button
        type="button"
        className="min-h-11 justify-self-start underline underline-offset-4"
        onClick={onCheck}
      >
        {t('checkAgain', { latency: calibration.latency })}
      </button>
    </section>
  )
}
