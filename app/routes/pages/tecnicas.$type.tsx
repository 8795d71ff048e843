import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { languagesOfPage } from '../../content/page-languages.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { readTechniqueSets } from '../../content/technique-set.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { TechniquePage } from '../../learn/techniques/technique-page.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

/** The set that stands in for a type of guitar that the school does not know. */
const FALLBACK = 'electrica'

export const handle = { i18n: 'techniques' } satisfies PageHandle

export async function loader({
  request,
  params,
  context: { content, siteUrl },
}: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [settings, sets, t] = await orServiceUnavailable(
    Promise.all([
      readSettings(content, language),
      readTechniqueSets(content, language),
      getFixedT(content, language, 'common'),
    ]),
  )
  const set =
    sets.find(({ slug }) => slug === params.type) ?? sets.find(({ slug }) => slug === FALLBACK)
  if (!set) throw new Response('Not Found', { status: 404 })
  const siteName = settings.title || t('siteName')
  const path = `/tecnicas/${set.slug}`
  return {
    set,
    sets: sets.map(({ _id, slug, title }) => ({ _id, slug, title })),
    seo: {
      title: `${set.title} · ${siteName}`,
      description: set.description,
      path,
      language,
      languages: await languagesOfPage(content, path),
      siteUrl,
      siteName,
      trail: [{ name: set.title, path }],
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Techniques() {
  return <TechniquePage {...useLoaderData<typeof loader>()} />
}
