import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { mayRead } from '../../../domain/may-read.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readMemberContent } from '../../content/member-content.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { readTreasure } from '../../content/treasure.server.ts'
import { TreasurePage } from '../../learn/treasures/treasure-page.tsx'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = {
  i18n: ['treasures', 'paywall', 'richText'],
  documents: ['treasure'],
  instruments: true,
} satisfies PageHandle

/** Every treasure needs the premium tier: its content is in no other reader's data. */
const tier = 'capitan'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { content, session } = context
  const language = languageOf(request)
  const [treasure, t] = await orServiceUnavailable(
    Promise.all([
      readTreasure(content, language, params.slug ?? ''),
      getFixedT(content, language, 'treasures'),
    ]),
  )
  if (!treasure) throw new Response('Not Found', { status: 404 })
  const { _id: id, slug, title, description } = treasure
  return {
    treasure,
    content: await orServiceUnavailable(
      readMemberContent(context, { id, audience: tier }, language),
    ),
    mayRead: mayRead(session, tier),
    signedIn: session !== null,
    seo: await pageSeo(context, language, {
      path: `/tesoros/${slug}`,
      name: title,
      description,
      above: [{ name: t('title'), path: '/tesoros' }],
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function TreasureRoute() {
  const { seo, ...page } = useLoaderData<typeof loader>()
  return <TreasurePage {...page} path={seo.path} />
}
