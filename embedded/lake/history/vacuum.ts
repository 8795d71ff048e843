import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../kit/log.ts'

/** Lock timeout, ms. */
const BUSY_MS = 5000

/**
 * Rewrites the database when that is due: SQLite leaves traces of what was erased in the pages
 * that it shared (even with `secure_delete`) and in its log, and keeps the room that it took. Others
 * can read meanwhile, writers wait.
 *
 * @throws Error when it cannot be done now; it stays due
 */
export function vacuum(path: string): void {
  const db = new DatabaseSync(path, { timeout: BUSY_MS })
  try {
    const due = db.prepare("SELECT due FROM chores WHERE name = 'vacuum'").get()?.due
    if (due === undefined) return
    db.exec('VACUUM')
    const checkpoint = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    if (checkpoint?.busy !== 0) throw new Error('a reader keeps the log of the database')
    // Something may have been erased since, which needs another round.
    db.prepare("DELETE FROM chores WHERE name = 'vacuum' AND due = ?").run(due)
  } finally {
    db.close()
  }
}

/** Calls `vacuum` beside the main thread, one at a time, each time that it is asked to. */
export function createVacuum(path: string, log: Log) {
  let worker: Worker | null = null
  let isAskedAgain = false
  let isClosed = false

  function start() {
    isAskedAgain = false
    worker = new Worker(new URL('./vacuum-worker.ts', import.meta.url), { workerData: path })
    worker.unref()
    worker.on('error', (error) => {
      if (!isClosed) log('The erased history is not yet overwritten', error)
    })
    worker.on('exit', () => {
      worker = null
      if (isAskedAgain) start()
    })
  }

  return {
    start() {
      if (worker) isAskedAgain = true
      else start()
    },
    /** The rest is done at the next start. */
    close() {
      isAskedAgain = false
      isClosed = true
      worker?.terminate()
    },
  }
}
