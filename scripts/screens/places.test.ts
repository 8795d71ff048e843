import { expect, it } from 'vitest'
import { nameOf, placesOf } from './places.ts'

const pathsOf = (mapped: string[]) => placesOf(mapped).map(({ path }) => path)

it('adds to the known pages what only the map has, one of each kind', () => {
  const paths = pathsOf([
    '/',
    '/blog/cejilla',
    '/nuevo',
    '/mapas/norte/primera',
    '/mapas/norte/segunda',
    '/mapas/sur/tercera',
  ])
  expect(paths).toContain('/nuevo')
  expect(paths).toContain('/mapas/norte/primera')
  for (const alike of ['/blog/cejilla', '/mapas/norte/segunda', '/mapas/sur/tercera']) {
    expect(paths).not.toContain(alike)
  }
})

it('gives every picture a name of its own', () => {
  const names = placesOf([]).map(nameOf)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('landing')
  expect(names).toContain('captain-admin')
})
