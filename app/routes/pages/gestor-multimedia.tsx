import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { browserMembers } from '../../members/config.ts'
import { MediaManagerPage } from '../../members/media/media-manager-page.tsx'
import { ownHidden } from '../../members/media/moderation.server.ts'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = {
  i18n: ['pages', 'media'],
  index: false,
  offline: 'never',
} satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const { heading, seo } = await orServiceUnavailable(
    readPageHead(context, language, '/gestor-multimedia'),
  )
  const { session, members, moderation } = context
  // Captains have no quota.
  const quota = (session?.role !== 'captain' && members.mediaQuota) || null
  // The page also works without the captain's list of hidden media.
  const hidden = session ? await ownHidden(moderation, session.userId).catch(() => []) : []
  return { heading, seo, quota, hidden, members: session && browserMembers(members) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function MediaManager() {
  const { seo: _seo, ...page } = useLoaderData<typeof loader>()
  return <MediaManagerPage {...page} />
}
