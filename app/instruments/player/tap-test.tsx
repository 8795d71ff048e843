import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { clampDelay } from './player-settings.ts'
import {
  getPlayer,
  heardPlace,
  initialPlayer,
  play,
  stopPlaying,
  subscribeToPlayer,
} from './player-store.ts'
import type { PlayerSettings } from './sequence.ts'
import type { Timeline } from './timeline.ts'

const NAME = 'tap-test'
const TEMPO = 75
const TAPS = 8
const CLICKS: Timeline = {
  ...{ length: 40, bar: 4, pulse: 1, feel: 'straight', order: [0] },
  ...{ actions: [], onsets: [] },
}
const SETTINGS: PlayerSettings = {
  ...{
    tempo: TEMPO,
    loop: null,
    tempoStep: 0,
    tempoGoal: TEMPO,
    hasClick: true,
    hasGuitar: true,
    countIn: 0,
  },
}

/** Finds how late the sound comes: clicks to tap along with, and the median of the differences. */
export function TapTest({
  audio,
  onResult,
}: {
  audio: AudioContext
  /** @param delay ms */
  onResult: (delay: number) => void
}) {
  const { t } = useTranslation('player', { keyPrefix: 'tapTest' })
  const player = useSyncExternalStore(subscribeToPlayer, getPlayer, () => initialPlayer)
  const isOn = player.name === NAME && ['starting', 'running'].includes(player.status)
  const lates = useRef<number[]>([])
  /** True from a tap's pointer down to its click. */
  const isTapped = useRef(false)
  const [taps, setTaps] = useState(0)

  useEffect(() => stopTest, [])

  function begin() {
    lates.current = []
    setTaps(0)
    const piece = { timeline: CLICKS, material: 'steel' } as const
    void play(audio, NAME, { piece, settings: SETTINGS, from: 0 })
  }

  function tap() {
    const heard = heardPlace(0)
    if (!heard) return
    lates.current.push(((heard.at - Math.round(heard.at)) * 60_000) / TEMPO)
    setTaps(lates.current.length)
    if (lates.current.length < TAPS) return
    stopPlaying()
    onResult(clampDelay(median(lates.current)))
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="ink"
        // A tap counts when the finger comes down; by keyboard there is only the click.
        onPointerDown={() => {
          isTapped.current = isOn
          if (isOn) tap()
        }}
        onClick={() => {
          // The click of the last tap comes when the test has ended.
          if (!isTapped.current) isOn ? tap() : begin()
          isTapped.current = false
        }}
      >
        {isOn ? t('tap', { count: TAPS - taps }) : t('start')}
      </Button>
      <span role="status" className="text-[1rem] leading-snug">
        {isOn ? t('how') : taps === TAPS ? t('done') : ''}
      </span>
    </div>
  )
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function stopTest() {
  if (getPlayer().name === NAME) stopPlaying()
}
