import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

/**
 * Takes over a handshake.
 *
 * @param url the request's, its path below the mount
 * @param headers lines to add to the response, such as a renewed session cookie
 */
export type Upgrade = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  url: URL,
  headers?: string[],
) => void

/**
 * WebSockets of the Studio. A browser opens at most six HTTP/1.1 connections to a host and an open
 * document holds six event streams, so the Studio carries them over WebSockets: the same URL, and
 * each text message a piece of the same event stream.
 *
 * @param fetch the lake's HTTP side, which authorizes listeners
 */
export function createUpgrade(fetch: (request: Request) => Promise<Response>): Upgrade {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const added = new WeakMap<IncomingMessage, string[]>()
  server.on('headers', (lines, request) => lines.push(...(added.get(request) ?? [])))
  const take = async (...[request, socket, head, url, extra = []]: Parameters<Upgrade>) => {
    added.set(request, extra)
    const stopped = new AbortController()
    socket.once('close', () => stopped.abort())
    const isPresence = /^\/v[\dX][^/]*\/socket\/[^/]+$/.test(url.pathname)
    const headers = headersOf(request, url)
    const response = await fetch(new Request(url, { headers, signal: stopped.signal }))
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (socket.destroyed) return stopped.abort()
    if (!isStream) {
      return refuse(socket, response.status === 200 ? 404 : response.status)
    }
    server.handleUpgrade(request, socket, head, (ws) => {
      if (isPresence) answerPresence(ws)
      void carry(response, ws, stopped, isPresence)
    })
  }
  return (...handshake) => {
    // A malformed handshake closes that socket and nothing else.
    take(...handshake).catch(() => handshake[1].destroy())
  }
}

async function carry(
  response: Response,
  ws: WebSocket,
  stopped: AbortController,
  isSilent: boolean,
) {
  ws.on('close', () => stopped.abort())
  ws.on('error', () => stopped.abort())
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      if (isSilent) continue
      await new Promise<void>((sent, failed) => {
        ws.send(decoder.decode(chunk, { stream: true }), (error) =>
          error ? failed(error) : sent(),
        )
      })
    }
  } catch {
    // The other side has gone; the stream is released below.
  } finally {
    stopped.abort()
    ws.close()
  }
}

const call = z.object({ id: z.union([z.string(), z.number()]), method: z.string() })

/**
 * Presence ("who else is editing"), JSON-RPC: every call is acknowledged and no presence is
 * announced. Without a response the Studio logs a failed handshake every few seconds.
 */
function answerPresence(ws: WebSocket) {
  ws.on('message', (data) => {
    const parsed = call.safeParse(parseJson(String(data)))
    if (!parsed.success) return
    ws.send(JSON.stringify({ jsonrpc: '2.0', id: parsed.data.id, result: String(parsed.data.id) }))
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function headersOf(request: IncomingMessage, url: URL): Headers {
  const headers = new Headers({ host: request.headers.host ?? url.host })
  for (const name of [
    'cookie',
    'origin',
    'authorization',
    'last-event-id',
    'sec-fetch-site',
    'x-real-ip',
  ]) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  // A browser's WebSocket takes no headers: the position to resume from is in the URL.
  const resumeAfter = url.searchParams.get('lastEventId')
  if (resumeAfter) headers.set('last-event-id', resumeAfter)
  return headers
}

function refuse(socket: Duplex, status: number) {
  const answer = `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`
  socket.end(answer, () => socket.destroy())
}
