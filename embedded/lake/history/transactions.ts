import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { httpError } from '../errors.ts'
import { effectsOf } from './effects.ts'
import { decodeMutations } from './rows.ts'
import { createStates, type States } from './states.ts'

const flag = z.stringbool().default(false)
/** A time as the log writes it, in UTC: those can be compared as texts. */
const time = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString())
  .optional()
const transactionsQuery = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  fromTime: time,
  toTime: time,
  authors: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  reverse: flag,
  excludeContent: flag,
  effectFormat: z.enum(['mendoza']).optional(),
})
type TransactionsQuery = z.infer<typeof transactionsQuery>

/** So many entries are looked through before the next turn may come. */
const BATCH = 100

/** `GET /data/history/D/transactions/ids`: lines of JSON, one per transaction. */
export function createTransactions(
  database: DatabaseSync,
  seqOfTransaction: (id: string) => number,
) {
  const ascending = database.prepare(
    'SELECT seq FROM changes WHERE document_id = ? AND seq >= ? AND seq <= ? ORDER BY seq LIMIT ?',
  )
  const descending = database.prepare(
    'SELECT seq FROM changes WHERE document_id = ? AND seq >= ? AND seq <= ? ORDER BY seq DESC LIMIT ?',
  )
  const transactionOf = database.prepare(
    'SELECT id, timestamp, author FROM transactions WHERE seq = ?',
  )
  const changeOf = database.prepare(
    'SELECT mutations FROM changes WHERE document_id = ? AND seq = ?',
  )

  /** The next numbers of entries that changed one of the documents, at most BATCH. */
  function nextSeqs(ids: string[], from: number, to: number, reverse: boolean): number[] {
    const rows = ids.flatMap((id) => (reverse ? descending : ascending).all(id, from, to, BATCH))
    const seqs = [...new Set(rows.map((row) => Number(row.seq)))].sort((a, b) => a - b)
    if (reverse) seqs.reverse()
    return seqs.slice(0, BATCH)
  }

  function* lines(ids: string[], first: number, last: number, q: TransactionsQuery) {
    const states = createStates(database)
    const authors = q.authors?.split(',')
    let [from, to] = [first, last]
    let left = q.limit
    for (;;) {
      const seqs = nextSeqs(ids, from, to, q.reverse)
      for (const seq of seqs) {
        const entry = transactionOf.get(seq) as Entry | undefined
        const changed = ids.filter((id) => changeOf.get(id, seq))
        if (!entry || changed.length === 0 || !isWanted(entry, q, authors)) continue
        yield `${JSON.stringify(line(entry, seq, changed, states, q))}\n`
        if (--left === 0) return
      }
      const end = seqs.at(-1)
      if (end === undefined || seqs.length < BATCH) return
      if (q.reverse) to = end - 1
      else from = end + 1
      // Nothing to tell, and the place where others may have their turn.
      yield ''
    }
  }

  function line(entry: Entry, seq: number, ids: string[], states: States, q: TransactionsQuery) {
    const content = !q.excludeContent && {
      mutations: ids.flatMap((id) => {
        const packed = changeOf.get(id, seq)?.mutations as Uint8Array
        return decodeMutations(packed, states.after(id, seq))
      }),
    }
    const effects = q.effectFormat && {
      effects: Object.fromEntries(
        ids.map((id) => {
          const { before, after } = states.around(id, seq)
          return [id, effectsOf(before, after)]
        }),
      ),
    }
    const { id, timestamp, author } = entry
    return { id, timestamp, author, documentIDs: ids, ...content, ...effects }
  }

  /** @throws LakeError 400 for parameters that cannot be read, 404 for an unknown transaction */
  return (documentIds: string[], query: Record<string, string>): Iterator<string> => {
    const given = transactionsQuery.safeParse(query)
    if (!given.success) throw httpError(400, z.prettifyError(given.error))
    const { fromTransaction, toTransaction } = given.data
    const first = fromTransaction ? seqOfTransaction(fromTransaction) : 0
    const last = toTransaction ? seqOfTransaction(toTransaction) : Number.MAX_SAFE_INTEGER
    return lines([...new Set(documentIds)], first, last, given.data)
  }
}

interface Entry {
  id: string
  timestamp: string
  author: string
}

function isWanted({ timestamp, author }: Entry, q: TransactionsQuery, authors?: string[]) {
  return (
    (!q.fromTime || timestamp >= q.fromTime) &&
    (!q.toTime || timestamp <= q.toTime) &&
    (!authors || authors.includes(author))
  )
}
