import { useTranslation } from 'react-i18next'
import { WaitlistSheet } from '../../../forms/waitlist-sheet.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Cards } from '../../../ui/cards.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import type { DocumentPage } from './route.tsx'
import { Scene } from './scene.tsx'

/** A page in preparation: its description, and the waitlist. */
export function SoonPage({ heading, scene, cards }: DocumentPage) {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageHeading heading={heading} scene={<Scene name={scene} />}>
        <p className="mt-6">
          <Badge variant="soon">{t('soon.badge')}</Badge>
        </p>
      </PageHeading>
      <section className="pt-12 pb-20 bg-ground-night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          {cards.length > 0 && <Cards cards={cards} />}
        </div>
        <div className="mt-12">
          <WaitlistSheet title={t('soon.waitlist')} text={t('soon.waitlistText')} />
        </div>
      </section>
    </>
  )
}
