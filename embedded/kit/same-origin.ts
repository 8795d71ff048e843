/**
 * Whether a request comes from the site's own pages, or from no page at all. Browsers say so in
 * `Sec-Fetch-Site` (https://www.w3.org/TR/fetch-metadata/), older ones and most WebSockets only by
 * their `Origin`; whoever sends neither is no browser, and has no cookies of somebody else's.
 *
 * @param siteOrigin the configured one. The host may have other names, such as 127.0.0.1 or that of a
 *   tunnel: then origin and `Host` agree. A page of `http:` never passes for one of an `https:` site.
 */
export function isOwnRequest(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (!origin || origin === siteOrigin) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  const isDowngrade = protocol === 'http:' && siteOrigin.startsWith('https:')
  return host === headers.get('host') && !isDowngrade
}
