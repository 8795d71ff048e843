import { expect, it } from 'vitest'
import { nameOf, placesOf } from './places.ts'

const pathsOf = (mapped: string[]) => placesOf(mapped).map(({ path }) => path)

it('adds to the known pages what only the map has, one of each kind', () => {
  const paths = pathsOf([
    '/',
    '/blog/cejilla',
    '/nuevo',
    '/niveles/inicial/primera',
    '/niveles/inicial/segunda',
    '/niveles/avanzado/tercera',
  ])
  expect(paths).toContain('/nuevo')
  expect(paths).toContain('/niveles/inicial/primera')
  for (const alike of ['/blog/cejilla', '/niveles/inicial/segunda', '/niveles/avanzado/tercera']) {
    expect(paths).not.toContain(alike)
  }
})

it('gives every picture a name of its own', () => {
  const names = placesOf([]).map(nameOf)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('landing')
  expect(names).toContain('captain-admin')
})
