import { expect, it } from 'vitest'
import { entryAt } from './practice-log.fixture.ts'
import { emptyLog, merge, partsOf, withDeleted, withEntry } from './practice-log.ts'

it('sends a long log in parts, each of which fits into a form', () => {
  const title = '练'.repeat(200)
  const entries = Array.from({ length: 400 }, (_, minute) => entryAt(minute, { title }))
  const log = withDeleted(
    { ...emptyLog, entries: Object.fromEntries(entries.map((one) => [one.id, one])) },
    entries.slice(0, 200),
  )
  const parts = partsOf(log)
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) {
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(60_000)
  }
  expect(parts.reduce(merge, emptyLog)).toEqual(log)
})

it('sends a short log, or an empty one, at once', () => {
  for (const log of [emptyLog, withEntry(emptyLog, entryAt(1))]) {
    expect(partsOf(log)).toEqual([log])
  }
})
