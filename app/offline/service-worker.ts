/** The service worker: bundled by `vite-plugin.ts`, served at `/sw.js`. */
import { type Language, languageOfPath, localizedPath } from '../../domain/languages.ts'
import { assetsOf } from './copy.ts'
import { CACHES, OFFLINE_PAGE, SHELL_FILES } from './places.ts'
import type { OfflineRules } from './rules.ts'
import { cachePage, fill, strategies } from './strategies.ts'
import { createStrategyFor, pageOfData } from './strategy.ts'
import { type LifeEvent, type RequestEvent, worker } from './worker-scope.ts'

/** Injected by the build: the facts of the pages, and paths of the built files that those of `precache` need. */
declare const OFFLINE_RULES: OfflineRules
declare const PRECACHED_ASSETS: string[]

const strategyFor = createStrategyFor(OFFLINE_RULES, worker.location.origin)

/** Pages precached in a language from the first visit in it. */
const precached = (language: Language) =>
  OFFLINE_RULES.precache.map((path) => localizedPath(path, language))

// A new build's worker waits until no page of the old build is open: those may still fetch files that only the
// old build has.
worker.addEventListener('install', (event) => event.waitUntil(install(event)))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))
worker.addEventListener('fetch', answer)

/** @throws when anything is missing: the browser tries again at the next visit */
async function install(event: LifeEvent) {
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  const languages = new Set(open.map(({ url }) => languageOfPath(new URL(url).pathname)))
  await Promise.all([
    ...PRECACHED_ASSETS.map((path) => fill('asset', path, event)),
    ...SHELL_FILES.map((path) => fill('shell', path, event)),
    ...[...languages].flatMap((language) =>
      precached(language).map((path) => fill('precache', path, event)),
    ),
  ])
}

/** Precaches the pages of a language once a page in it was read. */
async function precacheLanguage(language: Language, event: LifeEvent) {
  const precache = await caches.open(CACHES.precache)
  const isThere = await precache.match(localizedPath(OFFLINE_PAGE, language), { ignoreVary: true })
  if (!isThere)
    await Promise.all(precached(language).map((path) => cachePage('precache', path, event)))
}

async function takeOver(event: LifeEvent) {
  await sweepCaches()
  await sweepAssets()
  await worker.clients.claim()
  // The page that brought the worker came before it.
  const open = (await worker.clients.matchAll()).map(({ url }) => new URL(url))
  const pages = open.filter(({ pathname }) => isContent(pathname))
  await Promise.all(
    pages.map(({ pathname, search }) => cachePage('content', pathname + search, event)),
  )
}

function answer(event: RequestEvent) {
  const { request } = event
  const strategy = strategyFor(request)
  switch (strategy) {
    case null:
      return
    // A page rendered from data is also fetched as HTML, so that it can be shown again offline.
    case 'data': {
      const { pathname, search } = pageOfData(request.url)
      if (isContent(pathname)) event.waitUntil(cachePage('content', pathname + search, event))
      return
    }
    // Pages read by a member must not stay on a shared computer.
    case 'leave':
      event.waitUntil(caches.delete(CACHES.copies))
      return
    case 'content':
      event.waitUntil(precacheLanguage(languageOfPath(new URL(request.url).pathname), event))
      event.respondWith(strategies.content.handle({ request, event }))
      return
    default:
      event.respondWith(strategies[strategy].handle({ request, event }))
  }
}

/** True if a page is cached when it is visited. */
function isContent(path: string): boolean {
  const page = new Request(path)
  const request = {
    url: page.url,
    method: 'GET',
    mode: 'navigate',
    destination: 'document',
  } as const
  return strategyFor({ ...request, headers: page.headers }) === 'content'
}

/** Deletes the caches of earlier builds that this one does not use. */
async function sweepCaches() {
  const known: string[] = Object.values(CACHES)
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)),
  )
}

/** Deletes the files of earlier builds, except those that a cached page still needs. */
async function sweepAssets() {
  const needed = new Set(PRECACHED_ASSETS)
  for (const name of [CACHES.precache, CACHES.copies]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      for (const path of assetsOf(html ?? '')) needed.add(path)
    }
  }
  const assets = await caches.open(CACHES.assets)
  for (const request of await assets.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request)
  }
}
