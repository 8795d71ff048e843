import { useTranslation } from 'react-i18next'
import type { PageCard } from '../content/page-cards.server.ts'
import { TunerPanel } from '../instruments/tuner/tuner-panel.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Cards } from './cards.tsx'
import type { Heading } from './heading.ts'

const steps = ['pluck', 'turn', 'again', 'listen'] as const

/** The tuner's page: the instrument first, then how one tunes with it. */
export function TunerPage({ heading, cards }: { heading: Heading; cards: PageCard[] }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner.page' })
  return (
    <>
      <PageHeading heading={heading} />
      <div className="instrument-place ground-night">
        <TunerPanel />
      </div>
      <section className="section ground-paper on-paper">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <h2 className="text-4xl md:text-5xl">{t('title')}</h2>
          <p className="section-intro">{t('text')}</p>
          <ol className="tuning-steps">
            {steps.map((step) => (
              <li key={step}>
                <h3 className="text-2xl">{t(`steps.${step}.title`)}</h3>
                <p className="mt-1">{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {cards.length > 0 && (
        <section className="section ground-night">
          <div className="mx-auto max-w-6xl px-5 md:px-6">
            <h2 className="mb-8 text-4xl md:text-5xl">{t('tips')}</h2>
            <Cards cards={cards} />
          </div>
        </section>
      )}
    </>
  )
}
