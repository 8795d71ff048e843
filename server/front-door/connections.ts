import type { Server } from 'node:http'
import { clientKey } from '../../embedded/kit/client-address.ts'

/** Headers have to be there by then (ms). */
const HEADERS_MS = 10_000
/** A whole request, an upload over a slow line included (ms). */
const REQUEST_MS = 300_000
/** Interval at which Node checks connection timeouts (ms). */
const LOOK_MS = 2000
/**
 * A proxy uses its connections again, and must be the side that closes them: a request sent while this server
 * closes one is lost, and the proxy responds 502. Those in use keep theirs for up to a minute (ms).
 */
const PROXY_KEEP_ALIVE_MS = 75_000
const MAX_CONNECTIONS = 4000
/** Connections of one address; behind a proxy, all are the proxy's. */
const MOST_BY_ADDRESS = 1000

/** Options of the HTTP server: slow senders are cut off. */
export const SERVER_OPTIONS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: LOOK_MS,
}

/** Bounds connections, in all and, where no proxy stands in front, by address and time of rest. */
export function limitConnections(server: Server, hasProxy: boolean) {
  server.maxConnections = MAX_CONNECTIONS
  if (hasProxy) {
    server.keepAliveTimeout = PROXY_KEEP_ALIVE_MS
    return
  }
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const key = clientKey(socket.remoteAddress)
    const count = (open.get(key) ?? 0) + 1
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
    if (count > MOST_BY_ADDRESS) socket.destroy()
  })
}
