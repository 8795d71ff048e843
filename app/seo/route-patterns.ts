/** What is read of a route of the server's build. */
interface Route {
  path?: string
  index?: boolean
  parentId?: string
  module: { default?: unknown }
}

/**
 * Pages that are nobody's to find: members' own, the captain's, forms, what stands in for others, and
 * other names of a page.
 */
const unlisted = new Set([
  '/acceso',
  '/acceso/codigo',
  '/acceso/enlace',
  '/acceso/olvido',
  '/admin',
  '/buscar',
  '/cuenta',
  '/estilo',
  '/gestor-multimedia',
  '/lecciones-canciones',
  '/registro',
  '/sin-conexion',
  '/travesia',
])

/**
 * The Spanish paths at which the site has pages, with their parameters: `/niveles/:level`. What has
 * no component (pictures, feeds) is no page, and a splat is no page that could be named.
 */
export function pagePatterns(routes: Record<string, Route | undefined>): string[] {
  const pathOf = (route: Route | undefined): string[] =>
    route ? [...pathOf(routes[route.parentId ?? '']), route.path ?? ''] : []
  const patterns = Object.values(routes)
    .filter((route) => route?.module.default && (route.path || route.index))
    .map((route) => pathOf(route).join('/').split('/').filter(Boolean))
    .map((segments) => `/${segments.join('/')}`)
    .filter((pattern) => !pattern.includes('*') && !unlisted.has(pattern))
  return [...new Set(patterns)]
}

/** Whether a pattern names one page. */
export const isFixed = (pattern: string) => !pattern.includes(':')

/** Whether one of the patterns serves the path. */
export function isServed(patterns: string[], path: string): boolean {
  const segments = path.split('/')
  return patterns.some((pattern) => {
    const parts = pattern.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith(':') || part === segments[at])
    )
  })
}
