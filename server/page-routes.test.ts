import type { ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { createPageRoutes, forPage, inLanguage } from './page-routes.ts'
import { canonicalPath, knownUrl, pagePathOf } from './page-url.ts'

const route = (id: string, path: string | undefined, handle = {}, index = false) => [
  id,
  { id, path, index, parentId: id === 'root' ? undefined : 'root', module: { handle } },
]
const routes = Object.fromEntries([
  route('root', undefined),
  route('home', undefined, {}, true),
  route('plans', 'planes', { query: ['facturacion'] }),
  route('blog', 'blog', { query: ['tag'] }, true),
  route('article', 'blog/:slug'),
  route('feed', 'blog/rss.xml'),
  route('courses', 'cursos/*'),
  route('technique', 'cursos/tecnicas/:type'),
  route('none', '*'),
  route('en/plans', 'en/planes'),
  route('en/none', 'en/*'),
]) as unknown as ServerBuild['routes']
const { find } = createPageRoutes(routes)

describe('the route of a path', () => {
  it.each([
    ['/', 'home'],
    ['/planes', 'plans'],
    ['/planes/', 'plans'],
    ['/Planes', 'plans'],
    ['/en/planes', 'en/plans'],
    ['/blog', 'blog'],
    ['/blog/rss.xml', 'feed'],
    ['/blog/modos', 'article'],
    ['/cursos', 'courses'],
    ['/cursos/a/b', 'courses'],
    ['/cursos/tecnicas/tapping', 'technique'],
  ])('%s is %s', (path, id) => {
    expect(find(path)?.id).toBe(id)
  })

  it.each(['/nada', '/en/nada', '/xx/planes', '/blog/a/b', '/planes/a', '/blog/rssxxml/b'])(
    '%s has none',
    (path) => {
      expect(find(path)).toBeNull()
    },
  )
})

describe('what renders a page', () => {
  const build = { routes, assets: { routes } } as unknown as ServerBuild
  const idsFor = (path: string, language: 'es' | 'en') => {
    const page = find(path)
    if (!page) throw new Error(`${path} has no route`)
    const own = forPage(inLanguage(build, language), page)
    expect(Object.keys(own.assets.routes)).toEqual(Object.keys(own.routes))
    return Object.keys(own.routes)
  }

  it.each([
    ['/', 'es', ['root', 'home']],
    ['/planes', 'es', ['root', 'home', 'plans']],
    ['/blog/modos', 'es', ['root', 'home', 'blog', 'article']],
    ['/en/planes', 'en', ['root', 'en/plans']],
  ] as const)('knows the routes of %s and of the paths above it', (path, language, ids) => {
    expect(idsFor(path, language)).toEqual(ids)
  })
})

/** What becomes of an address. */
function asked(address: string) {
  const url = new URL(address, 'http://localhost')
  const path = pagePathOf(url)
  const page = path === null ? null : find(path)
  if (!page || path === null) return null
  const isRoute = (id: string) => Object.hasOwn(routes, id)
  return {
    canonical: canonicalPath(url, path, page),
    known: knownUrl(url, page, isRoute).href.slice(url.origin.length),
  }
}

describe('an address', () => {
  it.each([
    ['/planes?utm_source=x', '/planes'],
    ['/planes?facturacion=anual&utm_source=x', '/planes?facturacion=anual'],
    ['/planes?facturacion=a&facturacion=b', '/planes?facturacion=a'],
    ['/blog/modos?tag=x', '/blog/modos'],
    ['/blog.data?_routes=root,blog&tag=x&y', '/blog.data?tag=x&_routes=root%2Cblog'],
    ['/blog.data?_routes=root,made-up', '/blog.data'],
    ['/_root.data', '/_root.data'],
  ])('%s is %s', (address, known) => {
    expect(asked(address)?.known).toBe(known)
  })

  it.each([
    ['/planes', null],
    ['/Planes/', '/planes'],
    ['/pl%61nes', '/planes'],
    ['/blog/modos/', '/blog/modos'],
    ['/blog/%6dodos', '/blog/modos'],
    ['/blog/modos', null],
  ])('%s is told where it is: %s', (address, canonical) => {
    expect(asked(address)?.canonical).toBe(canonical)
  })

  it('that is not UTF-8 is no page', () => {
    expect(asked('/cursos/%E0%A4%A')).toBeNull()
  })
})
