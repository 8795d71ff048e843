import type { PageType, PartType } from './document-paths.ts'
import type { Namespace } from './messages/es.ts'

/**
 * The facts of a page: its route exports them as `handle`, and all consumers read them there. Caching, the
 * service worker, `robots.txt` and the sitemap follow from them by the functions below.
 */
export interface PageHandle {
  /** The parts of the interface's texts that it shows; `common` is on every page. */
  i18n?: Namespace | Namespace[]
  /** The keys of a query that its loaders read; others do not change the page. */
  query?: string[]
  /** Its audience: its loader and action refuse others. Public by default. */
  access?: 'first-step' | 'member' | 'captain'
  /** Rendered for each request: `private` for one person, `no-store` for all. Pages with `access` are private. */
  cache?: 'private' | 'no-store'
  /** Not for search engines: a form, a placeholder for others. Private pages never are. */
  index?: false
  /** It is another name of the page at this Spanish path, which search engines list instead. */
  canonical?: string
  /** `precache`: it works without ever having been seen. Without it, it is cached when it is seen, if it may be stored. */
  offline?: 'precache' | 'never'
  /** The types of documents that it is the page of, or that are best seen on it. */
  documents?: (PageType | PartType)[]
  /** It offers the docked instruments. */
  instruments?: true
  /** For the Studio's frames: without header and footer, and nothing for search engines or for times offline. */
  framed?: true
  /** It renders its own 404 page. */
  ownNotFound?: true
}

/** The facts of a route's page; none for a route without a handle. */
export const handleOf = (route: { handle?: unknown } | undefined): PageHandle =>
  (route?.handle as PageHandle | undefined) ?? {}

const isPrivate = ({ access, cache }: PageHandle) => access !== undefined || cache === 'private'

/** The `Cache-Control` of a page that nobody may store; undefined for one that is the same for all. */
export function cacheControlOf(handle: PageHandle): string | undefined {
  return isPrivate(handle) ? 'private, no-store' : handle.cache
}

/** True if a page asks search engines to leave it out. */
export const isNoindex = (handle: PageHandle) =>
  handle.index === false || handle.framed === true || isPrivate(handle)

/** True if a page is in the sitemap. */
export const isListed = (handle: PageHandle) => !isNoindex(handle) && !handle.canonical

/** Offline rule of a page for the service worker; `cache` caches it when it is visited. */
export function offlineOf(handle: PageHandle): 'precache' | 'cache' | 'never' {
  return handle.offline ?? (handle.framed || cacheControlOf(handle) ? 'never' : 'cache')
}
