import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { setTempo } from './change-tempo.ts'
import { type Metronome, toggleMetronome } from './metronome-store.ts'
import { addTap, tempoOfTaps } from './tap-tempo.ts'

/** Start and stop, and the tempo by tapping. */
export function StartControls({ status }: Pick<Metronome, 'status'>) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  const taps = useRef<number[]>([])
  const isOn = status === 'starting' || status === 'running'
  const tap = (time: number) => {
    taps.current = addTap(taps.current, time)
    const tempo = tempoOfTaps(taps.current)
    if (tempo !== null) setTempo(tempo)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="large" className="flex-[1_1_8.5rem] px-3!" onClick={toggleMetronome}>
        <Icon name={isOn ? 'square' : 'play'} className="size-6 fill-current" />
        {t(isOn ? 'stop' : 'start')}
      </Button>
      <Button
        variant="ink"
        size="large"
        className="flex-[1_1_8.5rem] px-3!"
        title={t('tapHint')}
        // A tap counts when the finger comes down; by keyboard there is only the click.
        onPointerDown={(event) => tap(event.timeStamp)}
        onClick={(event) => {
          if (event.detail === 0) tap(event.timeStamp)
        }}
      >
        <Icon name="drum" />
        {t('tap')}
      </Button>
    </div>
  )
}
