import type { DatabaseSync } from 'node:sqlite'
import { publishedIdOf } from '../documents.ts'
import type { Transaction } from '../store.ts'
import type { Change } from '../transaction.ts'
import { encodeChange, type SinceSnapshot } from './rows.ts'

/** The writing side of the transaction log. Its calls belong into the transaction of the commit. */
export interface Log {
  isKnown(transactionId: string): boolean
  /** The time of the newest entry, ISO 8601; null when there is none. */
  lastTimestamp(): string | null
  /** @returns the number of the entry */
  append(transaction: Omit<Transaction, 'changes'>): number
  /** @param isRestored the document in memory is not the one that was logged */
  logChange(seq: number, change: Change, isRestored: boolean): void
  /** Erases the history of a document, its draft and versions; entry `seq` records the erasure. */
  erase(seq: number, groupId: string): void
}

export function createLog(database: DatabaseSync): Log {
  const known = database.prepare('SELECT 1 FROM transactions WHERE id = ?')
  const last = database.prepare('SELECT timestamp FROM transactions ORDER BY seq DESC LIMIT 1')
  const insert = database.prepare(
    'INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)',
  )
  const insertChange = database.prepare(`
    INSERT INTO changes (document_id, seq, group_id, transition, mutations, patch, snapshot)
    VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const lastSnapshot = database.prepare(`
    SELECT seq, length(snapshot) AS size FROM changes
    WHERE document_id = ? AND snapshot IS NOT NULL ORDER BY seq DESC LIMIT 1`)
  const patchesSince = database.prepare(`
    SELECT count(*) AS changes, ifnull(sum(length(patch)), 0) AS size FROM changes
    WHERE document_id = ? AND seq > ?`)
  const eraseChanges = database.prepare('DELETE FROM changes WHERE group_id = ?')
  const record = database.prepare('INSERT INTO purges (seq, document_id) VALUES (?, ?)')
  const overwrite = database.prepare(`
    INSERT INTO chores (name, due) VALUES ('vacuum', 1)
    ON CONFLICT (name) DO UPDATE SET due = due + 1`)

  function since(documentId: string): SinceSnapshot | null {
    const snapshot = lastSnapshot.get(documentId)
    if (!snapshot) return null
    const patches = patchesSince.get(documentId, snapshot.seq as number)
    return {
      snapshot: Number(snapshot.size),
      changes: Number(patches?.changes),
      patches: Number(patches?.size),
    }
  }

  return {
    isKnown: (transactionId) => known.get(transactionId) !== undefined,
    lastTimestamp: () => (last.get()?.timestamp as string | undefined) ?? null,
    append: ({ id, timestamp, author }) =>
      Number(insert.run(id, timestamp, author).lastInsertRowid),
    logChange(seq, change, isRestored) {
      const { documentId } = change
      const row = encodeChange(change, isRestored ? null : since(documentId))
      const { transition, mutations, patch, snapshot } = row
      const groupId = publishedIdOf(documentId)
      insertChange.run(documentId, seq, groupId, transition, mutations, patch, snapshot)
    },
    erase(seq, groupId) {
      eraseChanges.run(groupId)
      record.run(seq, groupId)
      overwrite.run()
    },
  }
}
