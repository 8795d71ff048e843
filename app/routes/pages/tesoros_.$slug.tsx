import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { mayRead } from '../../../domain/may-read.ts'
import { readMemberContent } from '../../content/member-content.server.ts'
import { languagesOfPage } from '../../content/page-languages.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { readTreasure } from '../../content/treasure.server.ts'
import { TreasurePage } from '../../learn/treasures/treasure-page.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = {
  i18n: ['treasures', 'gate', 'richText'],
  instruments: true,
} satisfies PageHandle

/** Every treasure is the Capitanes': what is in it is in the data of nobody else. */
const tier = 'capitan'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { content, session, siteUrl } = context
  const language = languageOf(request)
  const [treasure, settings, t] = await orServiceUnavailable(
    Promise.all([
      readTreasure(content, language, params.slug ?? ''),
      readSettings(content, language),
      getFixedT(content, language, ['treasures', 'common']),
    ]),
  )
  if (!treasure) throw new Response('Not Found', { status: 404 })
  const { _id: id, slug, title, description } = treasure
  const siteName = settings.title || t('common:siteName')
  const path = `/tesoros/${slug}`
  const trail = [
    { name: t('treasures:title'), path: '/tesoros' },
    { name: title, path },
  ]
  return {
    treasure,
    content: await orServiceUnavailable(
      readMemberContent(context, { id, audience: tier }, language),
    ),
    mayRead: mayRead(session, tier),
    signedIn: session !== null,
    seo: {
      title: `${title} · ${siteName}`,
      ...{ description, path, language, siteUrl, siteName, trail },
      languages: await languagesOfPage(context.content, path),
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function TreasureRoute() {
  const { seo, ...page } = useLoaderData<typeof loader>()
  return <TreasurePage {...page} path={seo.path} />
}
