import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemo } from './memo.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const memo = (max = 10) => createMemo<string>({ ttlMs: 1000, max, keep: (v) => v !== 'failed' })

it('shares one load among callers, until its time is over', async () => {
  const { get } = memo()
  const load = vi.fn(async () => 'value')
  expect(await Promise.all([get('a', load), get('a', load)])).toEqual(['value', 'value'])
  vi.advanceTimersByTime(999)
  await get('a', load)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2)
  await get('a', load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('counts the time from when the value arrived', async () => {
  const { get } = memo()
  const slow = Promise.withResolvers<string>()
  const first = get('a', () => slow.promise)
  vi.advanceTimersByTime(5000)
  const second = get('a', async () => 'another')
  slow.resolve('value')
  expect(await Promise.all([first, second])).toEqual(['value', 'value'])
})

it('caches neither errors nor excluded values', async () => {
  const { get } = memo()
  await expect(get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('a', async () => 'failed')).toBe('failed')
  expect(await get('a', async () => 'value')).toBe('value')
})

it('evicts the least recently used when it is full', async () => {
  const { get } = memo(2)
  const load = vi.fn(async () => 'value')
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await get(key, load)
  expect(load).toHaveBeenCalledTimes(4)
})
