import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { search } from '../../content/search.server.ts'
import { MAX_QUERY_LENGTH } from '../../content/search-terms.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'

/** Queries rarely repeat: their results are not worth caching. */
export const handle = { query: ['q'], cache: 'no-store' } satisfies PageHandle

/** `?q=` is searched for: the header's dialog fetches this, without the page's code and style sheets. */
export async function loader({ request, context: { content } }: LoaderFunctionArgs) {
  const question = new URL(request.url).searchParams.get('q') ?? ''
  const query = question.trim().slice(0, MAX_QUERY_LENGTH)
  const results = await orServiceUnavailable(search(content, languageOf(request), query))
  return { query, results }
}
