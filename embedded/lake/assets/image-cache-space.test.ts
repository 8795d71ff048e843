import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSpace } from '../../kit/space.ts'
import { canMount, mountSmallDisk } from '../../kit/testing.ts'
import { openImageCache } from './image-cache.ts'

const MB = 1024 * 1024
/** The disk is looked at every few seconds. */
const LATER = { timeout: 60_000, interval: 100 }

it.skipIf(!canMount)(
  'the space of a disk is first what images that can be made again give',
  async () => {
    const disk = mountSmallDisk(20)
    const space = openSpace({ folder: disk.folder, log: () => {} })
    try {
      const ballast = () =>
        statSync(join(disk.folder, 'ballast'), { throwIfNoEntry: false })?.size ?? 0
      await expect.poll(ballast, LATER).toBe(MB / 2)
      const folder = join(disk.folder, 'image-cache')
      const cache = openImageCache(folder, 100 * MB, space)
      const key = (i: number) => `${i}`.padStart(40, '0')
      for (let i = 0; i < 8; i += 1) await cache.get(key(i), async () => Buffer.alloc(MB))
      const room = disk.free() - 2 * MB
      space.require(room + 2 * MB + 1)
      expect(readdirSync(folder).sort()).toEqual([3, 4, 5, 6, 7].map(key))
      // An image is also made when it cannot be cached.
      const large = await cache.get(key(9), async () => Buffer.alloc(16 * MB))
      expect(large.length).toBe(16 * MB)
      expect(existsSync(join(folder, key(9)))).toBe(false)
    } finally {
      space.close()
      disk.remove()
    }
  },
  90_000,
)
