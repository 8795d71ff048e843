import { describe, expect, it } from 'vitest'
import { isServed, pagePatterns } from './route-patterns.ts'

const page = { default: () => null }
const routes = {
  root: { path: '', module: page },
  home: { parentId: 'root', path: '', index: true, module: page },
  levels: { parentId: 'root', path: 'niveles', module: page },
  level: { parentId: 'root', path: 'niveles/:level', module: page },
  songs: { parentId: 'root', path: 'canciones', module: page },
  genre: { parentId: 'songs', path: ':genre', module: page },
  access: { parentId: 'root', path: 'acceso', module: page },
  logOut: { parentId: 'root', path: 'salir', module: {} },
  feed: { parentId: 'root', path: 'blog/rss.xml', module: {} },
  notFound: { parentId: 'root', path: '*', module: page },
  icons: { parentId: 'root', path: 'icons.svg', module: {} },
}

describe('pagePatterns', () => {
  it('names every page and nothing else', () => {
    expect(pagePatterns(routes)).toEqual([
      '/',
      '/niveles',
      '/niveles/:level',
      '/canciones',
      '/canciones/:genre',
    ])
  })
})

describe('isServed', () => {
  const patterns = pagePatterns(routes)
  it.each(['/', '/niveles', '/niveles/inicial'])('knows %s', (path) =>
    expect(isServed(patterns, path)).toBe(true),
  )
  it.each(['/blog/modos-griegos', '/niveles/inicial/uno', '/acceso'])('does not know %s', (path) =>
    expect(isServed(patterns, path)).toBe(false),
  )
})
