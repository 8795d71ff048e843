import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { isDiskFull, onBallast } from './full-disk.ts'
import { openSpace, type Space } from './space.ts'
import { canMount, mountSmallDisk } from './testing.ts'

const MB = 1024 * 1024
/** The disk is looked at every few seconds. */
const LATER = { timeout: 60_000, interval: 100 }
const NOTES = {
  role: 'notes',
  table: 'notes',
  migrations: ['CREATE TABLE notes (text TEXT NOT NULL) STRICT'],
}

describe.skipIf(!canMount)('the space of a disk of 20 MB', () => {
  let disk: ReturnType<typeof mountSmallDisk>
  let space: Space
  const log: string[] = []
  const open = () => openSpace({ folder: disk.folder, log: (line) => log.push(line) })
  const ballast = () => statSync(join(disk.folder, 'ballast'), { throwIfNoEntry: false })?.size ?? 0
  beforeEach(async () => {
    disk = mountSmallDisk(20)
    space = open()
    await expect.poll(ballast, LATER).toBe(MB / 2)
  }, 60_000)
  afterEach(() => {
    space.close()
    disk.remove()
  })

  it('is given to uploads down to a tenth of it', () => {
    const room = disk.free() - 2 * MB
    expect(space.state).toBe('ok')
    expect(space.has(room)).toBe(true)
    expect(() => space.require(room)).not.toThrow()
    expect(space.has(room + 1)).toBe(false)
    expect(() => space.require(room + 1)).toThrow('no space left')
    writeFileSync(join(disk.folder, 'file'), Buffer.alloc(room + 1))
    expect(() => space.require(1)).toThrow('no space left')
    expect(space.state).toBe('low')
  })

  it('is left to the databases when something else has filled it', async () => {
    const path = join(disk.folder, 'notes.sqlite')
    const bare = openDatabase(path, NOTES)
    const { db, transact, close } = onBallast(bare, space)
    const note = (text: string) => () => db.prepare('INSERT INTO notes VALUES (?)').run(text)
    disk.fill()
    expect(disk.free()).toBe(0)
    const long = 'a'.repeat(50_000)
    expect(() => bare.transact(note(long))).toThrow('full')
    for (let i = 0; i < 3; i += 1) {
      transact(note(long))
      disk.fill()
    }
    expect(space.state).toBe('full')
    expect(ballast()).toBeLessThan(MB / 2)
    // Only the message is left to check.
    expect(() => {
      for (let i = 0; i < 100; i += 1) transact(note(long))
    }).toThrow(expect.toSatisfy(isDiskFull))
    const stored = Number(db.prepare('SELECT count(*) AS n FROM notes').get()?.n)
    expect(stored).toBeGreaterThanOrEqual(3)

    disk.clear()
    transact(note(long))
    await expect.poll(() => space.state, LATER).toBe('ok')
    await expect.poll(ballast, LATER).toBe(MB / 2)
    expect(log.some((line) => line.includes('full'))).toBe(true)
    close()
  }, 60_000)

  it('opens databases on a disk that was full before, and again after that', () => {
    const path = join(disk.folder, 'notes.sqlite')
    const first = openDatabase(path, NOTES)
    first.transact(() => first.db.exec("INSERT INTO notes VALUES ('a')"))
    first.close()
    space.close()
    for (let starts = 1; starts <= 6; starts += 1) {
      disk.fill()
      expect(() => openDatabase(path, NOTES)).toThrow()
      space = open()
      const again = onBallast(openDatabase(path, NOTES), space)
      again.transact(() => again.db.exec("INSERT INTO notes VALUES ('b')"))
      expect(again.db.prepare('SELECT text FROM notes').all()).toHaveLength(1 + starts)
      again.close()
      space.close()
    }
  })
})
