import { randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Downloads } from '../app/content/downloads.server.ts'
import type { PrivateSource } from '../app/content/private-source.server.ts'
import type { ContentSource } from '../app/content/source.server.ts'
import type { Inbox } from '../app/forms/inbox.server.ts'
import type { Moderation } from '../app/media/moderation.server.ts'
import type { MembersConfig } from '../app/members/config.ts'
import { readSession } from '../app/members/session.server.ts'
import { chosenLandingPage } from './chosen-language.ts'
import type { Config } from './config.ts'
import { createPageCache, makePage, servePage } from './page-cache.ts'
import { scriptHashes, sitePolicy } from './security.ts'

export interface SiteOptions {
  config: Config
  content: ContentSource
  privateContent: PrivateSource
  downloads: Downloads
  members: MembersConfig
  inbox: Inbox
  moderation: Moderation
  /** The built site; in development a function, asked at every request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  development: boolean
}

/** A path that no page has: it is answered with the page for addresses not found. */
const NOWHERE = '/-'

/** Cookies that make a page one person's own. */
const PERSONAL_COOKIE = /(?:^|;\s*)(?:session|flash)=/

/** Answers the site's pages, their data and their forms. */
export function createSite({ config, build, development, ...services }: SiteOptions) {
  const { content, members } = services
  const render = createRequestHandler(build, development ? 'development' : 'production')
  const cache = createPageCache(() => content.version)

  async function respond(request: Request, nonce: string): Promise<Response> {
    const { session, setCookie } = await readSession(request.headers.get('cookie'), members)
    const context = { ...services, session, nonce, siteUrl: config.siteUrl }
    const response = await render(request, context)
    const setsSession = response.headers.getSetCookie().some((set) => set.startsWith('session='))
    if (setCookie && !setsSession) {
      response.headers.append('set-cookie', setCookie)
    }
    return response
  }

  return async (request: Request): Promise<Response> => {
    if (isForeignWrite(request, config.siteUrl)) {
      return new Response('Este formulario viene de otro sitio web y no se ha aceptado.\n', {
        status: 403,
      })
    }
    const nonce = randomBytes(16).toString('base64url')
    if (!isDecodable(request)) {
      const nowhere = new Request(new URL(NOWHERE, request.url), { headers: request.headers })
      return protect(await respond(nowhere, nonce), nonce)
    }
    const elsewhere = chosenLandingPage(request)
    if (elsewhere) return elsewhere
    if (development) return respond(request, nonce)
    if (!isCacheable(request)) return protect(await respond(request, nonce), nonce)

    const key = new URL(request.url).pathname + new URL(request.url).search
    const kept = cache.get(key)
    if (kept) return servePage(kept, request)

    const renderedAt = content.version
    const response = await respond(new Request(request, { method: 'GET' }), nonce)
    if (response.status !== 200 || response.headers.has('set-cookie') || keepsItself(response)) {
      return protect(response, nonce)
    }
    const body = Buffer.from(await response.arrayBuffer())
    if (isHtml(response)) {
      const scripts = scriptHashes(body.toString(), nonce)
      response.headers.set('content-security-policy', sitePolicy(config, scripts))
    }
    response.headers.set('cache-control', 'no-cache')
    const page = makePage(response.headers, body)
    cache.put(key, page, renderedAt)
    return servePage(page, request)
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
  return !PERSONAL_COOKIE.test(request.headers.get('cookie') ?? '')
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
