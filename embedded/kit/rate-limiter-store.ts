import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from './log.ts'

/** A key of a limit and when its bucket is full again (Unix time in ms). */
type Bucket = readonly [key: string, fullAt: number]

/** SQLite's result codes for a file that is damaged, or no database. */
const DAMAGED = new Set([11, 26])

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS buckets (key TEXT PRIMARY KEY, full_at INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS buckets_by_time ON buckets (full_at);
`

/**
 * The buckets of rate limits on disk. Losing them forgives tries and nothing else: a damaged file
 * is replaced by an empty one, and commits are not synced (WAL with `synchronous = NORMAL`: a power
 * cut may lose the last of them and never damages the file). The file is made at the first write.
 */
export function openBuckets(path: string, log: Log) {
  let file = existsSync(path) ? open(path, log) : null
  let failing = false

  return {
    /** Buckets that are not full, at most `max`; those that take longest are last. */
    load: (now: number, max: number): Bucket[] => file?.load(now, max) ?? [],

    /** Writes what changed and deletes full buckets. @returns false when the disk refused */
    save(changed: Iterable<Bucket>, now: number, max: number): boolean {
      try {
        file ??= bucketsOf(prepared(path))
        file.save(changed, now, max)
        failing = false
      } catch (error) {
        if (!failing) log('Rate limits cannot be written and go on in memory', error)
        failing = true
      }
      return !failing
    },

    close: (): void => file?.close(),
  }
}

function bucketsOf(db: DatabaseSync) {
  const load = db.prepare(
    'SELECT key, full_at FROM buckets WHERE full_at > ? ORDER BY full_at DESC LIMIT ?',
  )
  const put = db.prepare('INSERT OR REPLACE INTO buckets VALUES (?, ?)')
  const expire = db.prepare('DELETE FROM buckets WHERE full_at <= ?')
  const trim = db.prepare(
    `DELETE FROM buckets WHERE key IN (SELECT key FROM buckets ORDER BY full_at
     LIMIT max(0, (SELECT count(*) FROM buckets) - ?))`,
  )

  return {
    load: (now: number, max: number): Bucket[] =>
      load
        .all(now, max)
        .map((row): Bucket => [String(row.key), Number(row.full_at)])
        .reverse(),

    save(changed: Iterable<Bucket>, now: number, max: number): void {
      db.exec('BEGIN IMMEDIATE')
      try {
        for (const [key, fullAt] of changed) put.run(key, Math.ceil(fullAt))
        expire.run(now)
        trim.run(max)
        db.exec('COMMIT')
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    },

    close: (): void => db.close(),
  }
}

function open(path: string, log: Log) {
  try {
    return bucketsOf(prepared(path))
  } catch (error) {
    log('The file of rate limits cannot be opened', error)
    if (!isDamage(error)) return null
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
  return bucketsOf(prepared(path))
}

function prepared(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(path, { timeout: 1000 })
  try {
    // The keys name people. SQLite gives its log the same mode.
    chmodSync(path, 0o600)
    db.exec(SCHEMA)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGED.has(Number(error.errcode) & 0xff)
}
