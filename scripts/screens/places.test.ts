import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nameOf, places } from './places.ts'

const FOLDER = join(import.meta.dirname, '../../docs/screens')
/** All pictures together (bytes): everybody who clones the project fetches them. */
const MAX_BYTES = 3_000_000

it('gives every picture a unique name', () => {
  const names = places.map(nameOf)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('landing')
  expect(names).toContain('captain-admin')
})

it('has a picture of every place at both widths, none of another, light enough together', () => {
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'))
  const wanted = places.flatMap((place) =>
    [360, 1440].map((width) => `${nameOf(place)}-${width}.webp`),
  )
  expect(pictures.filter((name) => !name.endsWith('-first.webp')).sort()).toEqual(wanted.sort())
  const bytes = pictures.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
})
