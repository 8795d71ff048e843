/** Attribute of a copy's `<html>`: time at which it was cached (ISO 8601); `dataset.keptAt` for scripts. */
const KEPT_AT = 'data-kept-at'

/**
 * True if a response is a shared page, which the server marks with `no-cache` and an ETag. Personal
 * pages are `no-store`.
 */
export function isCacheable({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    // A page may not be answered with the end of a redirect.
    !redirected &&
    headers.get('cache-control') === 'no-cache' &&
    headers.has('etag') &&
    (headers.get('content-type') ?? '').startsWith('text/html')
  )
}

/** The page to cache, with its date, so that the copy can tell that it is one. */
export async function makeCopy(page: Response, date: Date): Promise<Response> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  return new Response(html.replace('<html ', `<html ${KEPT_AT}="${date.toISOString()}" `), {
    headers,
  })
}

/** Paths of the built files that a page names: what it needs to be shown again. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.$()~-]+\.\w+/g))]
}
