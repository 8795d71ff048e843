import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entryAt } from '../../../domain/practice-log.fixture.ts'
import { shown } from '../../../domain/practice-log.ts'
import { getAccount, setAccount } from './account.ts'
import { visible } from './device-log.ts'
import { getDeviceLog, recordPractice, subscribeToDeviceLog } from './device-store.ts'

const { id: _id, at: _at, ...practised } = entryAt(1)
const titles = () => shown(visible(getDeviceLog(), getAccount())).map(({ title }) => title)

let stored: Map<string, string>
const refuse = () => {
  throw new DOMException('Refused', 'QuotaExceededError')
}

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what is practised, and tells who listens', () => {
  const listener = vi.fn()
  const stop = subscribeToDeviceLog(listener)
  recordPractice(practised)
  expect(listener).toHaveBeenCalledOnce()
  expect(titles()).toEqual([practised.title])
  stop()
  recordPractice({ ...practised, title: 'Otro' })
  expect(listener).toHaveBeenCalledOnce()
  expect(titles()).toHaveLength(2)
})

it('hears of what another tab has kept', () => {
  const listener = vi.fn()
  const stop = subscribeToDeviceLog(listener)
  const other = Object.assign(new Event('storage'), { key: 'practice-log' })
  window.dispatchEvent(other)
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

it('begins anew where something else was stored', () => {
  stored.set('practice-log', '{"own":')
  recordPractice(practised)
  expect(titles()).toEqual([practised.title])
})

it('shortens a long title, and does not keep nonsense', () => {
  recordPractice({ ...practised, title: 'a'.repeat(500) })
  recordPractice({ ...practised, seconds: Number.NaN })
  recordPractice({ ...practised, path: 'https://else.where/' })
  expect(titles()).toEqual(['a'.repeat(200)])
})

it('belongs to the member who is signed in', () => {
  setAccount('ana')
  recordPractice(practised)
  expect(titles()).toHaveLength(1)
  setAccount(null)
  expect(titles()).toEqual([])
})

it('works as long as the page is open where nothing may be stored', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  setAccount('ana')
  recordPractice(practised)
  recordPractice(practised)
  expect(titles()).toHaveLength(2)
  setAccount(null)
})
