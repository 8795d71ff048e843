import { useTranslation } from 'react-i18next'
import { setTempo, stepTempo } from './change-tempo.ts'
import { NumberField } from './number-field.tsx'
import { parseTempo, TEMPO_STEP } from './tempo.ts'

/** The tempo to read and to type, between its steps. A small one is drawn by its case. */
export function TempoStepper({ tempo, look }: { tempo: number; look: 'large' | 'small' }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  const [step, number] = look === 'large' ? ['tempo-step', 'tempo-number display'] : ['', 'display']
  return (
    <>
      <button
        type="button"
        className={step}
        aria-label={t('slower')}
        onClick={() => stepTempo(-TEMPO_STEP)}
      >
        −{TEMPO_STEP}
      </button>
      <NumberField
        label={t('tempo')}
        className={number}
        value={tempo}
        parse={parseTempo}
        onChange={setTempo}
        onStep={(direction) => stepTempo(direction * TEMPO_STEP)}
      />
      <button
        type="button"
        className={step}
        aria-label={t('faster')}
        onClick={() => stepTempo(TEMPO_STEP)}
      >
        +{TEMPO_STEP}
      </button>
    </>
  )
}
