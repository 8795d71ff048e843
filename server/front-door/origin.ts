import type { IncomingHttpHeaders } from 'node:http'

/** Where a browser says that a request comes from, when it is from this site or typed by its reader. */
const OWN_SITES: unknown[] = [undefined, 'same-origin', 'none']

/**
 * A form of another site must not act with a visitor's cookies. Browsers tell where a POST comes
 * from; with SameSite=Lax cookies this closes cross-site request forgery without tokens. Origins are
 * compared whole (RFC 6454: scheme, host and port).
 *
 * @param siteUrl the site's public origin
 * @param scheme of the visitor's browser: behind TLS a trusted proxy tells it
 */
export function isForeignWrite(
  method: string,
  headers: IncomingHttpHeaders,
  siteUrl: string,
  scheme: 'http' | 'https',
): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const { origin } = headers
  if (origin === undefined) return !OWN_SITES.includes(headers['sec-fetch-site'])
  return origin !== siteUrl && !isSameOrigin(origin, headers, scheme)
}

/** Whether a browser's `Origin` is the one that the request was sent to. */
export function isSameOrigin(
  origin: string,
  { host = '' }: IncomingHttpHeaders,
  scheme: 'http' | 'https',
): boolean {
  return URL.parse(`${scheme}://${host}`)?.origin === origin
}
