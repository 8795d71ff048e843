import { useTranslation } from 'react-i18next'
import { setTempo, stepTempo } from './change-tempo.ts'
import { NumberField } from './number-field.tsx'
import { parseTempo, TEMPO_STEP } from './tempo.ts'

/** The tempo to read and to type, between its steps. @param look begins the names of its classes */
export function TempoStepper({ tempo, look }: { tempo: number; look: 'tempo' | 'docked' }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  return (
    <>
      <button
        type="button"
        className={`${look}-step`}
        aria-label={t('slower')}
        onClick={() => stepTempo(-TEMPO_STEP)}
      >
        −{TEMPO_STEP}
      </button>
      <NumberField
        label={t('tempo')}
        className={`${look}-number display`}
        value={tempo}
        parse={parseTempo}
        onChange={setTempo}
        onStep={(direction) => stepTempo(direction * TEMPO_STEP)}
      />
      <button
        type="button"
        className={`${look}-step`}
        aria-label={t('faster')}
        onClick={() => stepTempo(TEMPO_STEP)}
      >
        +{TEMPO_STEP}
      </button>
    </>
  )
}
