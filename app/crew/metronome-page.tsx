import { useTranslation } from 'react-i18next'
import type { PageCard } from '../content/page-cards.server.ts'
import { ExerciseList } from '../instruments/metronome/exercise-list.tsx'
import { MetronomePanel } from '../instruments/metronome/metronome-panel.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Cards } from './cards.tsx'
import type { Heading } from './heading.ts'

/** The metronome's page: the instrument first, then what to do with it. */
export function MetronomePage({ heading, cards }: { heading: Heading; cards: PageCard[] }) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome.page' })
  return (
    <>
      <PageHeading heading={heading} />
      <div id="metronomo" className="instrument-place ground-night">
        <MetronomePanel />
      </div>
      <section className="section ground-paper on-paper">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <h2 className="text-4xl md:text-5xl">{t('title')}</h2>
          <p className="section-intro">{t('text')}</p>
          <ExerciseList />
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
