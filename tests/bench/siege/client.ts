import { type Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'

/** One request of the siege. */
export interface SiegeRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  /** Sent as it is; a function sends its pieces one after the other, until it returns null. */
  body?: string | Buffer | (() => Buffer | null)
  /** The address on this machine that the request comes from: all of 127.0.0.0/8 is here. */
  from?: string
  agent?: Agent
  /** Given up after this long (ms). */
  timeout?: number
}

export interface SiegeResult {
  status: number
  /** Bytes of the response body; what is left of a response cut off at `timeout` is not counted. */
  bytes: number
}

/**
 * Sends a request and reads its response to the end. Never throws: what ends before a response has status 0.
 */
export function sendRequest(origin: URL, options: SiegeRequest): Promise<SiegeResult> {
  const { path, method = 'GET', headers = {}, body, from, agent, timeout = 5000 } = options
  return new Promise((resolve) => {
    const result: SiegeResult = { status: 0, bytes: 0 }
    let sending: ClientRequest
    const end = () => {
      clearTimeout(timer)
      resolve(result)
      sending?.destroy()
    }
    const timer = setTimeout(end, timeout)
    sending = request(
      {
        ...{ host: '127.0.0.1', port: origin.port, path, method, agent },
        headers: { host: origin.host, ...headers },
        localAddress: from,
      },
      (answer: IncomingMessage) => {
        result.status = answer.statusCode ?? 0
        answer.on('data', (chunk: Buffer) => {
          result.bytes += chunk.length
        })
        answer.on('error', end)
        answer.on('end', () => {
          clearTimeout(timer)
          resolve(result)
        })
      },
    )
    sending.on('error', end)
    if (typeof body === 'function') pour(sending, body)
    else sending.end(body)
  })
}

function pour(sending: ClientRequest, next: () => Buffer | null) {
  const piece = next()
  if (sending.destroyed) return
  if (piece === null) sending.end()
  else sending.write(piece, (error) => error || pour(sending, next))
}
