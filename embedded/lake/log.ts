import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from './documents.ts'
import type { Transaction } from './store.ts'
import type { DocumentMutation } from './transaction.ts'

/** Reads the transaction log in the order in which it was written. */
export interface LogReader {
  /** Id of the newest transaction; empty when there is none. */
  lastId(): string
  /**
   * The transaction of an id (empty: the beginning) and all after it, oldest first; null when the log
   * does not have it, or when they changed more than `limit` documents.
   */
  from(transactionId: string, limit: number): Transaction[] | null
}

/** @param database of the store */
export function createLogReader(database: DatabaseSync): LogReader {
  const last = database.prepare('SELECT id FROM transactions ORDER BY seq DESC LIMIT 1')
  const seqOf = database.prepare('SELECT seq FROM transactions WHERE id = ?')
  const count = database.prepare('SELECT count(*) AS changes FROM changes WHERE seq >= ?')
  const changes = database.prepare(`
    SELECT t.seq, t.id, t.timestamp, t.author, c.document_id, c.mutations, c.body,
      (SELECT body FROM changes b WHERE b.document_id = c.document_id AND b.seq < c.seq
       ORDER BY b.seq DESC LIMIT 1) AS before
    FROM changes c JOIN transactions t USING (seq) WHERE c.seq >= ? ORDER BY c.seq, c.document_id`)

  return {
    lastId: () => String(last.get()?.id ?? ''),
    from(transactionId, limit) {
      const seq = transactionId ? seqOf.get(transactionId)?.seq : 0
      if (seq === undefined || Number(count.get(seq)?.changes) > limit) return null
      const transactions = Map.groupBy(changes.all(seq), (row) => Number(row.seq))
      return [...transactions.values()].map((rows) => ({
        id: String(rows[0]?.id),
        timestamp: String(rows[0]?.timestamp),
        author: String(rows[0]?.author),
        changes: rows.map((row) => ({
          documentId: String(row.document_id),
          before: documentOf(row.before),
          after: documentOf(row.body),
          mutations: JSON.parse(String(row.mutations)) as DocumentMutation[],
        })),
      }))
    },
  }
}

function documentOf(body: unknown): LakeDocument | null {
  return typeof body === 'string' ? (JSON.parse(body) as LakeDocument) : null
}
