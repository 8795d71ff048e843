import { flatRoutes } from '@remix-run/fs-routes'
import type { RouteConfig } from '@remix-run/route-config'

/**
 * Pages stand here once, at their Spanish paths: the server renders them in every language, whose prefix is
 * the router's basename. Resources have no language.
 */
export default [
  ...(await flatRoutes({ rootDirectory: 'routes/pages' })),
  ...(await flatRoutes({ rootDirectory: 'routes/resources' })),
] satisfies RouteConfig
