import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { reachable } from '../../content/reachable.server.ts'
import { readCrewHead } from '../../crew/crew-page.server.ts'
import { MediaManagerPage } from '../../crew/media-manager-page.tsx'
import { ownHidden } from '../../media/moderation.server.ts'
import { browserMembers } from '../../members/config.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: ['crew', 'media'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const { heading, seo } = await reachable(readCrewHead(context, language, 'gestor-multimedia'))
  const { session, members, moderation } = context
  // A captain's chest has no bottom.
  const quota = (session?.role !== 'captain' && members.mediaQuota) || null
  // Without the captain's list the chest is whole all the same.
  const hidden = session ? await ownHidden(moderation, session.userId).catch(() => []) : []
  return { heading, seo, quota, hidden, members: session && browserMembers(members) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function MediaManager() {
  const { seo: _seo, ...page } = useLoaderData<typeof loader>()
  return <MediaManagerPage {...page} />
}
