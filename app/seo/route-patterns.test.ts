import { describe, expect, it } from 'vitest'
import { pagePatterns, patternOf } from './route-patterns.ts'

const page = { default: () => null }
const routes = {
  root: { path: '', module: page },
  home: { parentId: 'root', path: '', index: true, module: page },
  levels: { parentId: 'root', path: 'niveles', module: page },
  level: { parentId: 'root', path: 'niveles/:level', module: page },
  songs: { parentId: 'root', path: 'canciones', module: page },
  genre: { parentId: 'songs', path: ':genre', module: page },
  access: { parentId: 'root', path: 'acceso', module: { ...page, handle: { index: false } } },
  account: { parentId: 'root', path: 'cuenta', module: { ...page, handle: { access: 'member' } } },
  any: { parentId: 'root', path: ':slug', module: page },
  logOut: { parentId: 'root', path: 'salir', module: {} },
  feed: { parentId: 'root', path: 'blog/rss.xml', module: {} },
  notFound: { parentId: 'root', path: '*', module: page },
  icons: { parentId: 'root', path: 'icons.svg', module: {} },
}

describe('pagePatterns', () => {
  it('names every page and nothing else, and says which are listed', () => {
    const listed = ['/', '/niveles', '/niveles/:level', '/canciones', '/canciones/:genre', '/:slug']
    const patterns = pagePatterns(routes)
    expect(patterns.filter(({ isListed }) => isListed).map(({ pattern }) => pattern)).toEqual(
      listed,
    )
    expect(patterns.filter(({ isListed }) => !isListed)).toEqual([
      { pattern: '/acceso', isListed: false, isClosed: false },
      { pattern: '/cuenta', isListed: false, isClosed: true },
    ])
  })
})

describe('patternOf', () => {
  const patterns = pagePatterns(routes)
  it.each([
    ['/', '/'],
    ['/niveles', '/niveles'],
    ['/acceso', '/acceso'],
    ['/niveles/inicial', '/niveles/:level'],
    ['/manifiesto', '/:slug'],
    ['/blog/modos-griegos', undefined],
    ['/niveles/inicial/uno', undefined],
  ])('of %s is %s', (path, pattern) => {
    expect(patternOf(patterns, path)?.pattern).toBe(pattern)
  })
})
