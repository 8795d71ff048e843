import type { IncomingMessage } from 'node:http'
import type { RouteClass } from './route-class.ts'

/** The largest body of a form, in bytes: the longest texts in the longest encoding fit. */
export const FORM_BYTES = 64 * 1024
/** Body limit of authenticated lake requests in bytes: the hosted limit. */
const LAKE_BYTES = 4_000_000
/** Timeout of a body that the front door reads (ms). */
const TIMEOUT_MS = 15_000

/** The lake and storage apply further upload limits: by bucket, member and kind of asset. */
const LIMITS: Record<RouteClass, number> = {
  health: 0,
  private: 0,
  static: 0,
  studio: 0,
  site: FORM_BYTES,
  auth: FORM_BYTES,
  storage: 6 * 1024 ** 3,
  'lake-data': LAKE_BYTES,
  'lake-upload': 500e6,
  'lake-asset': 0,
  lake: FORM_BYTES,
}

/** The largest body of a request in bytes; without credentials, no more than that of a form. */
export function bodyLimit(kind: RouteClass, request: IncomingMessage): number {
  if (request.method === 'GET' || request.method === 'HEAD') return 0
  return hasCredentials(request) ? LIMITS[kind] : Math.min(LIMITS[kind], FORM_BYTES)
}

/** True if a request carries credentials, valid or not. */
export function hasCredentials({ headers, url }: IncomingMessage): boolean {
  return Boolean(headers.authorization || headers.cookie || url?.includes('token='))
}

/** Declared size of a request's body, in bytes; undefined for a chunked one. */
export function declaredLength({ headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined
  return Number(headers['content-length'] ?? 0)
}

export type BodyFailure = 'tooLarge' | 'tooSlow' | 'gone'

/**
 * Reads a small body, counting its bytes as they arrive.
 *
 * @param limit bytes; the rest is dropped
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | BodyFailure> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const settle = (result: Buffer | BodyFailure) => {
      clearTimeout(timer)
      request.off('data', take).off('end', complete).off('close', leave)
      resolve(result)
    }
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limit) settle('tooLarge')
      else chunks.push(chunk)
    }
    const complete = () => settle(Buffer.concat(chunks))
    const leave = () => settle('gone')
    const timer = setTimeout(settle, TIMEOUT_MS, 'tooSlow')
    request.on('data', take).on('end', complete).on('close', leave)
    request.on('error', () => {})
  })
}
