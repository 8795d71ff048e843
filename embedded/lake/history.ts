import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isDraftId, isPublishedId, type LakeDocument, publishedIdOf } from './documents.ts'
import { httpError } from './errors.ts'
import { effects } from './mutation-event.ts'

/** One logged change of one document, oldest first in the lists below. */
interface LoggedChange {
  seq: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  mutations: unknown[]
  before: LakeDocument | null
  after: LakeDocument | null
}

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

/** Readers of the transaction log. https://www.sanity.io/docs/http-reference/history */
export function createHistory(database: DatabaseSync) {
  const seqOf = database.prepare('SELECT seq FROM transactions WHERE id = ?')
  const bodyAt = database.prepare(
    'SELECT body FROM changes WHERE document_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
  )
  const seqAtTime = database.prepare(
    'SELECT max(seq) AS seq FROM transactions WHERE timestamp <= ?',
  )
  const lastSeq = database.prepare('SELECT max(seq) AS seq FROM transactions')
  const lastLiving = database.prepare(
    'SELECT body FROM changes WHERE document_id = ? AND body IS NOT NULL ORDER BY seq DESC LIMIT 1',
  )
  const changesOf = database.prepare(`
    SELECT c.seq, t.id, t.timestamp, t.author, c.document_id, c.mutations, c.body
    FROM changes c JOIN transactions t USING (seq) WHERE c.document_id = ? ORDER BY c.seq`)
  const groupIds = database.prepare(
    `SELECT DISTINCT document_id AS id FROM changes
     WHERE document_id = ?1 OR document_id = 'drafts.' || ?1
        OR (document_id >= 'versions.' AND document_id < 'versions/')`,
  )

  function seqOfTransaction(id: string): number {
    const row = seqOf.get(id)
    if (!row) throw httpError(404, `Transaction "${id}" not found`)
    return Number(row.seq)
  }

  function read(documentId: string): LoggedChange[] {
    let before: LakeDocument | null = null
    return changesOf.all(documentId).map((row) => {
      const after = row.body === null ? null : (JSON.parse(row.body as string) as LakeDocument)
      const change: LoggedChange = {
        seq: Number(row.seq),
        transactionId: row.id as string,
        timestamp: row.timestamp as string,
        author: row.author as string,
        documentId,
        mutations: JSON.parse(row.mutations as string) as unknown[],
        before,
        after,
      }
      before = after
      return change
    })
  }

  return {
    /** `GET /data/history/D/transactions/ids`: lines of JSON, one per transaction. */
    transactions(documentIds: string[], query: Record<string, string>) {
      const given = transactionsQuery.safeParse(query)
      if (!given.success) throw httpError(400, z.prettifyError(given.error))
      const q = given.data
      const from = q.fromTransaction ? seqOfTransaction(q.fromTransaction) : 0
      const to = q.toTransaction ? seqOfTransaction(q.toTransaction) : Number.MAX_SAFE_INTEGER
      const authors = q.authors?.split(',')
      const wanted = documentIds
        .flatMap(read)
        .filter((c) => c.seq >= from && c.seq <= to)
        .filter(
          (c) =>
            (!q.fromTime || c.timestamp >= q.fromTime) && (!q.toTime || c.timestamp <= q.toTime),
        )
        .filter((c) => !authors || authors.includes(c.author))
      const grouped = [...Map.groupBy(wanted, (c) => c.seq).values()].sort(
        ([a], [b]) => (a?.seq ?? 0) - (b?.seq ?? 0),
      )
      if (q.reverse) grouped.reverse()
      return grouped.slice(0, q.limit).map((changes) => transactionLine(changes, q))
    },

    /** `GET /data/history/D/documents/ids`: documents as they were at a revision or a time. */
    documents(ids: string[], query: Record<string, string>): { documents: LakeDocument[] } {
      const rows = ids.map((id) => {
        if (query.lastRevision === 'true') return lastLiving.get(id)
        return bodyAt.get(id, upTo(query))
      })
      return {
        documents: rows.flatMap((row) => (row?.body ? [JSON.parse(row.body as string)] : [])),
      }
    },

    /** `GET /data/history/D/events/documents/id`: what happened to a document, newest first. */
    events(documentId: string, query: Record<string, string>) {
      const group = publishedIdOf(documentId)
      const ids = groupIds
        .all(group)
        .map((row) => row.id as string)
        .filter((id) => publishedIdOf(id) === group)
      const changes = ids.flatMap(read)
      const living = new Set<string>()
      const events = [...Map.groupBy(changes, (c) => c.seq).entries()]
        .sort(([a], [b]) => a - b)
        .flatMap(([, together]) => {
          for (const { documentId: id, after } of together) {
            if (after) living.add(id)
            else living.delete(id)
          }
          return eventsOfTransaction(group, together, [...living])
        })
        .reverse()
      const wanted = events.filter((event) => concerns(event, documentId))
      const offset = Number.parseInt(query.nextCursor ?? '0', 10) || 0
      const limit = Math.min(Math.max(Number.parseInt(query.limit ?? '100', 10) || 100, 1), 1000)
      const page = wanted.slice(offset, offset + limit)
      const nextCursor = offset + limit < wanted.length ? String(offset + limit) : ''
      return { events: { [documentId]: page }, nextCursor }
    },
  }

  function upTo(query: Record<string, string>): number {
    if (query.revision) return seqOfTransaction(query.revision)
    if (query.time) {
      const time = Date.parse(query.time)
      if (Number.isNaN(time)) throw httpError(400, `"${query.time}" is no time`)
      return Number(seqAtTime.get(new Date(time).toISOString())?.seq ?? 0)
    }
    return Number(lastSeq.get()?.seq ?? 0)
  }
}

function transactionLine(
  changes: LoggedChange[],
  { excludeContent, effectFormat }: z.infer<typeof transactionsQuery>,
) {
  const [first] = changes as [LoggedChange]
  return {
    id: first.transactionId,
    timestamp: first.timestamp,
    author: first.author,
    documentIDs: changes.map((change) => change.documentId),
    ...(excludeContent ? {} : { mutations: changes.flatMap((change) => change.mutations) }),
    ...(effectFormat
      ? {
          effects: Object.fromEntries(
            changes.map((change) => [change.documentId, effects(change.before, change.after)]),
          ),
        }
      : {}),
  }
}

interface DocumentEvent {
  type: string
  timestamp: string
  author: string
  documentId: string
  [detail: string]: unknown
}

/** A published document's events are its own; a draft's are those of the whole group. */
function concerns(event: DocumentEvent, documentId: string): boolean {
  if (isPublishedId(documentId))
    return event.type !== 'createDocumentVersion' && event.type !== 'deleteDocumentVersion'
  return isDraftId(documentId) || event.versionId === documentId
}

/**
 * What one transaction means for a document and its versions, in the Studio's event vocabulary.
 * Edits are no events: the Studio derives those from the transactions.
 */
function eventsOfTransaction(
  group: string,
  changes: LoggedChange[],
  living: string[],
): DocumentEvent[] {
  const [first] = changes as [LoggedChange]
  const base = { timestamp: first.timestamp, author: first.author, documentId: group }
  const published = changes.find((change) => change.documentId === group)
  const created = changes.filter((c) => c !== published && !c.before && c.after)
  const removed = changes.filter((c) => c !== published && c.before && !c.after)

  if (published?.after && removed[0]) {
    const version = removed[0]
    return [
      {
        ...base,
        type: 'publishDocumentVersion',
        revisionId: first.transactionId,
        versionId: version.documentId,
        versionRevisionId: version.before?._rev,
        publishCause: 'document.publish',
      },
    ]
  }
  if (published?.before && !published.after) {
    const [kept] = living
    if (!kept) return [{ ...base, type: 'deleteDocumentGroup' }]
    return [
      {
        ...base,
        type: 'unpublishDocument',
        versionId: kept,
        versionRevisionId: first.transactionId,
      },
    ]
  }
  const live = published && !published.before && published.after
  return [
    ...(live ? [{ ...base, type: 'createLiveDocument', revisionId: first.transactionId }] : []),
    ...created.map((change) => ({
      ...base,
      type: 'createDocumentVersion',
      versionId: change.documentId,
      versionRevisionId: first.transactionId,
    })),
    ...removed.map((change) => ({
      ...base,
      type: 'deleteDocumentVersion',
      versionId: change.documentId,
      versionRevisionId: change.before?._rev,
    })),
  ]
}
