import { expect, it } from 'vitest'
import { isPageTurn } from './page-change.ts'

it('plays on navigation to an article', () => {
  expect(isPageTurn('/blog', '/blog/blues-12-compases')).toBe(true)
  expect(isPageTurn('/blog/cejilla', '/blog/blues-12-compases')).toBe(true)
  expect(isPageTurn('/en/blog', '/en/blog/blues-12-compases')).toBe(true)
})

it('does not play on other navigations', () => {
  expect(isPageTurn('/', '/blog/blues-12-compases')).toBe(false)
  expect(isPageTurn('/blog/blues-12-compases', '/blog')).toBe(false)
  expect(isPageTurn('/blog/cejilla', '/blog/cejilla')).toBe(false)
  expect(isPageTurn('/blog', '/niveles')).toBe(false)
})
