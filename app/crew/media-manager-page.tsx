import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/page-heading.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { EmptyChest } from './empty-chest.tsx'
import type { Heading } from './heading.ts'

/** A member's own photos and videos; who is not signed in is asked to log in. */
export function MediaManagerPage({ heading, signedIn }: { heading: Heading; signedIn: boolean }) {
  const { t } = useTranslation('crew')
  return (
    <>
      <PageHeading heading={heading} />
      <section className="crew-section ground-night">
        <div className="px-5 md:px-6">
          {signedIn ? (
            <EmptyChest title={t('media.soon')} text={t('media.soonText')} />
          ) : (
            <EmptyChest title={t('media.prompt')} text={t('media.promptText')}>
              <SiteLink to="/acceso?redirectTo=/gestor-multimedia" className="button button-gold">
                {t('media.logIn')}
              </SiteLink>
            </EmptyChest>
          )}
        </div>
      </section>
    </>
  )
}
