import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, readSettings } from './settings.ts'

it('keeps what was chosen', () => {
  const chosen = {
    ...{ tuning: 'dadgad', a4: 432, view: 'strobe' },
    ...{ leftHanded: true, deviceId: 'abc' },
  } as const
  expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
})

it.each([null, 7, 'x', [], { tuning: 'toString', a4: '440', view: 3, leftHanded: 1, deviceId: 5 }])(
  'reads %j as the defaults',
  (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS)
  },
)

it('brings the concert pitch into its range', () => {
  expect(readSettings({ a4: 300 }).a4).toBe(430)
  expect(readSettings({ a4: 1e9 }).a4).toBe(450)
  expect(readSettings({ a4: 441.6 }).a4).toBe(442)
})
