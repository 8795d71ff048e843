import type { ServerBuild } from '@remix-run/node'
import type { createPageRoutes } from './page-routes.ts'

/** Paths that are looked up at once: a page links to fewer, and requests others when they are needed. */
const MAX_PATHS = 200

/**
 * Serves `/__manifest`, also below the prefix of a language, from which pages get the routes behind their
 * links: Remix's own handler matches each path, and each part of it, against all routes again.
 * https://remix.run/docs/en/main/guides/lazy-route-discovery
 */
export function createRouteManifest(
  { assets, routes }: ServerBuild,
  { find }: ReturnType<typeof createPageRoutes>,
) {
  /** The route for addresses without a page. */
  const catchAll = Object.values(routes).find((route) => route?.path === '*')?.id
  const lineage = (id: string | undefined): string[] =>
    id && routes[id] ? [...lineage(routes[id].parentId), id] : []

  return (url: URL): Response => {
    if (url.searchParams.get('version') !== assets.version) {
      return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
    }
    const requested = url.searchParams.getAll('p').slice(0, MAX_PATHS)
    if (requested.length === 0) return new Response('Invalid Request', { status: 400 })
    const paths = new Set(requested.flatMap(withParts))
    const ids = new Set([...paths].flatMap((path) => lineage(find(path)?.id ?? catchAll)))
    const patches = Object.fromEntries([...ids].map((id) => [id, assets.routes[id]]))
    return Response.json(patches, {
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })
  }
}

/** A path and what it is below: `/en`, `/en/blog`. */
function withParts(path: string): string[] {
  const segments = path.split('/').filter(Boolean).slice(0, 8)
  return ['/', ...segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)]
}
