import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Each entry brings the schema from its index to the next; what has been released never changes. */
const MIGRATIONS = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
    encrypted_password TEXT NOT NULL,
    email_confirmed_at TEXT,
    app_metadata TEXT NOT NULL,
    user_metadata TEXT NOT NULL,
    banned_until TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    last_sign_in_at TEXT
  ) STRICT;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    aal TEXT NOT NULL,
    amr TEXT NOT NULL,
    created_at TEXT NOT NULL,
    refreshed_at TEXT
  ) STRICT;
  CREATE INDEX sessions_of_user ON sessions (user_id);

  CREATE TABLE refresh_tokens (
    hash BLOB PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);
  `,
]

export type Store = {
  db: DatabaseSync
  /** Runs `change` in one write transaction; what it throws rolls everything back. */
  transact<T>(change: () => T): T
  close(): void
}

/**
 * Opens (creating it when absent) the auth database `<folder>/auth.sqlite`.
 *
 * Several processes may have it open: readers never wait (WAL), writers wait for each other up to
 * five seconds. A commit is on disk when `transact` returns.
 */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'auth.sqlite')
  const db = new DatabaseSync(path, { timeout: 5000 })
  // SQLite gives its log the same mode.
  chmodSync(path, 0o600)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')

  const transact: Store['transact'] = (change) => {
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

  transact(() => migrate(db))
  return { db, transact, close: () => db.close() }
}

function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > MIGRATIONS.length) {
    throw new Error('auth.sqlite was written by a newer version of this program')
  }
  for (const migration of MIGRATIONS.slice(version)) db.exec(migration)
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
}
