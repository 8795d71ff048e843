import { useTranslation } from 'react-i18next'

const steps = ['pluck', 'turn', 'again', 'listen'] as const

/** How one tunes. */
export function TuningSteps() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner.page.steps' })
  return (
    <ol className="mt-11 grid gap-x-16 gap-y-9 md:grid-cols-2">
      {steps.map((step, index) => (
        <li key={step} className="relative pl-17">
          <span
            aria-hidden="true"
            className="absolute -top-[0.2rem] left-0 grid size-12 place-items-center rounded-full bg-night pt-[0.2rem] font-display text-2xl font-extrabold text-gold normal-nums"
          >
            {index + 1}
          </span>
          <h3 className="text-2xl">{t(`${step}.title`)}</h3>
          <p className="mt-1">{t(`${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
