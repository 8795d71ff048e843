import type { DatabaseSync } from 'node:sqlite'
import type { DatabaseKind } from './database.ts'

/** A database's own description, in its table `meta`. */
export interface Mark {
  /** The kind of database: `lake`, `auth`, `storage`. */
  role: string
  /** The data folder that it belongs to; null in one that was made outside of a data folder. */
  folder: string | null
  /** ISO 8601. */
  createdAt: string
}

/** Number of migrations of its kind that a database has had. */
export const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version)

/** @returns null for a database of the time before marks, or an empty one */
export function readMark(db: DatabaseSync): Mark | null {
  const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'meta'")
  if (!table.get()) return null
  const rows = db.prepare('SELECT key, value FROM meta').all()
  const { role, folder, created_at } = Object.fromEntries(
    rows.map(({ key, value }) => [String(key), String(value)]),
  )
  return role && created_at ? { role, folder: folder ?? null, createdAt: created_at } : null
}

/**
 * Brings the schema up to date and marks the database. Call inside a transaction: a kill leaves it
 * as it was, or done.
 *
 * @throws Error when a newer version of the program wrote it, or it is another kind's or folder's
 */
export function migrate(
  db: DatabaseSync,
  { role, migrations }: DatabaseKind,
  name: string,
  folder?: string,
): void {
  const version = versionOf(db)
  if (version > migrations.length) {
    throw new Error(`${name} was written by a newer version of this program`)
  }
  const mark = readMark(db)
  if (mark && mark.role !== role) throw new Error(`${name} is the database "${mark.role}"`)
  if (mark?.folder && folder && mark.folder !== folder) {
    throw new Error(`${name} belongs to another data folder`)
  }
  if (version < migrations.length) {
    for (const migration of migrations.slice(version)) {
      if (typeof migration === 'string') db.exec(migration)
      else migration(db)
    }
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  }
  if (mark && (mark.folder || !folder)) return
  db.exec(`CREATE TABLE IF NOT EXISTS meta (
    key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID`)
  const set = db.prepare('INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)')
  set.run('role', role)
  set.run('created_at', new Date().toISOString())
  if (folder) set.run('folder', folder)
}
