import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRateLimits } from './rate-limiter.ts'

const START = 1_800_000_000_000

let folder: string
let path: string
let time: number
let log: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limits-'))
  path = join(folder, 'limits.sqlite')
  time = START
  log = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (options: { path?: string | null; max?: number } = {}) =>
  openRateLimits({ path, log: (message) => log.push(message), now: () => time, ...options })

const rows = () => {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    return db.prepare('SELECT key, full_at FROM buckets ORDER BY key').all()
  } finally {
    db.close()
  }
}

describe('a limit', () => {
  it('grants its points at once, then one after the other', () => {
    const limit = open({ path: null }).limit('tries', { points: 3, seconds: 30 })
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0])
    expect(limit.take('a')).toBe(10_000)
    time += 9_999
    expect(limit.take('a')).toBe(1)
    time += 1
    expect(limit.take('a')).toBe(0)
    expect(limit.take('a')).toBe(10_000)
    time += 30_000
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([0, 0, 0, 10_000])
  })

  it('does not count refused tries, and returns the wait without taking', () => {
    const limit = open({ path: null }).limit('tries', { points: 1, seconds: 60 })
    expect(limit.wait('a')).toBe(0)
    expect(limit.take('a')).toBe(0)
    for (let n = 0; n < 100; n += 1) limit.take('a')
    expect(limit.wait('a')).toBe(60_000)
    time += 60_000
    expect(limit.take('a')).toBe(0)
  })

  it('keeps keys and limits apart', () => {
    const limits = open({ path: null })
    const [one, other] = ['one', 'other'].map((name) =>
      limits.limit(name, { points: 1, seconds: 60 }),
    )
    expect(one?.take('a')).toBe(0)
    expect(one?.take('b')).toBe(0)
    expect(other?.take('a')).toBe(0)
    expect(one?.take('a')).toBe(60_000)
  })

  it('refunds successful tries, and never more than were taken', () => {
    const limit = open({ path: null }).limit('tries', { points: 2, seconds: 60 })
    for (let n = 0; n < 50; n += 1) {
      expect(limit.take('a')).toBe(0)
      limit.giveBack('a')
    }
    limit.giveBack('a')
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 30_000])
  })

  it('blocks no client when the clock is set back', () => {
    const limit = open({ path: null }).limit('tries', { points: 2, seconds: 60 })
    limit.take('a')
    time -= 3_600_000
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 30_000])
  })

  it('grants exactly its points, whatever they are', () => {
    for (const points of [7, 30, 77, 150]) {
      const limit = open({ path: null }).limit('tries', { points, seconds: 300 })
      const taken = Array.from({ length: 200 }, () => limit.take('a')).filter((ms) => ms === 0)
      expect(taken).toHaveLength(points)
    }
  })
})

describe('across a restart', () => {
  it('what was used stays used', () => {
    const before = open()
    const limit = before.limit('tries', { points: 2, seconds: 60 })
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 0])
    before.close()

    const after = open()
    const again = after.limit('tries', { points: 2, seconds: 60 })
    expect(again.take('a')).toBe(30_000)
    expect(again.take('b')).toBe(0)
    after.close()
    expect(log).toEqual([])
  })

  it('full buckets are deleted, and their number is bounded', () => {
    const first = open()
    first.limit('tries', { points: 1, seconds: 60 }).take('old')
    first.close()
    expect(rows()).toEqual([{ key: 'tries old', full_at: START + 60_000 }])

    time += 60_000
    const second = open({ max: 10 })
    const limit = second.limit('tries', { points: 100, seconds: 60 })
    for (let n = 0; n < 200; n += 1) limit.take(String(n))
    second.close()
    expect(rows().length).toBeGreaterThan(0)
    expect(rows().length).toBeLessThanOrEqual(10)
    expect(rows().map(({ key }) => key)).not.toContain('tries old')
  })

  it('a killed process leaves what it had written', async () => {
    const script = `
      import { openRateLimits } from ${JSON.stringify(join(import.meta.dirname, 'rate-limiter.ts'))}
      const limits = openRateLimits({ path: process.argv[1], log: console.error })
      limits.limit('tries', { points: 1, seconds: 3600 }).take('a')
      setInterval(() => {}, 1000)
    `
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const isWritten = () => existsSync(path) && safely(() => rows().length === 1)
    await expect.poll(isWritten, { timeout: 30_000 }).toBe(true)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    const limits = openRateLimits({ path, log: (message) => log.push(message) })
    expect(limits.limit('tries', { points: 1, seconds: 3600 }).take('a')).toBeGreaterThan(3_000_000)
    limits.close()
    expect(log).toEqual([])
  }, 60_000)
})

/** The file may be half made when it is looked at. */
function safely(look: () => boolean): boolean {
  try {
    return look()
  } catch {
    return false
  }
}

describe('a file that cannot be used', () => {
  it('is replaced when it is damaged', () => {
    writeFileSync(path, 'this is no database, although it is where one should be'.repeat(100))
    const limits = open()
    expect(limits.limit('tries', { points: 1, seconds: 60 }).take('a')).toBe(0)
    limits.close()
    expect(log).toHaveLength(1)
    expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3')
    expect(rows()).toHaveLength(1)
  })

  it('is optional: limits work in memory when it cannot be created', () => {
    writeFileSync(join(folder, 'file'), '')
    const limits = open({ path: join(folder, 'file', 'limits.sqlite') })
    const limit = limits.limit('tries', { points: 1, seconds: 60 })
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 60_000])
    limits.close()
    expect(log).toHaveLength(1)
  })
})
