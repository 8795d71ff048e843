import type { ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { createPageRoutes, forPage, inLanguage } from './page-routes.ts'
import { canonicalPath, knownUrl, pagePathOf } from './page-url.ts'

const route = (id: string, path: string | undefined, handle = {}, index = false) => [
  id,
  { id, path, index, parentId: id === 'root' ? undefined : 'root', module: { handle } },
]
const page = (
  name: string,
  ...rest: [path: string | undefined, handle?: object, index?: boolean]
) => route(`routes/pages/${name}`, ...rest)
const routes = Object.fromEntries([
  route('root', undefined),
  page('home', undefined, {}, true),
  page('plans', 'planes', { query: ['facturacion'] }),
  page('blog', 'blog', { query: ['tag'] }, true),
  page('article', 'blog/:slug'),
  page('feed', 'blog/rss.xml'),
  page('courses', 'cursos/*'),
  page('technique', 'cursos/tecnicas/:type'),
  page('none', '*'),
  route('routes/resources/robots', 'robots.txt'),
]) as unknown as ServerBuild['routes']
const { find } = createPageRoutes(routes)

describe('the route of a path', () => {
  it.each([
    ['/', 'home'],
    ['/planes', 'plans'],
    ['/planes/', 'plans'],
    ['/Planes', 'plans'],
    ['/en/planes', 'plans'],
    ['/EN/planes', 'plans'],
    ['/en', 'home'],
    ['/blog', 'blog'],
    ['/blog/rss.xml', 'feed'],
    ['/blog/modos', 'article'],
    ['/cursos', 'courses'],
    ['/cursos/a/b', 'courses'],
    ['/cursos/tecnicas/tapping', 'technique'],
  ])('%s is %s', (path, id) => {
    expect(find(path)?.id).toBe(`routes/pages/${id}`)
  })

  it.each([
    '/nada',
    '/en/nada',
    '/xx/planes',
    '/es/planes',
    '/blog/a/b',
    '/planes/a',
    '/blog/rssxxml/b',
  ])('%s has none', (path) => {
    expect(find(path)).toBeNull()
  })

  it('is a resource in no language alone', () => {
    expect(find('/robots.txt')?.id).toBe('routes/resources/robots')
    expect(find('/en/robots.txt')).toBeNull()
  })
})

describe('what renders a page', () => {
  const build = { routes, assets: { routes } } as unknown as ServerBuild
  const idsFor = (path: string) => {
    const page = find(path)
    if (!page) throw new Error(`${path} has no route`)
    const own = forPage(build, page)
    expect(Object.keys(own.assets.routes)).toEqual(Object.keys(own.routes))
    return Object.keys(own.routes).map((id) => id.replace('routes/pages/', ''))
  }

  it.each([
    ['/', ['root', 'home']],
    ['/planes', ['root', 'home', 'plans']],
    ['/blog/modos', ['root', 'home', 'blog', 'article']],
    ['/en/planes', ['root', 'home', 'plans']],
  ])('knows the routes of %s and of the paths above it', (path, ids) => {
    expect(idsFor(path)).toEqual(ids)
  })

  it('has the prefix of the language as its basename', () => {
    expect(inLanguage(build, 'en').basename).toBe('/en')
    expect(inLanguage(build, 'es').basename).toBeUndefined()
  })
})

/** The route and query that an address resolves to. */
function resolved(address: string) {
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
    ['/blog.data?_routes=root&tag=x&y', '/blog.data?tag=x&_routes=root'],
    ['/blog.data?_routes=root,made-up', '/blog.data'],
    ['/_root.data', '/_root.data'],
    ['/en/_root.data', '/en/_root.data'],
  ])('%s is %s', (address, known) => {
    expect(resolved(address)?.known).toBe(known)
  })

  it.each([
    ['/planes', null],
    ['/Planes/', '/planes'],
    ['/en/Planes', '/en/planes'],
    ['/EN/planes', '/en/planes'],
    ['/en/', '/en'],
    ['/pl%61nes', '/planes'],
    ['/blog/modos/', '/blog/modos'],
    ['/Blog/Modos', '/blog/modos'],
    ['/blog/%6dodos', '/blog/modos'],
    ['/blog/modos', null],
  ])('%s has the canonical address %s', (address, canonical) => {
    expect(resolved(address)?.canonical).toBe(canonical)
  })

  it('that is not UTF-8 is no page', () => {
    expect(resolved('/cursos/%E0%A4%A')).toBeNull()
  })
})
