import { handleOf, offlineOf } from '../../domain/page-handle.ts'
import { serverPaths } from '../../domain/server-paths.ts'
import type { RouteFile } from '../route-files.ts'

/** What the service worker knows of the site's addresses, as patterns of Spanish paths. Any other page is cached when it is seen. */
export interface OfflineRules {
  /** Pages that are cached before they are seen. */
  precache: string[]
  /** Pages that are never cached. */
  never: string[]
  /** No pages: the browser asks for them as if there were no worker. */
  elsewhere: string[]
}

/** What the handles of all routes say of being offline. */
export function offlineRules(routes: Pick<RouteFile, 'pattern' | 'module'>[]): OfflineRules {
  const pages = routes.filter(({ module }) => module.default)
  const saying = (rule: ReturnType<typeof offlineOf>) =>
    pages.filter(({ module }) => offlineOf(handleOf(module)) === rule).map(({ pattern }) => pattern)
  return {
    precache: saying('precache'),
    never: saying('never'),
    elsewhere: [
      ...serverPaths.map((segment) => `/${segment}/*`),
      ...routes.filter(({ module }) => !module.default).map(({ pattern }) => pattern),
    ],
  }
}
