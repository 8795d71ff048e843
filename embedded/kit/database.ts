import { chmodSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { takeLock } from './lock.ts'
import { migrate, versionOf } from './migrate.ts'

/** SQL, or what it takes beyond SQL; it is called inside the transaction. */
export type Migration = string | ((db: DatabaseSync) => void)

/** One of the databases in the data folder. */
export interface DatabaseKind {
  /** Written into the file, so that it is not taken for another: `lake`, `auth`, `storage`. */
  role: string
  /** A table that it has had since its first version, by which one without a mark is known. */
  table: string
  /** Columns that hold JSON: a start that finds anything else there is refused. */
  json?: readonly { table: string; column: string }[]
  /**
   * Each brings the schema from its index to the next, in one transaction with all others that are
   * due. What was released never changes: add another at the end.
   */
  migrations: readonly Migration[]
}

export interface Database {
  db: DatabaseSync
  /** Runs `change` in one write transaction; what it throws rolls everything back. */
  transact<T>(change: () => T): T
  close(): void
}

/** Lock timeout of a writer, ms. */
const BUSY_MS = 5000
/** A write-ahead log that a long reader let grow is cut back to this, bytes. */
const MAX_IDLE_LOG = 16 * 1024 * 1024

/**
 * Opens (creating it when absent) a SQLite database, readable by its owner only, and brings its
 * schema up to date. Several connections and processes may have it open: readers never wait (WAL),
 * writers wait for each other up to five seconds. A commit is on disk when `transact` returns.
 *
 * @param folderId the data folder that it belongs to; a database without a mark gets this one
 * @throws Error when a newer version of the program wrote the file, or it is another kind's or folder's
 */
export function openDatabase(path: string, kind: DatabaseKind, folderId?: string): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(path, { timeout: BUSY_MS })
  try {
    // SQLite gives its log the same mode.
    chmodSync(path, 0o600)
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
      PRAGMA journal_size_limit = ${MAX_IDLE_LOG}`)
    const transact = transactionsOf(db)
    // The version is read first without the lock: a start that has nothing to migrate writes nothing.
    const isCurrent = versionOf(db) === kind.migrations.length
    if (!isCurrent || folderId) transact(() => migrate(db, kind, basename(path), folderId))
    return { db, transact, close: () => db.close() }
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * The same, for a server that alone may write, because it holds in memory or in files what belongs to
 * the rows. `lock.sqlite` beside the database says that there is one; readers are welcome.
 *
 * @throws Error "database is locked" when another server has it, and as `openDatabase` does
 */
export function openForServer(path: string, kind: DatabaseKind): Database {
  const unlock = takeLock(join(dirname(path), 'lock.sqlite'))
  try {
    const database = openDatabase(path, kind)
    const close = () => {
      database.close()
      unlock()
    }
    return { ...database, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A read-only connection to an open database, for a worker or another process. It sees every commit. */
export function openReader(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS })
}

function transactionsOf(db: DatabaseSync): Database['transact'] {
  return (change) => {
    // IMMEDIATE: what is read inside cannot be changed by another connection before the commit.
    db.exec('BEGIN IMMEDIATE')
    try {
      const result = change()
      db.exec('COMMIT')
      return result
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}
