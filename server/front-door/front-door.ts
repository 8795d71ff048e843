import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnRequest } from '../../embedded/kit/same-origin.ts'
import type { Config } from '../config.ts'
import { bodyLimit, declaredLength, readBody } from './body.ts'
import { createBodyDrain } from './body-drain.ts'
import { checkForm, setHeader } from './form-body.ts'
import type { RequestLimits } from './limits.ts'
import { isAtThisMachine, isLocalSite } from './local.ts'
import { answerRefusal, type Refusal } from './refusal.ts'
import { type RouteClass, routeClassOf } from './route-class.ts'
import { pathOf } from './target.ts'
import { type Visitor, visitorOf } from './visitor.ts'

/** An incoming request. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Sent as `x-request-id`, and logged. */
  id: string
  path: string
  kind: RouteClass
  visitor: Visitor
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const REQUEST_ID = /^[\w.:-]{8,64}$/

export interface FrontDoorOptions {
  config: Config
  limits: RequestLimits
  /** Called with each rejected request. */
  onRefused?: (reason: Refusal['reason'], kind: RouteClass) => void
}

/**
 * Admits requests. A request passes when its target is valid, its body is no larger than its route allows, it
 * comes from this site if it changes anything, and its client is within the rate limits. Its `x-real-ip` is
 * then the visitor's address as this process has determined it, and `x-request-id` its id.
 */
export function createFrontDoor({ config, limits, onRefused }: FrontDoorOptions) {
  const drainBody = createBodyDrain()

  /** @returns null when the request has been answered already */
  function receive(request: IncomingMessage, response: ServerResponse): Exchange | null {
    const visitor = visitorOf(request, config.trustProxy)
    const given = visitor.viaProxy ? request.headers['x-request-id'] : undefined
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    response.setHeader('x-request-id', id)
    const path = pathOf(request)
    if (path === null) {
      const headers = { 'content-type': 'text/plain', connection: 'close' }
      response.writeHead(400, headers).end('Bad Request\n')
      return null
    }
    return { request, response, id, path, kind: routeClassOf(path), visitor }
  }

  /** Reason for rejecting a request, before any of its body is read; null when it may pass. */
  function refusalOf({ request, path, kind, visitor }: Exchange): Refusal | null {
    if (kind === 'private' && !mayReadBody(request, path, config)) {
      return { status: 403, reason: 'foreign' }
    }
    if (limitExceeded(request, kind)) return { status: 413, reason: 'tooLarge' }
    const { method = 'GET', headers } = request
    if (kind !== 'site' || !WRITES.has(method)) return null
    if (!isOwnRequest(headers, config.siteUrl)) return { status: 403, reason: 'foreign' }
    const wait = limits.writes.take(visitor.key)
    return wait > 0 ? { status: 429, reason: 'tooMany', retryAfter: wait / 1000 } : null
  }

  async function refuse(exchange: Exchange, refusal: Refusal) {
    const { request, response, kind, path } = exchange
    onRefused?.(refusal.reason, kind)
    // Node would read and drop an unread body; once reading has begun, it applies back-pressure.
    request.read(0)
    const { status, headers, body } = await answerRefusal(refusal, kind, path)
    if (!response.headersSent) response.writeHead(status, headers).end(body)
  }

  return {
    receive,
    refuse,

    /** Admits a request, or responds with the reason for rejecting it. @param next handles an admitted one */
    async admit(exchange: Exchange, next: () => void): Promise<void> {
      const { request, response, kind } = exchange
      drainBody(request, response, kind)
      const refusal = refusalOf(exchange) ?? (await takeBody(request, kind))
      if (refusal === 'gone') return
      if (refusal) return refuse(exchange, refusal)
      setHeader(request, 'x-real-ip', exchange.visitor.address)
      setHeader(request, 'x-request-id', exchange.id)
      next()
    },
  }
}

/** Mailbox and metrics are this machine's; a site with a public address has no mailbox to look at. */
function mayReadBody(request: IncomingMessage, path: string, config: Config): boolean {
  const isLocal = isLocalSite(config.siteUrl)
  // A trusted proxy names the client: a request without a name did not come through it.
  const isBehindProxy = path === '/metrics' && config.trustProxy !== null
  return (isLocal || isBehindProxy) && isAtThisMachine(request)
}

function limitExceeded(request: IncomingMessage, kind: RouteClass): boolean {
  const limit = bodyLimit(kind, request)
  const declared = declaredLength(request)
  return declared === undefined ? limit === 0 : declared > limit
}

/**
 * Small bodies are read here, so that a slow or endless one blocks no renderer; those of uploads
 * and of the lake are streamed to where their own limits count them.
 */
async function takeBody(
  request: IncomingMessage & { rawBody?: Buffer },
  kind: RouteClass,
): Promise<Refusal | 'gone' | null> {
  if (kind !== 'site' && kind !== 'auth') return null
  if (!WRITES.has(request.method ?? '')) return null
  const body = await readBody(request, bodyLimit(kind, request))
  if (body === 'gone') return body
  if (body === 'tooLarge') return { status: 413, reason: 'tooLarge' }
  if (body === 'tooSlow') return { status: 408, reason: 'unreadable' }
  // The adapter between Node and the Fetch API takes a body that has been read from here.
  request.rawBody = body
  const failure = kind === 'site' ? await checkForm(request, body) : null
  if (failure === 'unknownType') return { status: 415, reason: 'unreadable' }
  if (failure === 'tooLarge') return { status: 413, reason: 'tooLarge' }
  return failure ? { status: 400, reason: 'unreadable' } : null
}
