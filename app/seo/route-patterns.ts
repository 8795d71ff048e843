import { handleOf, isListed } from '../../domain/page-handle.ts'

/** The properties of a route in the server's build that are read. */
interface Route {
  path?: string
  index?: boolean
  parentId?: string
  module: { default?: unknown; handle?: unknown }
}

interface PagePattern {
  /** The Spanish path of a page, with its parameters: `/niveles/:level`. */
  pattern: string
  isListed: boolean
  /** Not for everybody: its handle's `access`. */
  isClosed: boolean
}

/**
 * The Spanish paths at which the site has pages. What has no component (pictures, feeds) is no page, and a
 * splat is no page that could be named.
 */
export function pagePatterns(routes: Record<string, Route | undefined>): PagePattern[] {
  const pathOf = (route: Route | undefined): string[] =>
    route ? [...pathOf(routes[route.parentId ?? '']), route.path ?? ''] : []
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.module.default && (route.path || route.index))
    .map((route) => {
      const handle = handleOf(route.module)
      return {
        pattern: `/${pathOf(route).join('/').split('/').filter(Boolean).join('/')}`,
        isListed: isListed(handle),
        isClosed: handle.access !== undefined,
      }
    })
    .filter(({ pattern }) => !pattern.includes('*'))
}

/** True if a pattern matches one page only. */
export const isFixed = ({ pattern }: PagePattern) => !pattern.includes(':')

/** The pattern that serves a path: its own, else one with parameters. */
export function patternOf(patterns: PagePattern[], path: string): PagePattern | undefined {
  const segments = path.split('/')
  const serves = ({ pattern }: PagePattern) => {
    const parts = pattern.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith(':') || part === segments[at])
    )
  }
  return patterns.find(({ pattern }) => pattern === path) ?? patterns.find(serves)
}
