import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const SOURCES = '{app,domain,embedded,schemas,server,studio,tests,scripts}/**/*.{ts,tsx,mjs,css}'
/** A comment that begins with a question word leaves out the noun that it describes. */
const QUESTION = /(?:\/\/|\/\*\*?|^\s*\*) *(?:What|Whether|Who|Where|How)\b/

it('no comment begins with What, Whether, Who, Where or How', () => {
  const files = globSync(SOURCES, { cwd: root })
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (QUESTION.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
