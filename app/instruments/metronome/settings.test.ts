import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, readSettings, type Settings, withSignature } from './settings.ts'

test('a browser without stored settings has the defaults: 120, 4/4, quarter notes', () => {
  expect(readSettings(null)).toEqual(DEFAULT_SETTINGS)
  expect(DEFAULT_SETTINGS).toMatchObject({ tempo: 120, signature: '4/4', sound: 'square' })
})

test('stored settings are restored', () => {
  const stored: Settings = {
    tempo: 87,
    signature: '3/4',
    accents: ['normal', 'silent', 'loud'],
    subdivision: 3,
    sound: 'bell',
    volume: 0.4,
    countIn: 2,
    ramp: { on: true, from: 60, to: 90, by: 3, every: 8 },
    muting: { on: true, play: 2, mute: 6 },
  }
  expect(readSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test.each([
  ['a text', 'metronome'],
  ['a list', [1, 2]],
  [
    'wrong types',
    {
      tempo: '90',
      signature: '13/16',
      accents: 'loud',
      subdivision: 5,
      sound: 'cannon',
      volume: Number.NaN,
      countIn: null,
      ramp: 7,
      muting: [],
    },
  ],
  ['accents of another signature', { accents: ['loud', 'normal', 'normal'] }],
  ['accents that there are not', { accents: ['loud', 'normal', 'normal', 'deafening'] }],
])('%s is rejected', (_, stored) => {
  expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS)
})

test('numbers out of range come back within it', () => {
  const settings = readSettings({
    tempo: 1000,
    volume: 3,
    countIn: 9,
    ramp: { on: true, from: 0, to: 999, by: 0, every: 0.2 },
    muting: { play: -3, mute: 1e9 },
  })
  expect(settings).toMatchObject({
    tempo: 240,
    volume: 1,
    countIn: 2,
    ramp: { on: true, from: 40, to: 240, by: 1, every: 1 },
    muting: { on: false, play: 1, mute: 32 },
  })
})

test('another signature brings its own accents', () => {
  expect(withSignature(DEFAULT_SETTINGS, '3/4').accents).toEqual(['loud', 'normal', 'normal'])
})
