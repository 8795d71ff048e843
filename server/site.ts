import { randomBytes } from 'node:crypto'
import type { ServerBuild } from '@remix-run/node'
import type { Answer } from '../app/members/session/authority.server.ts'
import { spanishPath } from '../domain/languages.ts'
import { clientKey } from '../embedded/kit/client-address.ts'
import { chosenLandingPage } from './chosen-language.ts'
import type { Config } from './config.ts'
import { createNotFound } from './not-found.ts'
import { RETRY_SECONDS } from './outage.ts'
import { type CachedPage, makePage, type PageCache, servePage } from './page-cache.ts'
import type { PageRoute } from './page-routes.ts'
import { canonicalPath, isData, knownUrl, pagePathOf } from './page-url.ts'
import type { Reader, RenderQueue } from './render-queue.ts'
import { createRenderer } from './renderer.ts'
import { scriptHashes, sitePolicy } from './security.ts'
import { contextFor, type SiteServices, withCookie } from './site-context.ts'

export interface SiteOptions extends SiteServices {
  config: Config
  build: ServerBuild
  /** Cache of pages that are the same for every visitor. */
  cache: PageCache
  queue: RenderQueue
  /** Counts where a visitor's page came from. */
  onPage: (source: 'kept' | 'rendered' | 'missing') => void
}

/** Cookies that make a page personal. */
export const PERSONAL_COOKIE = /(?:^|;\s*)(?:session|flash)=/

/** The cookie of a notice that is shown once, on one visitor's next page. */
const FLASH_COOKIE = /(?:^|;\s*)flash=/

const VISITOR: Answer = { session: null, tokens: null }

/** Handles requests for the site's pages, their data and their forms. */
export function createSite(options: SiteOptions) {
  const { config, build, cache, queue, onPage, ...services } = options
  const { content, authority } = services
  const { siteUrl } = config
  const renderer = createRenderer(build)
  const notFound = createNotFound(
    (path, nonce) => {
      const request = new Request(new URL(path, siteUrl))
      return renderer.render(request, contextFor(services, request, VISITOR, { nonce, siteUrl }))
    },
    () => content.version,
  )
  /** Pages that are being rendered for all, by version of the content and address. */
  const rendering = new Map<string, Promise<CachedPage | null>>()

  /** Renders a response for one person. */
  async function respondOnce(request: Request, nonce: string, who: Answer) {
    const { session } = who
    const context = contextFor(services, request, who, { nonce, siteUrl })
    const isMember = session !== null && session !== 'unknown'
    const reader = isMember ? { key: session.userId, isMember } : visitorOf(request)
    const response = await queue.run(reader, request, () =>
      session === 'unknown'
        ? renderer.renderOutage(request, context)
        : renderer.render(request, context),
    )
    if (session === 'unknown') {
      response.headers.set('retry-after', String(RETRY_SECONDS))
      response.headers.set('cache-control', 'no-store')
    }
    return protect(withCookie(response, who), nonce)
  }

  /** An address that no page has. */
  async function answerNotFound(request: Request, nonce: string): Promise<Response> {
    const page = await notFound(new URL(request.url).pathname)
    if (!page) return respondOnce(request, nonce, VISITOR)
    onPage('missing')
    const body = request.method === 'HEAD' ? null : page.html
    return protect(new Response(body, { status: 404, headers: page.headers }), page.nonce)
  }

  /** A page or data that every visitor gets alike. */
  async function answerVisitor(url: URL, page: PageRoute, request: Request, nonce: string) {
    const key = url.pathname + url.search
    const cached = cache.get(key)
    if (cached) {
      onPage('kept')
      return servePage(cached, request)
    }
    const rendered = await queue.run(visitorOf(request), request, () =>
      renderOnce(key, () => renderForAll(url, page, request, nonce)),
    )
    if (!(rendered instanceof Response)) return servePage(rendered, request)
    const isUnknown = rendered.status === 404 && !isData(url) && !page.ownNotFound
    return isUnknown ? answerNotFound(request, nonce) : protect(rendered, nonce)
  }

  /** Renders each page once for concurrent requests: those that waited share the result. */
  async function renderOnce(key: string, render: () => Promise<CachedPage | Response>) {
    const flight = `${content.version}\n${key}`
    const made = cache.get(key) ?? (await rendering.get(flight))
    if (made) {
      onPage('kept')
      return made
    }
    const own = render()
    // A response that is not cached has one reader: each renders their own.
    const shared = own.then((page) => (page instanceof Response ? null : page))
    rendering.set(
      flight,
      shared.catch(() => null),
    )
    try {
      return await own
    } finally {
      rendering.delete(flight)
    }
  }

  /** A page to cache, or a response that must not be cached. */
  async function renderForAll(url: URL, page: PageRoute, request: Request, nonce: string) {
    const renderedAt = content.version
    const { headers, signal } = request
    const pageRequest = new Request(url, { headers, signal })
    const context = contextFor(services, pageRequest, VISITOR, { nonce, siteUrl })
    const needsExistenceCheck = !isData(url) && !page.isFixed && !page.ownNotFound
    if (needsExistenceCheck && (await renderer.isMissing(pageRequest, page, context)))
      return new Response(null, { status: 404 })
    const response = await renderer.render(pageRequest, context)
    onPage('rendered')
    if (
      response.status !== 200 ||
      response.headers.has('set-cookie') ||
      hasOwnCachePolicy(response)
    )
      return response
    const body = Buffer.from(await response.arrayBuffer())
    if (isHtml(response)) {
      const scripts = scriptHashes(body.toString(), nonce)
      response.headers.set('content-security-policy', sitePolicy(config, scripts))
    }
    response.headers.set('cache-control', 'no-cache')
    const made = makePage(response.headers, body)
    cache.put(url.pathname + url.search, made, renderedAt)
    return made
  }

  /** A page for one person: never cached, its scripts marked by the nonce. */
  function protect(response: Response, nonce: string): Response {
    if (isHtml(response) && !response.headers.has('content-security-policy')) {
      response.headers.set('content-security-policy', sitePolicy(config, [`'nonce-${nonce}'`]))
    }
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  }

  async function answer(request: Request, who: Answer): Promise<Response> {
    const nonce = randomBytes(16).toString('base64url')
    const url = new URL(request.url)
    const path = pagePathOf(url)
    if (path === null) return answerNotFound(request, nonce)
    if (spanishPath(path) === '/__manifest') return renderer.manifest(url)
    if (who.session !== null || !isForAll(request)) return respondOnce(request, nonce, who)
    const page = renderer.find(path)
    if (!page) {
      return isData(url) ? respondOnce(request, nonce, who) : answerNotFound(request, nonce)
    }
    const canonical = isData(url) ? null : canonicalPath(url, path, page)
    if (canonical) return redirect(canonical + url.search)
    return answerVisitor(knownUrl(url, page, renderer.isRoute), page, request, nonce)
  }

  return async (request: Request): Promise<Response> => {
    const elsewhere = chosenLandingPage(request)
    if (elsewhere) return elsewhere
    const who = await authority.authenticate(request.headers)
    return withCookie(await answer(request, who), who)
  }
}

/** A reader without a session: counted by address. */
const visitorOf = ({ headers }: Request): Reader => ({
  key: clientKey(headers.get('x-real-ip')),
  isMember: false,
})

/** True if every visitor would get the same response. */
const isForAll = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') && !FLASH_COOKIE.test(headers.get('cookie') ?? '')

const redirect = (location: string) =>
  new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** A response with its own caching headers: a picture, a form. */
function hasOwnCachePolicy(response: Response): boolean {
  return response.headers.has('cache-control')
}
