import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageCard } from '../content/page-cards.server.ts'
import { WaitlistSheet } from '../forms/waitlist-sheet.tsx'
import { Badge } from '../ui/badge.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Cards } from './cards.tsx'
import type { Heading } from './heading.ts'

/** A page that is still being built: what it will be, and a way to hear when it is there. */
export function SoonPage({
  heading,
  scene,
  cards,
}: {
  heading: Heading
  /** The place of the ship in the heading. */
  scene: ReactNode
  cards: PageCard[]
}) {
  const { t } = useTranslation('crew')
  return (
    <>
      <PageHeading heading={heading} scene={scene}>
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
