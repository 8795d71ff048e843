import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import type { Health } from '../health.ts'
import { limitConnections } from './connections.ts'
import { createFrontDoor, type Exchange } from './front-door.ts'
import type { RequestLimits } from './limits.ts'
import { isAtThisMachine } from './local.ts'
import type { Reason } from './refusal.ts'
import { createUpgrades } from './upgrades.ts'

export type { Exchange } from './front-door.ts'
export type { RouteClass } from './route-class.ts'

/** Observer of the front door. */
export interface RequestObserver {
  /** A request has been answered, or its client has disconnected. @param ms since it came */
  answered(exchange: Exchange, ms: number): void
  refused(reason: Reason, kind: Exchange['kind'] | 'upgrade'): void
}

interface RequestHandlers {
  /** Responds from the page cache, if the page is cached. @returns whether it did */
  answerCached(exchange: Exchange): boolean
  answer: RequestListener
  /** Takes over a handshake. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Polling interval for remaining streams while closing (ms). */
const LOOK_MS = 100

export type FrontDoor = ReturnType<typeof startFrontDoor>

/** Runs before all request handlers of the server. */
export function startFrontDoor(
  server: Server,
  options: { config: Config; limits: RequestLimits; health: Health; observer: RequestObserver },
  handlers: RequestHandlers,
) {
  const { config, limits, health, observer } = options
  const door = createFrontDoor({ config, limits, onRefused: observer.refused })
  const upgrades = createUpgrades(config, limits)
  const inside = new Set<Exchange>()
  let leave: (() => void) | null = null
  limitConnections(server, config.trustProxy !== null)

  server.on('request', (request, response) => {
    const began = performance.now()
    const exchange = door.receive(request, response)
    if (!exchange) return
    inside.add(exchange)
    response.once('close', () => {
      inside.delete(exchange)
      observer.answered(exchange, performance.now() - began)
      if (inside.size === 0) leave?.()
    })
    if (exchange.kind === 'health') {
      const { status, body } = health.answer()
      const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
      response.writeHead(status, headers).end(body)
    } else if (leave && !isOwn(exchange)) {
      response.setHeader('connection', 'close')
      void door.refuse(exchange, { status: 503, reason: 'busy', retryAfter: 5 })
    } else {
      door.admit(exchange, () => handlers.answer(request, response)).catch(() => response.destroy())
    }
  })
  server.on('upgrade', (request, socket, head) => {
    if (leave) return socket.destroy()
    const refused = upgrades.admit(request, socket)
    if (refused) observer.refused(refused === 403 ? 'foreign' : 'tooMany', 'upgrade')
    else handlers.upgrade(request, socket, head)
  })

  return {
    /** Number of open event streams and sockets. */
    openStreams: () => upgrades.size + [...inside].filter(isStream).length,

    /**
     * Accepts no new requests, closes streams and sockets, and waits for pending requests.
     *
     * @param limit timeout (ms)
     * @returns number of requests without a response by then
     */
    async drain(limit: number): Promise<number> {
      const empty = new Promise<void>((resolve) => {
        leave = resolve
      })
      upgrades.close()
      const endStreams = () => {
        for (const { response, request } of [...inside].filter(isStream)) {
          response.end(() => request.socket.end())
        }
      }
      endStreams()
      if (inside.size === 0) return 0
      // A pending request may still become a stream.
      const ending = setInterval(endStreams, LOOK_MS)
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, limit)
      await Promise.race([empty, late])
      clearTimeout(timer)
      clearInterval(ending)
      return inside.size
    },
  }
}

/** A pending page may still have to request something from this process's own services. */
const isOwn = ({ kind, request }: Exchange) => kind !== 'site' && isAtThisMachine(request)

const isStream = ({ response }: Exchange) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
