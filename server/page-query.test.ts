import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROUTES = join(import.meta.dirname, '../app/routes/pages')
const reading = globSync('**/*.{ts,tsx}', { cwd: ROUTES })
  .map((name) => ({ name, text: readFileSync(join(ROUTES, name), 'utf8') }))
  .filter(({ text }) => /earchParams/.test(text))

// Other keys are taken off before a page is requested: two addresses of one page are one.
it.each(reading)('$name names the keys of the query that it reads in its handle', ({ text }) => {
  const declared = /query: \[([^\]]*)\]/.exec(text)?.[1]
  expect(declared).toBeDefined()
  for (const [, key = ''] of text.matchAll(/earchParams\.(?:get|has)\('(\w+)'\)/g)) {
    expect(declared).toContain(`'${key}'`)
  }
})
