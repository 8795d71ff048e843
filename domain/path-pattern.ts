/**
 * Matches the paths of a route's pattern (`/blog/:slug`, `/cursos/*`), upper and lower case alike.
 *
 * @param pattern begins with a slash; `:name` takes one segment, `*` at the end any number
 */
export function matcherOf(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean)
  const matchers = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
  })
  return new RegExp(`^${matchers.join('') || '/'}$`, 'i')
}
