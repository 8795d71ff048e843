import { useTranslation } from 'react-i18next'
import { setTempo, stepTempo } from './change-tempo.ts'
import { NumberField } from './number-field.tsx'
import { type Signature, unitOf } from './pattern.ts'
import { MAX_TEMPO, MIN_TEMPO, parseTempo, TEMPO_STEP, tempoMarking } from './tempo.ts'

/** The tempo, big: to read, to type, to slide and to step by five. */
export function TempoControls({ tempo, signature }: { tempo: number; signature: Signature }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome' })
  return (
    <div className="tempo">
      <div className="tempo-row">
        <button
          type="button"
          className="tempo-step"
          aria-label={t('slower')}
          onClick={() => stepTempo(-TEMPO_STEP)}
        >
          −{TEMPO_STEP}
        </button>
        <NumberField
          label={t('tempo')}
          className="tempo-number display"
          value={tempo}
          parse={parseTempo}
          onChange={setTempo}
          onStep={(direction) => stepTempo(direction * TEMPO_STEP)}
        />
        <button
          type="button"
          className="tempo-step"
          aria-label={t('faster')}
          onClick={() => stepTempo(TEMPO_STEP)}
        >
          +{TEMPO_STEP}
        </button>
      </div>
      <p className="tempo-words">
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
