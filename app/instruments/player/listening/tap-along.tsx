import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { tappedLatency } from '../../ear/calibration.ts'
import type { Hearing } from '../../ear/hearing.ts'
import { play, playedBeats, stopPlaying } from '../player-store.ts'
import type { PlayerSettings } from '../sequence.ts'
import type { Timeline } from '../timeline.ts'

const NAME = 'tap-along'
const TEMPO = 80
const CLICKS = 10
/** The first ones are only listened to. */
const SKIPPED = 2
const INTERVAL = 100
/** Time for the last knock (s). */
const REST = 0.7

const TIMELINE: Timeline = {
  ...{ length: CLICKS, bar: 1, pulse: 1, feel: 'straight' },
  ...{ order: Array.from({ length: CLICKS }, (_, index) => index), actions: [], onsets: [] },
}
const SETTINGS: PlayerSettings = {
  ...{ tempo: TEMPO, loop: null, tempoStep: 0, tempoGoal: TEMPO },
  ...{ hasClick: true, hasGuitar: false, countIn: 0 },
}

interface TapAlongProps {
  hearing: Hearing
  audio: AudioContext
  /** @param latency ms */
  onDone: (latency: number) => void
}

/** With headphones: the learner knocks on the guitar along with clicks, and the microphone hears how late. */
export function TapAlong({ hearing, audio, onDone }: TapAlongProps) {
  const { t } = useTranslation('listening', { keyPrefix: 'check' })
  const [state, setState] = useState<'still' | 'knocking' | 'failed'>('still')
  const done = useEffectEvent(onDone)
  const isKnocking = state === 'knocking'

  useEffect(() => {
    if (!isKnocking) return
    const from = hearing.now()
    const piece = { timeline: TIMELINE, material: 'steel' } as const
    void play(audio, NAME, { piece, settings: SETTINGS, from: 0 })
    const timer = setInterval(() => {
      const clicks = playedBeats().map(({ time }) => hearing.streamTime(time))
      const last = clicks.at(-1)
      if (clicks.length < CLICKS || last === undefined || hearing.now() < last + REST) return
      const knocks = hearing.ear.onsets().filter((time) => time > from)
      const latency = tappedLatency(knocks, clicks.slice(SKIPPED))
      setState(latency === null ? 'failed' : 'still')
      if (latency !== null) done(latency)
    }, INTERVAL)
    return () => {
      clearInterval(timer)
      stopPlaying()
    }
  }, [isKnocking, hearing, audio])

  return (
    <>
      <p role="status" className="font-bold">
        {t(state === 'failed' ? 'knocksMissed' : isKnocking ? 'knock' : 'knockReady')}
      </p>
      <Button variant="ink" aria-disabled={isKnocking} onClick={() => setState('knocking')}>
        {t('knockStart')}
      </Button>
    </>
  )
}
