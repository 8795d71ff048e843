import type { ServerBuild } from '@remix-run/node'
import { defaultLanguage, type Language, localizedPath, spanishPath } from '../domain/languages.ts'
import { cacheControlOf, handleOf } from '../domain/page-handle.ts'
import { matcherOf } from '../domain/path-pattern.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Prefix of page ids; resources have no language. */
const PAGES = 'routes/pages/'

/** A page or resource of the site. */
export interface PageRoute {
  id: string
  /** Its Spanish path with parameters: `/blog/:slug`. */
  pattern: string
  /** True if it is served in every language, below the language's prefix. */
  isLocalized: boolean
  /** The keys of a query that its loaders read: its handle's `query`. */
  query: readonly string[]
  /** True if its path has no parameters. */
  isFixed: boolean
  /** True if it renders its own 404 page: its handle's `ownNotFound`. */
  ownNotFound: boolean
  /** Of all its responses; undefined when they may be cached for every visitor. */
  cacheControl: string | undefined
}

/**
 * Which route serves a path, in whatever language. React Router ranks all routes again for every request;
 * here they are compiled once. A splat at the root serves what no route does, so it is none.
 *
 * @param routes of the server's build
 */
export function createPageRoutes(routes: Routes) {
  const fixed = new Map<string, PageRoute>()
  const open: { matcher: RegExp; rank: number; route: PageRoute }[] = []

  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue
    const segments = segmentsOf(routes, route)
    if (segments[0] === '*') continue
    const pattern = `/${segments.join('/')}`
    const isFixed = !/[:*]/.test(pattern)
    const handle = handleOf(route.module)
    const found: PageRoute = {
      id: route.id,
      pattern,
      isLocalized: route.id.startsWith(PAGES),
      query: lineOf(routes, route).flatMap(({ module }) => handleOf(module).query ?? []),
      isFixed,
      ownNotFound: handle.ownNotFound === true,
      cacheControl: cacheControlOf(handle),
    }
    if (isFixed) fixed.set(pattern, found)
    else open.push({ matcher: matcherOf(pattern), rank: rankOf(segments), route: found })
  }
  open.sort((a, b) => b.rank - a.rank)

  return {
    /** @param path decoded; upper and lower case are alike, as is a slash at the end */
    find(path: string): PageRoute | null {
      const normalized = path.replace(/\/+$/, '').toLowerCase() || '/'
      const bare = spanishPath(normalized)
      const page = fixed.get(bare) ?? open.find(({ matcher }) => matcher.test(bare))?.route
      return page && (page.isLocalized || bare === normalized) ? page : null
    },
  }
}

/** The build for pages of one language: its prefix is the basename of the router, here and in the browser. */
export function inLanguage(build: ServerBuild, language: Language): ServerBuild {
  return language === defaultLanguage ? build : { ...build, basename: localizedPath('/', language) }
}

/**
 * The build as one page needs it: its route with those around and within it, and those of the paths
 * above it, which Remix sends to the browser.
 */
export function forPage(build: ServerBuild, page: PageRoute): ServerBuild {
  const { routes } = build
  const lines = Object.values(routes).flatMap((route) => {
    if (!route) return []
    const line = lineOf(routes, route).map(({ id }) => id)
    const pattern = `/${segmentsOf(routes, route).join('/')}`
    const isAbove = page.pattern.startsWith(pattern === '/' ? pattern : `${pattern}/`)
    return isAbove || line.includes(page.id) ? line : []
  })
  const ids = new Set(lines)
  return withRoutes(build, ({ id }) => ids.has(id))
}

function withRoutes(build: ServerBuild, isIncluded: (route: Route) => boolean): ServerBuild {
  const { routes, assets } = build
  const keep = <T>(all: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(all).filter(([id]) => {
        const route = routes[id]
        return route && isIncluded(route)
      }),
    )
  return { ...build, routes: keep(routes), assets: { ...assets, routes: keep(assets.routes) } }
}

/** A route and those that it is within, outermost first. */
function lineOf(routes: Routes, route: Route | undefined): Route[] {
  return route ? [...lineOf(routes, routes[route.parentId ?? '']), route] : []
}

const segmentsOf = (routes: Routes, route: Route) =>
  lineOf(routes, route)
    .flatMap(({ path = '' }) => path.split('/'))
    .filter(Boolean)

/** As React Router ranks: longer first, then by words before parameters before splats. */
const rankOf = (segments: string[]) =>
  segments.reduce(
    (rank, segment) => rank + (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10),
    segments.length,
  )
