import { useTranslation } from 'react-i18next'
import { setTempo } from './change-tempo.ts'
import { type Signature, unitOf } from './pattern.ts'
import { MAX_TEMPO, MIN_TEMPO, TEMPO_STEP, tempoMarking } from './tempo.ts'
import { TempoStepper } from './tempo-stepper.tsx'

/** The tempo, big: to read, to type, to slide and to step by five. */
export function TempoControls({ tempo, signature }: { tempo: number; signature: Signature }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <TempoStepper tempo={tempo} look="large" />
      </div>
      <p className="mt-1.5 text-center">
        <em lang="it">{tempoMarking(tempo)}</em> · {t(`unit.${unitOf(signature)}`)}
      </p>
      <input
        type="range"
        className="rope-range"
        min={MIN_TEMPO}
        max={MAX_TEMPO}
        step={TEMPO_STEP}
        value={tempo}
        aria-label={t('slider')}
        aria-valuetext={String(tempo)}
        onChange={(event) => setTempo(event.target.valueAsNumber)}
      />
    </div>
  )
}
