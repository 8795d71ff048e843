import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../documents.ts'
import type { Transaction } from '../store.ts'
import { type Body, decodeMutations } from './rows.ts'
import { createStates } from './states.ts'

/** Reads the transaction log in the order in which it was written. */
export interface LogReader {
  /** Id of the newest transaction; empty when there is none. */
  lastId(): string
  /**
   * The transaction of an id (empty: the beginning) and all after it, oldest first; null when the log
   * does not have it, when they changed more than `limit` documents, or when some of them were erased.
   */
  from(transactionId: string, limit: number): Transaction[] | null
}

/** @param database of the store */
export function createLogReader(database: DatabaseSync): LogReader {
  const last = database.prepare('SELECT id FROM transactions ORDER BY seq DESC LIMIT 1')
  const seqOf = database.prepare('SELECT seq FROM transactions WHERE id = ?')
  const erased = database.prepare('SELECT 1 FROM purges WHERE seq > ? LIMIT 1')
  const count = database.prepare('SELECT count(*) AS changes FROM changes WHERE seq >= ?')
  const changes = database.prepare(`
    SELECT t.seq, t.id, t.timestamp, t.author, c.document_id, c.mutations,
      (SELECT p.id FROM changes b JOIN transactions p USING (seq)
       WHERE b.document_id = c.document_id AND b.seq < c.seq ORDER BY b.seq DESC LIMIT 1) AS previous
    FROM changes c JOIN transactions t USING (seq) WHERE c.seq >= ? ORDER BY c.seq, c.document_id`)

  return {
    lastId: () => String(last.get()?.id ?? ''),
    from(transactionId, limit) {
      const given = transactionId ? seqOf.get(transactionId)?.seq : 0
      if (given === undefined || erased.get(given)) return null
      if (Number(count.get(given)?.changes) > limit) return null
      const states = createStates(database)
      const transactions = Map.groupBy(changes.all(given), (row) => Number(row.seq))
      return [...transactions].map(([seq, rows]) => ({
        id: String(rows[0]?.id),
        timestamp: String(rows[0]?.timestamp),
        author: String(rows[0]?.author),
        changes: rows.map((row) => {
          const documentId = String(row.document_id)
          const { before, after } = states.around(documentId, seq)
          return {
            documentId,
            before: documentOf(before, row.previous),
            after: documentOf(after, row.id),
            mutations: decodeMutations(row.mutations as Uint8Array, after),
          }
        }),
      }))
    },
  }
}

function documentOf(body: Body | null, revision: unknown): LakeDocument | null {
  return body && ({ ...body, _rev: revision } as LakeDocument)
}
