import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a lock that one process at a time can have, and that dies with it: an exclusive transaction
 * on an empty database of its own, so that the databases themselves stay open to readers.
 *
 * @param path a file for nothing else, such as `lock.sqlite`; made when absent
 * @returns releases it
 * @throws Error "database is locked" when another process has it
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(path, { timeout: 0 })
  try {
    // Nothing is ever written, so there is nothing to roll back: no journal beside it.
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    throw error
  }
  return () => db.close()
}
