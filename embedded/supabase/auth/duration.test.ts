import { expect, it } from 'vitest'
import { parseDuration } from './duration.ts'

it.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['0.5h', 1_800_000],
  ['90s', 90_000],
  ['15ms', 15],
  ['', null],
  ['none', null],
  ['24', null],
  ['-1h', null],
  ['1d', null],
])('%j is %j ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})
