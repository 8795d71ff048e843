import { expect, it } from 'vitest'
import { turnsPage } from './page-turn-sound.ts'

it('plays on navigation to an article', () => {
  expect(turnsPage('/blog', '/blog/blues-12-compases')).toBe(true)
  expect(turnsPage('/blog/cejilla', '/blog/blues-12-compases')).toBe(true)
  expect(turnsPage('/en/blog', '/en/blog/blues-12-compases')).toBe(true)
})

it('does not play on other navigations', () => {
  expect(turnsPage('/', '/blog/blues-12-compases')).toBe(false)
  expect(turnsPage('/blog/blues-12-compases', '/blog')).toBe(false)
  expect(turnsPage('/blog/cejilla', '/blog/cejilla')).toBe(false)
  expect(turnsPage('/blog', '/niveles')).toBe(false)
})
