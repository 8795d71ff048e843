import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isOwnRequest } from '../../embedded/kit/same-origin.ts'
import type { Config } from '../config.ts'
import type { RequestLimits } from './limits.ts'
import { pathOf } from './target.ts'
import { visitorOf } from './visitor.ts'

/** WebSockets that one visitor may have open: six for each open document of the Studio, and a class. */
const MOST_BY_VISITOR = 128
const MAX_SOCKETS = 1024
/** Timeout of a handshake (ms). */
const HANDSHAKE_MS = 10_000
/** A close frame that says "going away" (RFC 6455, 5.5.1 and 7.4.1: 1001). */
const GOING_AWAY = Buffer.from([0x88, 0x02, 0x03, 0xe9])

/** Sockets that Node hands over for an upgrade: how many, by whom, from which pages. */
export function createUpgrades(config: Config, limits: RequestLimits) {
  const open = new Map<Duplex, string>()

  function refusalOf(request: IncomingMessage, key: string) {
    if (pathOf(request) === null) return 400
    if (!isOwnRequest(request.headers, config.siteUrl)) return 403
    if (open.size >= MAX_SOCKETS) return 503
    const own = [...open.values()].filter((other) => other === key)
    if (own.length >= MOST_BY_VISITOR) return 429
    return limits.upgrades.take(key) > 0 ? 429 : null
  }

  return {
    /** Number of open upgraded connections. */
    get size() {
      return open.size
    },

    /** @returns 0 when it may go on; else the status that the socket was refused with */
    admit(request: IncomingMessage, socket: Duplex): number {
      // Node leaves an upgraded socket to us: its errors, and its end when the server stops.
      socket.on('error', () => socket.destroy())
      const { key, address } = visitorOf(request, config.trustProxy)
      const status = refusalOf(request, key)
      if (status !== null) {
        const lines = [`HTTP/1.1 ${status} Refused`, 'connection: close', 'content-length: 0']
        socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
        return status
      }
      request.headers['x-real-ip'] = address
      open.set(socket, key)
      socket.once('close', () => open.delete(socket))
      // A completed handshake lifts this limit.
      if ('setTimeout' in socket && typeof socket.setTimeout === 'function') {
        socket.setTimeout(HANDSHAKE_MS, () => socket.destroy())
      }
      return 0
    },

    /** Sends all of them a close frame; browsers reconnect by themselves. */
    close() {
      for (const socket of open.keys()) {
        const isThrough = 'bytesWritten' in socket && Number(socket.bytesWritten) > 0
        if (isThrough) socket.end(GOING_AWAY, () => socket.destroy())
        else socket.destroy()
      }
    },
  }
}
