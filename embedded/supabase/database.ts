import { chmodSync, mkdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Database = {
  db: DatabaseSync
  /** Runs `change` in one write transaction; what it throws rolls everything back. */
  transact<T>(change: () => T): T
  close(): void
}

/**
 * Opens (creating it when absent) a SQLite database, readable by its owner only.
 *
 * Several processes may have it open, unless it is `exclusive`: readers never wait (WAL), writers
 * wait for each other up to five seconds. A commit is on disk when `transact` returns.
 *
 * @param migrations each brings the schema from its index to the next; what was released never changes
 * @throws Error when a newer version of the program wrote the file, or another process has it open
 *   and one of the two is exclusive
 */
export function openDatabase(
  path: string,
  migrations: readonly string[],
  { exclusive = false } = {},
): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(path, { timeout: 5000 })
  // SQLite gives its log the same mode.
  chmodSync(path, 0o600)
  if (exclusive) db.exec('PRAGMA locking_mode = EXCLUSIVE')
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')

  const transact: Database['transact'] = (change) => {
    // IMMEDIATE: what is read inside cannot be changed by another process before the commit.
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

  transact(() => migrate(db, migrations, basename(path)))
  return { db, transact, close: () => db.close() }
}

function migrate(db: DatabaseSync, migrations: readonly string[], name: string): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > migrations.length) {
    throw new Error(`${name} was written by a newer version of this program`)
  }
  for (const migration of migrations.slice(version)) db.exec(migration)
  db.exec(`PRAGMA user_version = ${migrations.length}`)
}
