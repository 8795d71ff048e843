import { handleOf, offlineOf } from '../../domain/page-handle.ts'
import { serverPaths } from '../../domain/server-paths.ts'
import type { RouteFile } from '../route-files.ts'

/** The site's addresses for the service worker, as patterns of Spanish paths. Other pages are cached when visited. */
export interface OfflineRules {
  /** Pages that are cached before they are seen. */
  precache: string[]
  /** Pages that are never cached. */
  never: string[]
  /** No pages: the browser fetches them as if there were no worker. */
  elsewhere: string[]
}

/** Collects the offline rules of all routes from their handles. */
export function offlineRules(routes: Pick<RouteFile, 'pattern' | 'module'>[]): OfflineRules {
  const pages = routes.filter(({ module }) => module.default)
  const patternsOf = (rule: ReturnType<typeof offlineOf>) =>
    pages.filter(({ module }) => offlineOf(handleOf(module)) === rule).map(({ pattern }) => pattern)
  return {
    precache: patternsOf('precache'),
    never: patternsOf('never'),
    elsewhere: [
      ...serverPaths.map((segment) => `/${segment}/*`),
      ...routes.filter(({ module }) => !module.default).map(({ pattern }) => pattern),
    ],
  }
}
