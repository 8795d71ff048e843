import { createHash, randomBytes } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDataFolder } from './open.ts'

export const LAKE = 'lake/lake.sqlite'
export const AUTH = 'supabase/auth.sqlite'
export const STORAGE = 'supabase/storage.sqlite'
export const KEYS = 'supabase/keys.json'
export const TOKEN = 'lake/token'

const ROWS = 600

/** Makes a complete data folder, with enough in its databases to have something to damage. */
export function makeSchool(dataDir: string): void {
  const data = openDataFolder(dataDir, ['supabase', 'lake'], () => {})
  data.complete('lake')
  data.close()
  const filler = 'x'.repeat(300)
  const rows = Array.from({ length: ROWS }, (_, i) => i)
  const day = '2026-01-01T00:00:00.000Z'
  inDatabase(join(dataDir, LAKE), (db) => {
    const insert = db.prepare('INSERT INTO documents (id, body) VALUES (?, ?)')
    const document = { _type: 'ship', _rev: 'r', _createdAt: day, _updatedAt: day, filler }
    for (const i of rows) insert.run(`ship-${i}`, JSON.stringify({ _id: `ship-${i}`, ...document }))
  })
  inDatabase(join(dataDir, AUTH), (db) => {
    const insert = db.prepare(
      `INSERT INTO users (id, email, encrypted_password, app_metadata, user_metadata, created_at, updated_at)
       VALUES (?, ?, ?, '{}', '{}', ?, ?)`,
    )
    for (const i of rows) insert.run(`user-${i}`, `pirata${i}@example.com`, filler, day, day)
  })
  inDatabase(join(dataDir, STORAGE), (db) => {
    const insert = db.prepare(
      `INSERT INTO uploads (id, bucket_id, name, owner_id, size, upsert, metadata, created_at)
       VALUES (?, 'media', ?, 'user-1', 1, 0, ?, ?)`,
    )
    for (const i of rows) insert.run(`u-${i}`, `${i}.png`, JSON.stringify({ filler }), Date.now())
  })
}

/** Runs work on a database of a folder that is not in use. */
export function inDatabase<T>(path: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path)
  try {
    db.exec('BEGIN')
    const result = work(db)
    db.exec('COMMIT')
    return result
  } finally {
    db.close()
  }
}

/** Overwrites pages of a database, never the first, with random bytes. */
export function damage(path: string, pages: number): void {
  const size = 4096
  const count = statSync(path).size / size
  const step = Math.max(1, Math.floor((count - 1) / pages))
  const file = openSync(path, 'r+')
  for (let page = 1; page < count; page += step) {
    writeSync(file, randomBytes(size), 0, size, page * size)
  }
  closeSync(file)
}

/** Overwrites the first page of a database's last index with random bytes: no row is read from it. */
export function damageIndex(path: string): void {
  const page = inDatabase(path, (db) => {
    const last = db.prepare(
      "SELECT max(rootpage) AS page FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
    )
    return Number(last.get()?.page)
  })
  const size = 4096
  const file = openSync(path, 'r+')
  writeSync(file, randomBytes(size), 0, size, (page - 1) * size)
  closeSync(file)
}

/** Every file and the hash of its content; not locks, nor memory or an empty log of connections. */
export function contentOf(folder: string): string[][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^lock\.sqlite|-shm$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('-wal') || statSync(path).size > 0)
    .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')])
    .sort()
}
