import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncToDisk } from './durable.ts'

/**
 * Copies a database, with all that is committed, to a file that appears under its name when it is
 * complete and on the disk.
 *
 * @throws Error when there is no space for it, or the database is damaged
 */
export function copyDatabase(path: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true, mode: 0o700 })
  const unfinished = `${copy}.unfinished`
  rmSync(unfinished, { force: true })
  const db = new DatabaseSync(path)
  try {
    db.prepare('VACUUM INTO ?').run(unfinished)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  } finally {
    db.close()
  }
  chmodSync(unfinished, 0o600)
  syncToDisk(unfinished)
  renameSync(unfinished, copy)
  syncToDisk(dirname(copy))
}
