import { expect, it } from 'vitest'
import { turnsPage } from './page-turn-sound.ts'

it('a page of the log is turned on the way into an article', () => {
  expect(turnsPage('/blog', '/blog/blues-12-compases')).toBe(true)
  expect(turnsPage('/blog/cejilla', '/blog/blues-12-compases')).toBe(true)
  expect(turnsPage('/en/blog', '/en/blog/blues-12-compases')).toBe(true)
})

it('no page is turned anywhere else', () => {
  expect(turnsPage('/', '/blog/blues-12-compases')).toBe(false)
  expect(turnsPage('/blog/blues-12-compases', '/blog')).toBe(false)
  expect(turnsPage('/blog/cejilla', '/blog/cejilla')).toBe(false)
  expect(turnsPage('/blog', '/niveles')).toBe(false)
})
