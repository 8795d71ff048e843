import { expect, it } from 'vitest'
import { turnsLogPage } from './page-turn-sound.ts'

it('a page of the log is turned on the way into an article', () => {
  expect(turnsLogPage('/blog', '/blog/blues-12-compases')).toBe(true)
  expect(turnsLogPage('/blog/cejilla', '/blog/blues-12-compases')).toBe(true)
  expect(turnsLogPage('/en/blog', '/en/blog/blues-12-compases')).toBe(true)
})

it('no page is turned anywhere else', () => {
  expect(turnsLogPage('/', '/blog/blues-12-compases')).toBe(false)
  expect(turnsLogPage('/blog/blues-12-compases', '/blog')).toBe(false)
  expect(turnsLogPage('/blog/cejilla', '/blog/cejilla')).toBe(false)
  expect(turnsLogPage('/blog', '/niveles')).toBe(false)
})
