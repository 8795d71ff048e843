import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaManager } from '../media/media-manager.tsx'
import type { BrowserMembers } from '../members/browser-client.ts'
import { MembersProvider } from '../members/members-context.tsx'
import { useNotify } from '../notices/notice-provider.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { EmptyChest } from './empty-chest.tsx'
import type { Heading } from './heading.ts'

/** A member's own photos and videos; who is not signed in is asked to log in. */
export function MediaManagerPage({
  heading,
  members,
}: {
  heading: Heading
  /** Null for a visitor. */
  members: BrowserMembers | null
}) {
  const { t } = useTranslation('media')
  const notify = useNotify()
  useEffect(() => {
    if (!members) notify('notLoggedIn')
  }, [members, notify])
  return (
    <>
      <PageHeading heading={heading} />
      <section className="crew-section ground-night">
        {members ? (
          <MembersProvider members={members}>
            <noscript>
              <p className="form-failure mx-auto max-w-xl">{t('noScript')}</p>
            </noscript>
            <MediaManager storageUrl={`${members.publicUrl}/storage/v1`} />
          </MembersProvider>
        ) : (
          <div className="px-5 md:px-6">
            <EmptyChest title={t('prompt')} text={t('promptText')}>
              <SiteLink to="/acceso?redirectTo=/gestor-multimedia" className="button button-gold">
                {t('logIn')}
              </SiteLink>
            </EmptyChest>
          </div>
        )}
      </section>
    </>
  )
}
