import type { Exchange } from './front-door/index.ts'
import { answerPage, type PageCache } from './page-cache.ts'
import { PERSONAL_COOKIE } from './site.ts'

/** Cookie of visitors who may be redirected from the landing page to another language. */
const CHOICE = /(?:^|;\s*)idioma=/

/**
 * Serves a cached page straight from memory, which must be fast under any load. Every other
 * request takes the full path.
 *
 * @returns whether it was answered
 */
export function answerFromCache(
  cache: PageCache,
  { request, response, path }: Exchange,
  headers: Record<string, string>,
): boolean {
  const { method = '', url = '', headers: requestHeaders } = request
  if ((method !== 'GET' && method !== 'HEAD') || url !== path) return false
  const cookie = requestHeaders.cookie ?? ''
  if (PERSONAL_COOKIE.test(cookie) || (path === '/' && CHOICE.test(cookie))) return false
  const page = cache.get(path)
  const encodings = requestHeaders['accept-encoding']?.toString()
  const answer =
    page && answerPage(page, { method, etag: requestHeaders['if-none-match'], encodings })
  if (!answer) return false
  response.writeHead(answer.status, { ...headers, ...answer.headers })
  response.end(answer.body ?? undefined)
  return true
}
