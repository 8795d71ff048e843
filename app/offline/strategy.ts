import { isDataPath, pagePathOfData } from '../../domain/data-address.ts'
import { spanishPath } from '../../domain/languages.ts'
import { matcherOf } from '../../domain/path-pattern.ts'
import { SHELL_FILES } from './places.ts'
import type { OfflineRules } from './rules.ts'

/**
 * Strategy for a request; null: the worker does not handle it.
 *
 * - `content`: a page; network first, then the cached copy, then the offline page - `precache`: a
 * precached page: network first, then the cached copy - `personal`: a page that is never cached:
 * network, then the offline page - `data`: data of a client-side navigation - `asset`: a built
 * file: cached for ever - `shell`: shared files that seldom change: stale while revalidate -
 * `picture`: of the dataset: cached, the most recent ones - `leave`: log-out: deletes the cached
 * pages
 */
export type Strategy =
  | 'content'
  | 'precache'
  | 'personal'
  | 'data'
  | 'asset'
  | 'shell'
  | 'picture'
  | 'leave'

/** The properties of a `Request` that the strategy reads. */
export interface RequestInfo {
  url: string
  method: string
  mode: RequestMode
  destination: RequestDestination
  headers: Pick<Headers, 'has'>
}

/** Sanity's picture host, and where the embedded lake serves the same. */
const PICTURE_HOST = 'cdn.sanity.io'
const OWN_PICTURES = '/lake/images/'

/** A single file; a page's path has no dot, besides the `.data` of Remix. */
const FILE = /\.\w+$/

/**
 * Chooses the strategy for a request.
 *
 * @param rules the offline rules of the pages
 * @param origin the site's own
 */
export function createStrategyFor(rules: OfflineRules, origin: string) {
  const precache = matchersOf(rules.precache)
  const never = matchersOf(rules.never)
  const elsewhere = matchersOf(rules.elsewhere)

  return (request: RequestInfo): Strategy | null => {
    const { method, mode, destination, headers } = request
    const url = new URL(request.url)
    const isOwn = url.origin === origin
    const path = spanishPath(url.pathname)
    if (method === 'POST') return isOwn && path === '/salir' ? 'leave' : null
    // Range request of a sound or a video: a cached part would be served as the whole.
    if (method !== 'GET' || headers.has('range')) return null
    if (destination === 'image' && isPicture(url, isOwn)) return 'picture'
    if (!isOwn) return null
    if (url.pathname.startsWith('/assets/')) return 'asset'
    if (SHELL_FILES.includes(url.pathname)) return 'shell'
    const page = pagePathOfData(path)
    if (elsewhere(page)) return null
    if (mode !== 'navigate') return isDataPath(path) && !never(page) ? 'data' : null
    if (never(path)) return 'personal'
    if (precache(path)) return 'precache'
    return FILE.test(path) ? null : 'content'
  }
}

/** Tests a path against several patterns. */
function matchersOf(patterns: string[]) {
  const matchers = patterns.map(matcherOf)
  return (path: string) => matchers.some((matcher) => matcher.test(path))
}

/** The page of a data request: Remix adds `.data` to its path, and parameters of its own. */
export function pageOfData(address: string): URL {
  const url = new URL(address)
  url.pathname = pagePathOfData(url.pathname)
  url.searchParams.delete('_routes')
  return url
}

function isPicture(url: URL, isOwn: boolean): boolean {
  return isOwn ? url.pathname.startsWith(OWN_PICTURES) : url.hostname === PICTURE_HOST
}
