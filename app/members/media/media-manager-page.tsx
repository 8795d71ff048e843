import { useTranslation } from 'react-i18next'
import { MessWall } from '../../drawings/scenes/mess-wall.tsx'
import { Failure } from '../../ui/field.tsx'
import { type Heading, PageHeading } from '../../ui/page-heading.tsx'
import type { BrowserMembers } from '../browser-client.ts'
import { MembersProvider } from '../members-context.tsx'
import { LogInPrompt } from './log-in-prompt.tsx'
import { MediaManager } from './media-manager.tsx'

/** A member's own photos and videos; a visitor gets a prompt to log in. */
export function MediaManagerPage({
  heading,
  members,
  quota,
  hidden,
}: {
  heading: Heading
  /** Null for a visitor. */
  members: BrowserMembers | null
  /** Bytes that the member's media may take; null without a limit. */
  quota: number | null
  /** Paths of what the captain has taken off the gallery. */
  hidden: readonly string[]
}) {
  const { t } = useTranslation('media')
  return (
    <>
      <PageHeading heading={heading} scene={<MessWall />} />
      <section className="pt-12 pb-20 bg-ground-night">
        {members ? (
          <MembersProvider members={members}>
            <noscript>
              <Failure className="mx-auto max-w-xl">{t('noScript')}</Failure>
            </noscript>
            <MediaManager
              storageUrl={`${members.publicUrl}/storage/v1`}
              quota={quota}
              hidden={hidden}
            />
          </MembersProvider>
        ) : (
          <LogInPrompt />
        )}
      </section>
    </>
  )
}
