import { useTranslation } from 'react-i18next'
import { WaitlistSheet } from '../coming-soon/waitlist-sheet.tsx'
import type { PageCard } from '../content/page-cards.server.ts'
import { CrewDeck } from '../drawings/scenes/crew-deck.tsx'
import { useNotify } from '../notices/notice-provider.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Cards } from './cards.tsx'
import type { Heading } from './heading.ts'

/** The places where the crew will meet: each says that it is still being built. */
export function CommunityPage({ heading, cards }: { heading: Heading; cards: PageCard[] }) {
  const { t } = useTranslation(['crew', 'forms'])
  const notify = useNotify()
  return (
    <>
      <PageHeading heading={heading} scene={<CrewDeck />} />
      <section className="crew-section ground-night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <Cards
            cards={cards}
            action={({ title }) => (
              <div className="mt-auto flex flex-wrap items-center gap-4 pt-3">
                <button
                  type="button"
                  className="button button-glass with-scripts"
                  onClick={() => notify('communitySoon', { place: title })}
                >
                  {t('community.enter')}
                  <span className="sr-only">{title}</span>
                </button>
                <span className="soon-badge">{t('community.building')}</span>
              </div>
            )}
          />
        </div>
        <div className="mt-12">
          <WaitlistSheet title={t('community.waitlist')} text={t('forms:waitlist.text')} />
        </div>
      </section>
    </>
  )
}
