import type { Database } from './database.ts'
import type { Space } from './space.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** SQLITE_FULL: the database could not grow. */
const SQLITE_FULL = 13

/** True for errors that say that there is no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && FULL.has(String(error.code))) return true
  return 'errcode' in error && error.errcode === SQLITE_FULL
}

/** The database, whose transactions are tried again with parts of the ballast when the disk is full. */
export function onBallast(database: Database, space: Space): Database {
  return {
    ...database,
    transact(change) {
      for (;;) {
        try {
          return database.transact(change)
        } catch (error) {
          if (!isDiskFull(error) || !space.release()) throw error
        }
      }
    },
  }
}
