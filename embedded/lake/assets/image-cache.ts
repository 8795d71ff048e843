import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Space, unlimited } from '../../kit/space.ts'

export type ImageCache = ReturnType<typeof openImageCache>

const KEY = /^[0-9a-f]{40}$/

/**
 * A folder of derived images bounded in bytes: the least recently used go first. It may be deleted
 * at any time, even while in use; what is missing is made again. Concurrent requests for the same
 * missing key share one `make`.
 * @param limit bytes
 * @param space the disk; the cache frees space on request
 */
export function openImageCache(folder: string, limit: number, space: Space = unlimited) {
  /** Sizes by key, the least recently used first: a Map keeps the order of insertion. */
  const sizes = scan(folder)
  const underway = new Map<string, Flight>()
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  const forget = (key: string) => {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  async function read(key: string): Promise<Buffer | null> {
    const size = sizes.get(key)
    if (size === undefined) return null
    sizes.delete(key)
    sizes.set(key, size)
    const path = join(folder, key)
    try {
      const now = new Date()
      const [bytes] = await Promise.all([readFile(path), utimes(path, now, now)])
      return bytes
    } catch {
      forget(key)
      return null
    }
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    if (bytes.length > limit || !space.has(bytes.length)) return
    const temporary = join(folder, randomUUID())
    await mkdir(folder, { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, join(folder, key))
    forget(key)
    sizes.set(key, bytes.length)
    total += bytes.length
    for (const oldest of sizes.keys()) {
      if (total <= limit) break
      forget(oldest)
      await rm(join(folder, oldest), { force: true })
    }
  }

  space.onShortage((needed) => {
    const least = total - needed
    for (const oldest of sizes.keys()) {
      if (total <= least) break
      forget(oldest)
      rmSync(join(folder, oldest), { force: true })
    }
  })

  async function load(key: string, make: Make, signal: AbortSignal): Promise<Buffer> {
    const cached = await read(key)
    if (cached) return cached
    const bytes = await make(signal)
    // A full or read-only disk costs the cache, not the picture.
    await write(key, bytes).catch(() => forget(key))
    return bytes
  }

  function begin(key: string, make: Make): Flight {
    const controller = new AbortController()
    const bytes = load(key, make, controller.signal).finally(() => {
      if (underway.get(key) === flight) underway.delete(key)
    })
    const flight = { bytes, waiting: 0, controller }
    underway.set(key, flight)
    return flight
  }

  return {
    /**
     * The bytes of a key (40 hexadecimal digits), made and cached when absent.
     *
     * @param make its signal is aborted when no request waits for it any more
     * @param signal of this request
     */
    async get(key: string, make: Make, signal?: AbortSignal): Promise<Buffer> {
      const flight = underway.get(key) ?? begin(key, make)
      flight.waiting++
      const leave = () => {
        flight.waiting--
        if (flight.waiting > 0) return
        // Later requests start over.
        if (underway.get(key) === flight) underway.delete(key)
        flight.controller.abort()
      }
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave, { once: true })
      try {
        return await flight.bytes
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
  }
}

type Make = (signal: AbortSignal) => Promise<Buffer>

/** A picture that is being made, and how many wait for it. */
interface Flight {
  bytes: Promise<Buffer>
  waiting: number
  controller: AbortController
}

function scan(folder: string): Map<string, number> {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(folder).map((name) => ({ name, ...facts(join(folder, name)) }))
  const valid = files.filter(({ name, size }) => KEY.test(name) && size > 0)
  for (const file of files) {
    if (!valid.includes(file)) rmSync(join(folder, file.name), { recursive: true, force: true })
  }
  return new Map(valid.toSorted((a, b) => a.used - b.used).map(({ name, size }) => [name, size]))
}

function facts(path: string): { size: number; used: number } {
  const { size, mtimeMs } = statSync(path)
  return { size, used: mtimeMs }
}
