import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openImageCache } from './image-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = (letter: string) => letter.repeat(40)
const maker = (size = 10) => vi.fn(async () => Buffer.alloc(size, 1))

test('makes a picture once, also for requests at the same time and after reopening', async () => {
  const make = maker()
  const cache = openImageCache(folder, 100)
  await Promise.all([cache.get(key('a'), make), cache.get(key('a'), make)])
  await cache.get(key('a'), make)
  const reopened = await openImageCache(folder, 100).get(key('a'), make)
  expect(make).toHaveBeenCalledTimes(1)
  expect(reopened).toHaveLength(10)
})

test('keeps within its bytes by removing the least recently used', async () => {
  const cache = openImageCache(folder, 25)
  await cache.get(key('a'), maker())
  await cache.get(key('b'), maker())
  await cache.get(key('a'), maker())
  await cache.get(key('c'), maker())
  expect((await readdir(folder)).sort()).toEqual([key('a'), key('c')])
})

test('makes again what was deleted, the folder included', async () => {
  const cache = openImageCache(folder, 100)
  await cache.get(key('a'), maker())
  await rm(folder, { recursive: true })
  const again = maker()
  expect(await cache.get(key('a'), again)).toHaveLength(10)
  expect(again).toHaveBeenCalledTimes(1)
  expect(await readdir(folder)).toEqual([key('a')])
})

test('does not keep a failure', async () => {
  const cache = openImageCache(folder, 100)
  await expect(cache.get(key('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get(key('a'), maker())).toHaveLength(10)
})

test('opening clears what is not a finished picture', async () => {
  await writeFile(join(folder, 'half-written'), 'x')
  await writeFile(join(folder, key('e')), '')
  openImageCache(folder, 100)
  expect(await readdir(folder)).toEqual([])
})

test('aborts work without a waiting request, and no other', async () => {
  const cache = openImageCache(folder, 100)
  const asks: AbortSignal[] = []
  const make = (wanted: AbortSignal) => {
    asks.push(wanted)
    return new Promise<Buffer>((resolve, reject) => {
      wanted.addEventListener('abort', () => reject(wanted.reason))
      if (asks.length > 1) resolve(Buffer.alloc(10, 1))
    })
  }
  const [one, other] = [new AbortController(), new AbortController()]
  const left = Promise.allSettled(
    [one, other].map(({ signal }) => cache.get(key('a'), make, signal)),
  )
  await expect.poll(() => asks.length).toBe(1)
  one.abort()
  expect(asks[0]?.aborted).toBe(false)
  other.abort()
  expect(asks[0]?.aborted).toBe(true)
  // New requests are not aborted together with earlier ones.
  expect(await cache.get(key('a'), make)).toHaveLength(10)
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
