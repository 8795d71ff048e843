import { randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Downloads } from '../app/content/downloads.server.ts'
import type { PrivateSource } from '../app/content/private-source.server.ts'
import type { ContentSource } from '../app/content/source.server.ts'
import type { Inbox } from '../app/forms/inbox.server.ts'
import type { Moderation } from '../app/media/moderation.server.ts'
import type { MembersConfig } from '../app/members/config.ts'
import { chosenLandingPage } from './chosen-language.ts'
import type { Config } from './config.ts'
import type { Answer, Authority } from './core/authority.ts'
import { outageOf, RETRY_SECONDS } from './outage.ts'
import { createPageCache, makePage, servePage } from './page-cache.ts'
import { scriptHashes, sitePolicy } from './security.ts'

export interface SiteOptions {
  config: Config
  content: ContentSource
  privateContent: PrivateSource
  downloads: Downloads
  members: MembersConfig
  authority: Authority
  inbox: Inbox
  moderation: Moderation
  /** The built site; in development a function, asked at every request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  development: boolean
}

/** A path that no page has: it is answered with the page for addresses not found. */
const NOWHERE = '/-'

/** The cookie of a notice that is said once, on one person's next page. */
const FLASH_COOKIE = /(?:^|;\s*)flash=/

const VISITOR: Answer = { session: null, tokens: null }

/** Answers the site's pages, their data and their forms. */
export function createSite({ config, build, development, authority, ...services }: SiteOptions) {
  const { content, members } = services
  const mode = development ? 'development' : 'production'
  const render = createRequestHandler(build, mode)
  const renderOutage = createRequestHandler(
    typeof build === 'function' ? async () => outageOf(await build()) : outageOf(build),
    mode,
  )
  const cache = createPageCache(() => content.version)

  async function respond(request: Request, nonce: string, who: Answer): Promise<Response> {
    const { headers } = request
    const isKnown = who.session !== 'unknown'
    const context = {
      ...services,
      session: who.session === 'unknown' ? null : who.session,
      authority: authority.forRequest(headers, who),
      members: { ...members, clientIp: headers.get('x-real-ip') },
      nonce,
      siteUrl: config.siteUrl,
    }
    const response = await (isKnown ? render : renderOutage)(request, context)
    if (!isKnown) {
      response.headers.set('retry-after', String(RETRY_SECONDS))
      response.headers.set('cache-control', 'no-store')
    }
    return withCookie(response, who)
  }

  return async (request: Request): Promise<Response> => {
    if (isForeignWrite(request, config.siteUrl)) {
      return new Response('Este formulario viene de otro sitio web y no se ha aceptado.\n', {
        status: 403,
      })
    }
    const nonce = randomBytes(16).toString('base64url')
    const who = await authority.ask(request.headers)
    if (!isDecodable(request)) {
      const nowhere = new Request(new URL(NOWHERE, request.url), { headers: request.headers })
      return protect(await respond(nowhere, nonce, who), nonce)
    }
    const elsewhere = chosenLandingPage(request)
    if (elsewhere) return elsewhere
    if (development) return respond(request, nonce, who)
    if (who.session !== null || !isCacheable(request)) {
      return protect(await respond(request, nonce, who), nonce)
    }

    const key = new URL(request.url).pathname + new URL(request.url).search
    const kept = cache.get(key)
    if (kept) return withCookie(await servePage(kept, request), who)

    const renderedAt = content.version
    const response = await respond(new Request(request, { method: 'GET' }), nonce, VISITOR)
    if (response.status !== 200 || response.headers.has('set-cookie') || keepsItself(response)) {
      return protect(withCookie(response, who), nonce)
    }
    const body = Buffer.from(await response.arrayBuffer())
    if (isHtml(response)) {
      const scripts = scriptHashes(body.toString(), nonce)
      response.headers.set('content-security-policy', sitePolicy(config, scripts))
    }
    response.headers.set('cache-control', 'no-cache')
    const page = makePage(response.headers, body)
    cache.put(key, page, renderedAt)
    return withCookie(await servePage(page, request), who)
  }

  /** A page for one person: never kept by anyone, its scripts marked by the nonce. */
  function protect(response: Response, nonce: string): Response {
    if (isHtml(response)) {
      response.headers.set('content-security-policy', sitePolicy(config, [`'nonce-${nonce}'`]))
    }
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    return response
  }
}

/** The browser's cookie is renewed or removed, unless the page has just set it itself. */
function withCookie(response: Response, { setCookie }: Answer): Response {
  const isSet = response.headers.getSetCookie().some((set) => set.startsWith('session='))
  if (setCookie && !isSet) response.headers.append('set-cookie', setCookie)
  return response
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** An answer that says by itself who may keep it, and for how long: a picture, a form. */
function keepsItself(response: Response): boolean {
  return response.headers.has('cache-control')
}

/** Whether the path's percent-escapes are UTF-8; Remix would take broken ones as they stand. */
function isDecodable(request: Request): boolean {
  try {
    decodeURIComponent(new URL(request.url).pathname)
    return true
  } catch {
    return false
  }
}

function isCacheable(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !FLASH_COOKIE.test(request.headers.get('cookie') ?? '')
}

/**
 * A form of another site must not act with a visitor's cookies. Browsers tell where a POST comes
 * from; with SameSite=Lax cookies this closes cross-site request forgery without tokens.
 */
function isForeignWrite(request: Request, siteUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const origin = request.headers.get('origin')
  if (!origin || origin === siteUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')
}
