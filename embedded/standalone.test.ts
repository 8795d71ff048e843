import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

// Each service could be lifted into a package of its own together with the kit: neither knows the
// other, and nothing here knows the site that runs them.

const HERE = import.meta.dirname
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g
/** Names, roles and places of the site, as they would stand in code, comments and texts. */
const SITE =
  /captain|capit[aá]n|grumete|translator|crew|tripulaci|escuela|school|\bpirat|guitar|\bpractice\b|\/acceso|translatedFrom/i

const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && path !== relative(HERE, import.meta.filename))
  .map((path) => ({ path, text: readFileSync(join(HERE, path), 'utf8') }))

const roomOf = (path: string) => path.split('/')[0] ?? ''

it('imports nothing of the site, and neither service imports the other', () => {
  const strays = files.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, target = '']) => relative(HERE, resolve(HERE, dirname(path), target)))
      .filter((target) => !['kit', roomOf(path)].includes(roomOf(target)))
      .map((target) => `${path} -> ${target}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(strays).toEqual([])
})

it('names nothing of the site', () => {
  const named = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [word] = SITE.exec(line) ?? []
      return word === undefined ? [] : [`${path}:${index + 1} ${word}`]
    }),
  )
  expect(named).toEqual([])
})
