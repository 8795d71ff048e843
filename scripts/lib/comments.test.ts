import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const SOURCES = '{app,domain,embedded,schemas,server,studio,tests,scripts}/**/*.{ts,tsx,mjs,css}'
/** A comment that begins with a question word leaves out the noun that it describes. */
const QUESTION = /(?:\/\/|\/\*\*?|^\s*\*) *(?:What|Whether|Who|Where|How)\b/
/** Phrases for which the field has a word: request, override, fall back, replace, report, visitor. */
const LITERARY =
  /(?:\/\/|\/\*|^\s*\*).*\b(?:ask(?:s|ed)? (?:for|of)|goes before|(?:is|are) told|stands in for|comes to rest|has its way|somebody|whoever|at hand)\b/i

const files = globSync(SOURCES, { cwd: root })

const linesLike = (pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )

it('no comment begins with What, Whether, Who, Where or How', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(linesLike(QUESTION)).toEqual([])
})

it('no comment has a literary phrase in place of a technical term', () => {
  expect(linesLike(LITERARY)).toEqual([])
})
