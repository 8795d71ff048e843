import { useTranslation } from 'react-i18next'
import './tuner.css'

const steps = ['pluck', 'turn', 'again', 'listen'] as const

/** How one tunes. */
export function TuningSteps() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner.page.steps' })
  return (
    <ol className="tuning-steps">
      {steps.map((step) => (
        <li key={step}>
          <h3 className="text-2xl">{t(`${step}.title`)}</h3>
          <p className="mt-1">{t(`${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
