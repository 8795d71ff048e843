// Never resolved: only there for the URL parser to have a base.
const BASE = 'http://site.invalid'

// Browsers drop tabs and newlines from URLs and read `\` as `/`: none belongs in a path of this site.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f\\]/

/**
 * Redirect target after signing in: `to` if it is a path of this site, else `fallback`.
 *
 * @param to value of a form field or query parameter
 * @returns a path with query and fragment, normalised: starting with exactly one `/`
 */
export function safeRedirect(to: unknown, fallback: string): string {
  if (typeof to !== 'string' || !to.startsWith('/') || UNSAFE.test(to)) return fallback
  const url = URL.parse(to, BASE)
  if (url?.origin !== BASE) return fallback
  // `/.//host` becomes `//host` only when it is normalised.
  return url.pathname.startsWith('//') ? fallback : url.pathname + url.search + url.hash
}

/** The path of an absolute URL when its origin is one of `origins`; else null. */
export function pathOnSite(url: string | null, origins: string[]): string | null {
  const parsed = url === null ? null : URL.parse(url)
  if (!parsed || !origins.includes(parsed.origin)) return null
  return parsed.pathname + parsed.search + parsed.hash
}
