/** Headers that identify the origin of a request. */
export interface OriginHeaders {
  host?: string | undefined
  origin?: string | undefined
  'sec-fetch-site'?: string | string[] | undefined
}

/** Values of `Sec-Fetch-Site` for requests from this site, and for URLs typed by a visitor. */
const OWN_SITES: unknown[] = [undefined, 'same-origin', 'none']

/**
 * Distinguishes requests of the site's own pages, and of clients without a page, from those of
 * other sites. With SameSite=Lax cookies this closes cross-site request forgery without tokens.
 * Browsers say it in `Sec-Fetch-Site` (https://www.w3.org/TR/fetch-metadata/), older ones and most
 * WebSockets only by their `Origin`, which is compared whole (RFC 6454: scheme, host and port); a
 * client that sends neither is no browser, and carries no user's cookies.
 *
 * @param siteOrigin the configured one. The host may have other names, such as 127.0.0.1 or that of
 * a tunnel: then origin and `Host` agree. A page of `http:` never passes for one of an `https:`
 * site.
 */
export function isOwnRequest(headers: OriginHeaders, siteOrigin: string): boolean {
  if (!OWN_SITES.includes(headers['sec-fetch-site'])) return false
  const { origin } = headers
  if (!origin || origin === siteOrigin) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  const isDowngrade = protocol === 'http:' && siteOrigin.startsWith('https:')
  return host === headers.host && !isDowngrade
}
