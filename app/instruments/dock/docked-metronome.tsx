import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Announcer } from '../metronome/announcer.tsx'
import { setTempo } from '../metronome/change-tempo.ts'
import { startMetronome, toggleMetronome } from '../metronome/metronome-store.ts'
import { TempoStepper } from '../metronome/tempo-stepper.tsx'
import { useHeardBeat, useMetronome } from '../metronome/use-metronome.ts'
import type { DockedProps } from './dock.tsx'
import { DockedFrame } from './docked.tsx'

/** Starts at a tempo (bpm). Must be called in a user gesture. */
export function playAt(tempo: number) {
  setTempo(tempo)
  void startMetronome()
}

/** The docked metronome: tempo, beat, start. While it is mounted, the sound continues. */
export default function DockedMetronome({ isShown, isAtHand }: DockedProps) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  const { settings, status } = useMetronome()
  const beat = useHeardBeat()
  const isOn = status === 'starting' || status === 'running'
  if (!isShown || !(isAtHand || isOn)) return null
  const { accents, ramp } = settings
  const tempo = ramp.on ? (beat?.tempo ?? ramp.from) : settings.tempo
  return (
    <DockedFrame tool="metronome">
      <div className="flex items-center gap-2">
        <TempoStepper tempo={tempo} look="small" />
        <button type="button" data-part="start" onClick={toggleMetronome}>
          <Icon name={isOn ? 'square' : 'play'} className="size-5 fill-current" />
          <span className="sr-only">{t(isOn ? 'stop' : 'start')}</span>
        </button>
      </div>
      <div data-part="beats" aria-hidden="true">
        {accents.map((accent, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place in the bar
            key={index}
            data-accent={accent}
            data-sounding={beat?.beat === index || undefined}
          />
        ))}
      </div>
      {status === 'failed' && <p role="alert">{t('failed')}</p>}
      <Announcer tempo={tempo} status={status} />
    </DockedFrame>
  )
}
