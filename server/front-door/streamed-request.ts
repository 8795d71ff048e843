import type { IncomingMessage } from 'node:http'

/**
 * A request whose body is read on demand. Cancelling it leaves the connection open, so that the client reads
 * the response; `Readable.toWeb`, which the adapter uses, would end it.
 */
export function streamedRequest(request: Request, incoming: IncomingMessage): Request {
  const { method, url, headers, signal } = request
  if (method === 'GET' || method === 'HEAD' || 'rawBody' in incoming) return request
  // Node would read and drop an unread body.
  incoming.read(0)
  const pieces = incoming.iterator({ destroyOnReturn: false })
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}
