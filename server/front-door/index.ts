import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import type { Health } from '../health.ts'
import { limitConnections } from './connections.ts'
import { createFrontDoor, type Guest } from './front-door.ts'
import type { DoorLimits } from './limits.ts'
import { isAtThisMachine } from './local.ts'
import type { Reason } from './refusal.ts'
import { createUpgrades } from './upgrades.ts'

export type { Guest } from './front-door.ts'
export type { RouteClass } from './route-class.ts'

/** Observer of the front door. */
export interface DoorObserver {
  /** A request has been answered, or its sender has left. @param ms since it came */
  answered(guest: Guest, ms: number): void
  refused(reason: Reason, kind: Guest['kind'] | 'upgrade'): void
}

interface Entrance {
  /** Answers from the page cache, if the page is cached. @returns whether it did */
  kept(guest: Guest): boolean
  answer: RequestListener
  /** Takes over a handshake. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Polling interval for remaining streams while closing (ms). */
const LOOK_MS = 100

export type OpenDoor = ReturnType<typeof openFrontDoor>

/** Stands before everything that the server answers. */
export function openFrontDoor(
  server: Server,
  options: { config: Config; limits: DoorLimits; health: Health; observer: DoorObserver },
  entrance: Entrance,
) {
  const { config, limits, health, observer } = options
  const door = createFrontDoor({ config, limits, onRefused: observer.refused })
  const upgrades = createUpgrades(config, limits)
  const inside = new Set<Guest>()
  let leave: (() => void) | null = null
  limitConnections(server, config.trustProxy !== null)

  server.on('request', (request, response) => {
    const began = performance.now()
    const guest = door.receive(request, response)
    if (!guest) return
    inside.add(guest)
    response.once('close', () => {
      inside.delete(guest)
      observer.answered(guest, performance.now() - began)
      if (inside.size === 0) leave?.()
    })
    if (guest.kind === 'health') {
      const { status, body } = health.answer()
      const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
      response.writeHead(status, headers).end(body)
    } else if (leave && !isOwn(guest)) {
      response.setHeader('connection', 'close')
      void door.refuse(guest, { status: 503, reason: 'busy', retryAfter: 5 })
    } else {
      door.admit(guest, () => entrance.answer(request, response)).catch(() => response.destroy())
    }
  })
  server.on('upgrade', (request, socket, head) => {
    if (leave) return socket.destroy()
    const refused = upgrades.admit(request, socket)
    if (refused) observer.refused(refused === 403 ? 'foreign' : 'tooMany', 'upgrade')
    else entrance.upgrade(request, socket, head)
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

/** A page under way may still have to ask this process's own services. */
const isOwn = ({ kind, request }: Guest) => kind !== 'site' && isAtThisMachine(request)

const isStream = ({ response }: Guest) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
