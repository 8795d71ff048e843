import type { RetriedConnection } from './retry-until-ready.ts'

/** Requests whose response never ends: `listen` and the live events of the Content Lake. */
const endlessPath = /\/data\/(listen|live\/events)\//
/** Delay between two attempts to reopen a lost listener, in milliseconds. */
const REOPEN_MS = 1000

/**
 * A `fetch` for `@sanity/client` that carries server-sent events over a WebSocket.
 *
 * A browser opens six HTTP/1.1 connections to one host, and an open document holds six listeners:
 * over plain HTTP on one machine the seventh request waits for ever. A WebSocket counts apart. The
 * server accepts the upgrade at the URL that would have served the events, and each text message is
 * the next piece of that `text/event-stream` body. Every other request goes to `connection.fetch`.
 *
 * A listener without a session receives no drafts, and the form would drop the one it shows: a
 * listener awaits `connection.ready` before it opens.
 */
export function fetchWithListeners(connection: RetriedConnection): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
    if (!endlessPath.test(url.pathname)) return connection.fetch(input, init)
    const signal = init?.signal ?? new AbortController().signal
    await connection.ready()
    const socket = await openSocket(url, signal)
    // Only clients that request it support resuming; others expect the stream to end and reconnect.
    const canGoOn = url.searchParams.has('enableResume')
    const next = canGoOn ? (id: string) => reopen(url, id, signal, connection) : async () => null
    return new Response(streamOf(socket, next, signal), {
      headers: { 'content-type': 'text/event-stream' },
    })
  }
}

/**
 * Rejects with a TypeError when the socket cannot be opened (the event source then retries, as it
 * does for a failed fetch) and with the signal's reason when it fires before.
 */
function openSocket(url: URL, signal: AbortSignal): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const socketUrl = new URL(url)
    socketUrl.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(socketUrl)
    const abort = () => {
      reject(signal.reason)
      // Closing a socket that is still connecting makes the browser complain on the console.
      socket.onopen = () => socket.close()
    }
    signal.addEventListener('abort', abort, { once: true })
    socket.onopen = () => {
      signal.removeEventListener('abort', abort)
      resolve(socket)
    }
    socket.onclose = () => {
      signal.removeEventListener('abort', abort)
      reject(new TypeError(`No listener at ${url.pathname}`))
    }
  })
}

/**
 * Opens a lost listener where it ended: it receives the missed events, so that the Studio need not
 * read the document again, over what is being typed. Null when `signal` has fired.
 *
 * @param lastEventId of the last received event
 */
async function reopen(
  url: URL,
  lastEventId: string,
  signal: AbortSignal,
  { ready }: RetriedConnection,
) {
  // A browser's WebSocket takes no headers.
  const resumed = new URL(url)
  if (lastEventId) resumed.searchParams.set('lastEventId', lastEventId)
  while (!signal.aborted) {
    await ready()
    try {
      return await openSocket(resumed, signal)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, REOPEN_MS))
    }
  }
  return null
}

/**
 * Streams whole events of `first`, then of each `next` socket; ends when there is no next.
 *
 * @param next receives the id of the last event
 */
function streamOf(
  first: WebSocket,
  next: (lastEventId: string) => Promise<WebSocket | null>,
  signal: AbortSignal,
) {
  const encoder = new TextEncoder()
  let socket = first
  let lastEventId = ''
  let isOver = false
  const stop = () => {
    isOver = true
    socket.close()
  }
  return new ReadableStream<Uint8Array>({
    start(body) {
      const abort = () => {
        stop()
        body.error(signal.reason)
      }
      const carry = () => {
        let text = ''
        socket.onmessage = ({ data }) => {
          if (isOver) return
          text += data
          const end = text.lastIndexOf('\n\n') + 2
          if (end < 2) return
          const events = text.slice(0, end)
          lastEventId = [...events.matchAll(/^id: ?(.*)$/gm)].at(-1)?.[1] ?? lastEventId
          body.enqueue(encoder.encode(events))
          text = text.slice(end)
        }
        socket.onclose = async () => {
          const opened = isOver ? null : await next(lastEventId)
          if (opened) {
            socket = opened
            return isOver ? stop() : carry()
          }
          signal.removeEventListener('abort', abort)
          if (!isOver) body.close()
          isOver = true
        }
      }
      signal.addEventListener('abort', abort, { once: true })
      carry()
    },
    cancel: stop,
  })
}
