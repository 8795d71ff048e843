import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type DatabaseKind, openReader } from './database.ts'
import { type Mark, readMark, versionOf } from './migrate.ts'

/** A database that must not be opened; the message completes a sentence that begins with its name. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

export interface CheckOptions {
  /** The data folder that it must belong to; null skips this check. */
  folder: string | null
  /** Every index entry and every value, too: about three times as long. */
  thorough?: boolean
}

/** Version and mark of a sound database; null for one that is not there yet. */
export type Checked = { version: number; mark: Mark | null } | null

const MAGIC = 'SQLite format 3\0'

/**
 * Reads a database from its first page to its last and changes nothing.
 *
 * @throws DatabaseProblem when it is another kind's or another folder's, newer than this program,
 *   damaged, or has lost one of its two files
 */
export function checkDatabase(path: string, kind: DatabaseKind, options: CheckOptions): Checked {
  const size = sizeOf(path)
  const logSize = sizeOf(`${path}-wal`) ?? 0
  if (!size && logSize > 0) throw new DatabaseProblem('is gone, and only its log (-wal) is left')
  if (!size) return null
  if (firstBytes(path, MAGIC.length) !== MAGIC) throw new DatabaseProblem('is no SQLite database')
  const db = openUnchanged(path, logSize)
  try {
    return inspect(db, kind, options)
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    throw new DatabaseProblem(`is damaged (${reason(error)})`, { cause: error })
  } finally {
    db.close()
  }
}

/**
 * Without a log nothing needs to be recovered, and `immutable` leaves no files beside the database
 * (https://www.sqlite.org/uri.html). A log has to be read along, and a journal rolled back first.
 */
function openUnchanged(path: string, logSize: number): DatabaseSync {
  if (sizeOf(`${path}-journal`)) return new DatabaseSync(path)
  const isOpenElsewhere = sizeOf(`${path}-shm`) !== null
  if (logSize > 0 || isOpenElsewhere) return openReader(path)
  return new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true })
}

function inspect(
  db: DatabaseSync,
  kind: DatabaseKind,
  { folder, thorough }: CheckOptions,
): Checked {
  const version = versionOf(db)
  const isEmpty = !db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()
  if (isEmpty && version === 0) return null
  const mark = readMark(db)
  if (mark && mark.role !== kind.role) {
    throw new DatabaseProblem(`is the database "${mark.role}" instead of "${kind.role}"`)
  }
  if (folder && mark?.folder && mark.folder !== folder) {
    throw new DatabaseProblem('belongs to another data folder')
  }
  if (!mark && !hasTable(db, kind.table)) {
    throw new DatabaseProblem(`is another program's, with no table "${kind.table}"`)
  }
  if (version > kind.migrations.length) {
    throw new DatabaseProblem(
      `was written by a newer version of this program (${version}, this one knows ${kind.migrations.length})`,
    )
  }
  const check = thorough ? 'integrity_check' : 'quick_check'
  const found = String(db.prepare(`PRAGMA ${check}(1)`).get()?.[check])
  if (found !== 'ok') throw new DatabaseProblem(`is damaged (${found.replaceAll('\n', ' ')})`)
  const orphan = db.prepare('PRAGMA foreign_key_check').get()
  if (orphan) throw new DatabaseProblem(`is damaged (a row of "${orphan.table}" refers to no row)`)
  for (const { table, column } of kind.json ?? []) {
    // An older version may not have the table yet.
    if (!hasTable(db, table)) continue
    const bad = db.prepare(`SELECT 1 FROM ${table} WHERE NOT json_valid(${column}) LIMIT 1`).get()
    if (bad) throw new DatabaseProblem(`is damaged (a ${column} of "${table}" is no JSON)`)
  }
  return { version, mark }
}

function hasTable(db: DatabaseSync, name: string): boolean {
  const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
  return table.get(name) !== undefined
}

/** Bytes; null when there is no such file. */
function sizeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.size ?? null
}

function firstBytes(path: string, count: number): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(count)
    readSync(file, bytes)
    return bytes.toString('latin1')
  } finally {
    closeSync(file)
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
