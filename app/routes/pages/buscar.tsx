import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { search } from '../../content/search.server.ts'
import { MAX_QUERY_LENGTH } from '../../content/search-terms.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { SearchPage } from '../../shell/search/search-page.tsx'

/** Queries rarely repeat: their pages are not worth caching, and search engines list what they lead to. */
export const handle = {
  i18n: 'search',
  query: ['q'],
  cache: 'no-store',
  index: false,
} satisfies PageHandle

/** `?q=` is searched for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const question = new URL(request.url).searchParams.get('q') ?? ''
  const query = question.trim().slice(0, MAX_QUERY_LENGTH)
  const [results, t] = await orServiceUnavailable(
    Promise.all([
      search(context.content, language, query),
      getFixedT(context.content, language, 'search'),
    ]),
  )
  return {
    query,
    results,
    seo: await pageSeo(context, language, {
      path: '/buscar',
      name: t('title'),
      description: t('intro'),
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Search() {
  const { query, results } = useLoaderData<typeof loader>()
  return <SearchPage query={query} results={results} />
}
