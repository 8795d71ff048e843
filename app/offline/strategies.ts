import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy as WorkboxStrategy,
} from 'workbox-strategies'
import { languageOfPath, localizedPath } from '../../domain/languages.ts'
import { assetsOf, isCacheable, makeCopy } from './copy.ts'
import { CACHES, CAME_FROM, OFFLINE_PAGE } from './places.ts'
import type { Strategy } from './strategy.ts'
import { type LifeEvent, worker } from './worker-scope.ts'

/**
 * Network timeout before the cached copy is shown (s); short for instruments, which are used with a
 * guitar in hand.
 */
const TIMEOUT_SECONDS = { content: 4, precache: 2 }
/** Maximum number of entries; the least recently used are evicted first. */
const MAX_ENTRIES = { copies: 60, pictures: 120 }

/** Cached responses are the same for every request, so `Vary` is ignored. */
const matchOptions = { ignoreVary: true }

const latest = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions, purgeOnQuotaError: true })

/** Redirects a page that is neither reachable nor cached to the offline page. */
const offlinePage: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const { pathname, search } = new URL(request.url)
    const path = localizedPath(OFFLINE_PAGE, languageOfPath(pathname))
    const address = new URL(path, worker.location.origin)
    address.searchParams.set(CAME_FROM, pathname + search)
    return Response.redirect(address.href)
  },
}

/** Caches shared pages and their assets; evicts 404 and 410. */
const cachePages = (name: 'content' | 'precache', cacheName: string): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response, event }) {
    const isGone = response.status === 404 || response.status === 410
    if (isGone) await (await caches.open(cacheName)).delete(request.url, matchOptions)
    if (response.ok && !isCacheable(response) && request.credentials !== 'omit') {
      event.waitUntil(cachePage(name, request.url, event))
    }
    return response
  },
  cacheWillUpdate: async ({ response }) =>
    isCacheable(response) ? makeCopy(response, new Date()) : null,
  async cacheDidUpdate({ newResponse, event }) {
    const needed = assetsOf(await newResponse.text())
    await Promise.allSettled(needed.map((path) => fill('asset', path, event)))
  },
})

/** Ignores the query of these pages, so that each is cached once. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*$/, ''),
}

/** Handlers of each kind of request. */
export const strategies = {
  content: new NetworkFirst({
    cacheName: CACHES.copies,
    networkTimeoutSeconds: TIMEOUT_SECONDS.content,
    matchOptions,
    plugins: [cachePages('content', CACHES.copies), latest(MAX_ENTRIES.copies), offlinePage],
  }),
  precache: new NetworkFirst({
    cacheName: CACHES.precache,
    networkTimeoutSeconds: TIMEOUT_SECONDS.precache,
    matchOptions,
    plugins: [cachePages('precache', CACHES.precache), withoutQuery],
  }),
  personal: new NetworkOnly({ plugins: [offlinePage] }),
  asset: new CacheFirst({ cacheName: CACHES.assets, matchOptions }),
  shell: new StaleWhileRevalidate({ cacheName: CACHES.shell, matchOptions }),
  picture: new CacheFirst({
    cacheName: CACHES.pictures,
    matchOptions,
    plugins: [
      // An opaque response counts as many megabytes of the browser's quota.
      {
        requestWillFetch: async ({ request }) =>
          new Request(request.url, { mode: 'cors', credentials: 'omit' }),
        handlerDidError: ({ request }) => fetch(request),
      },
      latest(MAX_ENTRIES.pictures),
    ],
  }),
} satisfies Partial<Record<Strategy, WorkboxStrategy>>

/**
 * Fetches a URL into its cache by its strategy, without cookies.
 *
 * @throws when it cannot be fetched, or the response is an error
 */
export async function fill(name: keyof typeof strategies, address: string, event: LifeEvent) {
  const request = new Request(address, { credentials: 'omit' })
  const [answer, done] = strategies[name].handleAll({ request, event })
  const { ok, status } = await answer
  if (!ok) throw new Error(`${address}: ${status}`)
  await done
}

/** Caches a page as rendered for visitors: a member's pages are never cached. */
export async function cachePage(name: 'content' | 'precache', address: string, event: LifeEvent) {
  await fill(name, address, event).catch((error) => console.info(`Not kept: ${error.message}`))
}
