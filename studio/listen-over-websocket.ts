/** Requests whose answer never ends: `listen` and the live events of the Content Lake. */
const endlessPath = /\/data\/(listen|live\/events)\//

/**
 * A `fetch` for `@sanity/client` that carries server-sent events over a WebSocket.
 *
 * A browser opens six HTTP/1.1 connections to one host, and an open document holds six listeners:
 * over plain HTTP on one machine the seventh request waits for ever. A WebSocket counts apart. The
 * server answers the upgrade at the URL that would have served the events, and each text message is
 * the next piece of that `text/event-stream` body. Every other request goes to the browser's fetch.
 */
export const fetchWithListeners: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
  return endlessPath.test(url.pathname) ? openStream(url, init?.signal) : fetch(input, init)
}

/**
 * Resolves once the socket is open; rejects with a TypeError when it cannot be opened (the event
 * source then retries, as it does for a failed fetch) and with an AbortError when `signal` fires.
 */
function openStream(url: URL, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const socketUrl = new URL(url)
    socketUrl.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(socketUrl)
    const encoder = new TextEncoder()
    let body: ReadableStreamDefaultController<Uint8Array> | undefined

    const abort = () => {
      body?.error(signal?.reason)
      body = undefined
      reject(signal?.reason)
      socket.close()
    }
    signal?.addEventListener('abort', abort, { once: true })

    socket.onopen = () => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          body = controller
        },
        cancel() {
          body = undefined
          socket.close()
        },
      })
      resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }))
    }
    socket.onmessage = (message) => body?.enqueue(encoder.encode(message.data))
    socket.onclose = () => {
      signal?.removeEventListener('abort', abort)
      body?.close()
      body = undefined
      reject(new TypeError(`No listener at ${url.pathname}`))
    }
  })
}
