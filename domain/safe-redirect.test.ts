import { describe, expect, it } from 'vitest'
import { pathOnSite, safeRedirect } from './safe-redirect.ts'

describe('safeRedirect', () => {
  it.each([
    '/',
    '/niveles',
    '/en/niveles?orden=nuevo#grumete',
    '/studio/structure;home',
    '/a//b',
    '/ñ',
  ])('goes to %s', (path) => {
    expect(safeRedirect(path, '/inicio')).toBe(path === '/ñ' ? '/%C3%B1' : path)
  })

  it.each([
    ['another host', 'https://evil.example/'],
    ['a host without scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/a\\..\\..\\evil'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a newline', '/\n/evil.example'],
    ['a header injection', '/a\r\nSet-Cookie: a=b'],
    ['a zero byte', '/\u0000/evil.example'],
    ['dots that normalise to two slashes', '/.//evil.example'],
    ['a parent that normalises to two slashes', '/a/..//evil.example'],
    ['encoded dots that do', '/%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['leading space', ' //evil.example'],
    ['a relative path', 'niveles'],
    ['nothing', ''],
    ['no text', null],
    ['a file', new File([], 'a')],
  ])('falls back for %s', (_, to) => {
    expect(safeRedirect(to, '/inicio')).toBe('/inicio')
  })

  it('never leaves the site, whatever the browser makes of the result', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\t',
      ' ',
      '%5c',
    ]
    for (const a of parts) {
      for (const b of parts) {
        for (const c of parts) {
          const target = safeRedirect(`/${a}${b}${c}`, '/')
          expect(new URL(target, 'https://school.example').host).toBe('school.example')
        }
      }
    }
  })
})

describe('pathOnSite', () => {
  const origins = ['http://localhost:3000', 'http://127.0.0.1:3000']

  it('is the path of a URL on the site', () => {
    expect(pathOnSite('http://127.0.0.1:3000/studio/structure?a=b#c', origins)).toBe(
      '/studio/structure?a=b#c',
    )
  })

  it.each([
    null,
    '',
    '/studio',
    'http://localhost:3001/studio',
    'https://localhost:3000/studio',
    'http://localhost:3000@evil.example/studio',
    'http://localhost:3000.evil.example/studio',
  ])('is null for %s', (url) => {
    expect(pathOnSite(url, origins)).toBeNull()
  })
})
