import { ContentUnreachable } from './source.server.ts'

/** Response while there is no content to show. */
export function serviceUnavailable(): Response {
  return new Response('Service Unavailable', { status: 503, headers: { 'Retry-After': '5' } })
}

/**
 * Waits for reads of the dataset.
 *
 * @throws a 503 `Response`, which the error page explains, when the dataset cannot be reached and
 *   nothing was cached
 */
export async function orServiceUnavailable<T>(reads: Promise<T>): Promise<T> {
  try {
    return await reads
  } catch (error) {
    if (error instanceof ContentUnreachable) throw serviceUnavailable()
    throw error
  }
}
