import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../documents.ts'
import { httpError } from '../errors.ts'
import { createEvents } from './events.ts'
import { createStates } from './states.ts'
import { createTransactions } from './transactions.ts'
import { turn } from './turns.ts'

/**
 * Readers of the transaction log. They read the rows of the page that is requested, and what takes
 * long is done in turns. https://www.sanity.io/docs/http-reference/history
 */
export function createHistory(database: DatabaseSync) {
  const seqOf = database.prepare('SELECT seq FROM transactions WHERE id = ?')
  const seqAtTime = database.prepare(
    'SELECT seq FROM transactions WHERE timestamp <= ? ORDER BY timestamp DESC, seq DESC LIMIT 1',
  )
  const changeAt = database.prepare(`
    SELECT c.seq, t.id FROM changes c JOIN transactions t USING (seq)
    WHERE c.document_id = ? AND c.seq <= ? ORDER BY c.seq DESC LIMIT 1`)
  const lastLiving = database.prepare(`
    SELECT c.seq, t.id FROM changes c JOIN transactions t USING (seq)
    WHERE c.document_id = ? AND c.transition <> 'disappear' ORDER BY c.seq DESC LIMIT 1`)

  function seqOfTransaction(id: string): number {
    const row = seqOf.get(id)
    if (!row) throw httpError(404, `Transaction "${id}" not found`)
    return Number(row.seq)
  }

  function upTo(query: Record<string, string>): number {
    if (query.revision) return seqOfTransaction(query.revision)
    if (!query.time) return Number.MAX_SAFE_INTEGER
    const time = Date.parse(query.time)
    if (Number.isNaN(time)) throw httpError(400, `"${query.time}" is no time`)
    return Number(seqAtTime.get(new Date(time).toISOString())?.seq ?? 0)
  }

  return {
    /**
     * `GET /data/history/D/transactions/ids`: lines of JSON, one per transaction.
     *
     * @throws LakeError 400 for parameters that cannot be read, 404 for an unknown transaction
     */
    transactions: createTransactions(database, seqOfTransaction),

    /** `GET /data/history/D/documents/ids`: documents as they were at a revision or a time. */
    async documents(ids: string[], query: Record<string, string>) {
      const seq = upTo(query)
      const documents: LakeDocument[] = []
      for (const id of ids) {
        await turn()
        const row = query.lastRevision === 'true' ? lastLiving.get(id) : changeAt.get(id, seq)
        const body = row && createStates(database).after(id, Number(row.seq))
        if (body) documents.push({ ...(body as LakeDocument), _rev: row.id as string })
      }
      return { documents }
    },

    /** `GET /data/history/D/events/documents/id`: what happened to a document, newest first. */
    events: createEvents(database),
  }
}
