import { spanishPath } from '../../domain/languages.ts'
import { INSTRUMENTS, OFFLINE_PAGE, SHELL_FILES } from './places.ts'

/**
 * What the worker does with a request; null: the browser goes on as if there were no worker.
 *
 * - `content`: a page; from the network, else the copy seen last, else the page for no connection
 * - `precache`: a page that is always kept; from the network, else the copy
 * - `personal`: a page that is never kept; from the network, else the page for no connection
 * - `data`: a page seen without its HTML, on the way from another page
 * - `asset`: a built file: kept for good
 * - `shell`: what every page needs and seldom changes: kept, and looked after in the background
 * - `picture`: of the dataset: kept, the latest ones
 * - `leave`: a member leaves the ship
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

/** What is read of a `Request`. */
export interface RequestInfo {
  url: string
  method: string
  mode: RequestMode
  destination: RequestDestination
  headers: Pick<Headers, 'has'>
}

/** Below these stand other programs than the site's pages. */
const NO_PAGES = /^\/(?:studio|lake|supabase|mailbox|mailbox\.json|healthz|og)(?:\/|$)/

/** Pages about one person, or that the server lets nobody keep; Spanish paths. */
const PERSONAL =
  /^\/(?:acceso|admin|buscar|cuenta|estilo|formularios|galeria|gestor-multimedia|registro|salir|sesion)(?:\/|$)/

/** Sanity's picture host, and where the embedded lake serves the same. */
const PICTURE_HOST = 'cdn.sanity.io'
const OWN_PICTURES = '/lake/images/'

/** A single file; a page's path has no dot, besides the `.data` of Remix. */
const FILE = /\.\w+$/
const DATA = /\.data$/

/**
 * How the worker answers a request.
 *
 * @param origin the site's own
 */
export function strategyFor(asked: RequestInfo, origin: string): Strategy | null {
  const { method, mode, destination, headers } = asked
  const url = new URL(asked.url)
  const isOwn = url.origin === origin
  const path = spanishPath(url.pathname)
  if (method === 'POST') return isOwn && path === '/salir' ? 'leave' : null
  // Part of a sound or a video: a kept answer would be taken for the whole of it.
  if (method !== 'GET' || headers.has('range')) return null
  if (destination === 'image' && isPicture(url, isOwn)) return 'picture'
  if (!isOwn || NO_PAGES.test(url.pathname)) return null
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (SHELL_FILES.includes(url.pathname)) return 'shell'
  if (mode === 'navigate') return pageStrategy(path)
  if (DATA.test(path) && !PERSONAL.test(path.replace(DATA, ''))) return 'data'
  return null
}

/** The page whose data a request asks for: Remix adds `.data` to its path, and parameters of its own. */
export function pageOfData(address: string): URL {
  const url = new URL(address)
  url.pathname = url.pathname === '/_root.data' ? '/' : url.pathname.replace(DATA, '')
  url.searchParams.delete('_routes')
  return url
}

function isPicture(url: URL, isOwn: boolean): boolean {
  return isOwn ? url.pathname.startsWith(OWN_PICTURES) : url.hostname === PICTURE_HOST
}

function pageStrategy(path: string): Strategy | null {
  if (PERSONAL.test(path)) return 'personal'
  if (INSTRUMENTS.includes(path) || path === OFFLINE_PAGE) return 'precache'
  return FILE.test(path) ? null : 'content'
}
