import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readChosen } from './notation.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what was chosen', () => {
  const chosen = { isLeftHanded: true, names: 'german' } as const
  expect(readChosen(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
})

it.each([null, 7, 'x', [], { isLeftHanded: 1, names: 'toString' }])(
  'leaves the names to the language for %j',
  (stored) => {
    expect(readChosen(stored)).toEqual({ isLeftHanded: false, names: null })
  },
)

it('takes the hand from the settings of the tuner, which had it first', async () => {
  stored.set('tuner', JSON.stringify({ tuning: 'dadgad', leftHanded: true }))
  const { changeNotation } = await import('./notation.ts')
  changeNotation({ names: 'letters' })
  const kept = { isLeftHanded: true, names: 'letters' }
  expect(JSON.parse(stored.get('notation') ?? '')).toEqual(kept)
})

it('is right-handed in a browser that has nothing stored', async () => {
  const { changeNotation } = await import('./notation.ts')
  changeNotation({})
  const kept = { isLeftHanded: false, names: null }
  expect(JSON.parse(stored.get('notation') ?? '')).toEqual(kept)
})
