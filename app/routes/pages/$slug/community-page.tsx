import { useTranslation } from 'react-i18next'
import { ClosedButton } from '../../../forms/closed-button.tsx'
import { WaitlistSheet } from '../../../forms/waitlist-sheet.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button.tsx'
import { Cards } from '../../../ui/cards.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import type { DocumentPage } from './route.tsx'
import { Scene } from './scene.tsx'

/** The planned meeting places of members: each shows that it is still being built. */
export function CommunityPage({ heading, scene, cards, seo }: DocumentPage) {
  const { t } = useTranslation(['pages', 'forms'])
  return (
    <>
      <PageHeading heading={heading} scene={<Scene name={scene} />} />
      <section className="pt-12 pb-20 bg-ground-night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <Cards
            cards={cards}
            action={({ title }) => (
              <div className="mt-auto flex flex-wrap items-center gap-4 pt-3">
                <Badge variant="soon">{t('community.building')}</Badge>
                <ClosedButton
                  notice="communitySoon"
                  values={{ place: title }}
                  about={title}
                  page={`${seo.path}#${encodeURIComponent(title)}`}
                  className={buttonStyle({ variant: 'glass' })}
                >
                  {t('community.tellMe')}
                  <span className="sr-only">{title}</span>
                </ClosedButton>
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
