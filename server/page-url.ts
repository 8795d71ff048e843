import { isDataPath, pagePathOfData } from '../domain/data-address.ts'
import { languageOfPath, localizedPath } from '../domain/languages.ts'
import type { PageRoute } from './page-routes.ts'

/** A path in which every character stands for itself. */
const PLAIN = /^[\w\-/.]*$/

/** True for a data request of the router, not for the page itself. */
export const isData = ({ pathname }: URL) => isDataPath(pathname)

/**
 * The path of the requested page, decoded; null when its percent-escapes are not UTF-8, which
 * Remix would take as they stand.
 */
export function pagePathOf({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(pagePathOfData(pathname))
  } catch {
    return null
  }
}

/**
 * The canonical path of a page that was requested by another spelling (upper case, a trailing
 * slash, needless escapes); else null. One page has one URL, and is rendered and cached once.
 */
export function canonicalPath({ pathname }: URL, path: string, page: PageRoute): string | null {
  const canonical = page.isFixed
    ? localizedPath(page.pattern, languageOfPath(path.toLowerCase()))
    : spellingOf(path, pathname, page).replace(/\/+$/, '')
  return canonical === pathname || canonical.startsWith('//') ? null : canonical
}

/** The path of a page with parameters: those that are slugs have no upper case. */
function spellingOf(path: string, pathname: string, { pattern }: PageRoute): string {
  if (!PLAIN.test(path)) return pathname
  return pattern.includes('*') ? path : path.toLowerCase()
}

/**
 * The address without what no loader reads: campaigns' marks and whatever else makes two addresses of
 * one page.
 *
 * @param isRoute whether a route has this id: scripts name those whose data they request
 */
export function knownUrl(url: URL, page: PageRoute, isRoute: (id: string) => boolean): URL {
  const known = new URL(url.pathname, url)
  for (const key of page.query) {
    const value = url.searchParams.get(key)
    if (value !== null) known.searchParams.set(key, value)
  }
  const routes = isData(url) ? url.searchParams.get('_routes') : null
  if (routes?.split(',').every(isRoute)) known.searchParams.set('_routes', routes)
  return known
}
