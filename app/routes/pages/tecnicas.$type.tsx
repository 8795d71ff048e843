import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readTechniqueSets } from '../../content/technique-set.server.ts'
import { TechniquePage } from '../../learn/techniques/technique-page.tsx'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

/** The fallback for an unknown type of guitar. */
const FALLBACK = 'electrica'

export const handle = { i18n: 'techniques', documents: ['techniqueSet'] } satisfies PageHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const sets = await orServiceUnavailable(readTechniqueSets(context.content, language))
  const set =
    sets.find(({ slug }) => slug === params.type) ?? sets.find(({ slug }) => slug === FALLBACK)
  if (!set) throw new Response('Not Found', { status: 404 })
  return {
    set,
    sets: sets.map(({ _id, slug, title }) => ({ _id, slug, title })),
    seo: await pageSeo(context, language, {
      path: `/tecnicas/${set.slug}`,
      name: set.title,
      description: set.description,
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Techniques() {
  return <TechniquePage {...useLoaderData<typeof loader>()} />
}
