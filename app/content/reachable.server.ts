/** What is answered while there is no content to show. */
export function withoutContent(): Response {
  return new Response('Service Unavailable', { status: 503, headers: { 'Retry-After': '5' } })
}

/**
 * Waits for reads of the dataset.
 *
 * @throws a 503 `Response`, which the error page explains, when the dataset cannot be reached and
 *   nothing was kept. The error is known by its name: the source that throws it is made by the
 *   server, outside of this bundle.
 */
export async function reachable<T>(reads: Promise<T>): Promise<T> {
  try {
    return await reads
  } catch (error) {
    if (error instanceof Error && error.name === 'ContentUnreachable') throw withoutContent()
    throw error
  }
}
