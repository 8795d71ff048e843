import { expect, it } from 'vitest'
import { entryAt } from '../../../domain/practice-log.fixture.ts'
import { emptyLog, shown, withEntry } from '../../../domain/practice-log.ts'
import { fitting, isNearlyFull, writeLog } from './account-log.server.ts'

it('keeps a file within what Storage takes, without its oldest entries', () => {
  const entries = Array.from({ length: 1_500 }, (_, minute) => entryAt(minute))
  const log = { ...emptyLog, entries: Object.fromEntries(entries.map((one) => [one.id, one])) }
  const part = fitting(log)
  expect(isNearlyFull(log)).toBe(true)
  expect(writeLog(part).length).toBeLessThan(262_144)
  expect(shown(part)).toEqual(shown(log).slice(0, shown(part).length))
  expect(shown(part).length).toBeGreaterThan(600)
})

it('keeps all of a small log', () => {
  const log = withEntry(emptyLog, entryAt(1))
  expect(fitting(log)).toEqual(log)
  expect(isNearlyFull(log)).toBe(false)
})
