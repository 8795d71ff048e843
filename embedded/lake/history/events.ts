import type { DatabaseSync } from 'node:sqlite'
import { isDraftId, isPublishedId, publishedIdOf } from '../documents.ts'
import type { ChangeRow } from './rows.ts'
import { turn } from './turns.ts'

/** The effect of one transaction on one document of a group: a document, its draft and its versions. */
interface GroupChange {
  documentId: string
  transition: ChangeRow['transition']
}

interface Entry {
  seq: number
  id: string
  timestamp: string
  author: string
}

export interface DocumentEvent {
  type: string
  timestamp: string
  author: string
  documentId: string
  [detail: string]: unknown
}

/** So many transactions are looked through before the next turn may come. */
const BATCH = 100

/**
 * `GET /data/history/D/events/documents/id`: what happened to a document, newest first, in the
 * Studio's event vocabulary. Edits are no events: the Studio derives those from the transactions.
 * No body is read for it.
 */
export function createEvents(database: DatabaseSync) {
  // The index `lives` holds these rows alone.
  const entriesBefore = database.prepare(`
    SELECT DISTINCT c.seq, t.id, t.timestamp, t.author
    FROM changes c JOIN transactions t USING (seq)
    WHERE c.group_id = ? AND c.transition <> 'update' AND c.seq < ? ORDER BY c.seq DESC LIMIT ?`)
  const groupChanges = database.prepare(
    'SELECT document_id AS documentId, transition FROM changes WHERE seq = ? AND group_id = ?',
  )
  const livingAfter = database.prepare(`
    SELECT document_id AS id FROM (
      SELECT document_id, transition, max(seq) FROM changes
      WHERE group_id = ? AND transition <> 'update' AND seq <= ? GROUP BY document_id)
    WHERE transition = 'appear' ORDER BY document_id`)
  const revisionBefore = database.prepare(`
    SELECT t.id FROM changes c JOIN transactions t USING (seq)
    WHERE c.document_id = ? AND c.seq < ? ORDER BY c.seq DESC LIMIT 1`)

  function eventsOf(group: string, entry: Entry): DocumentEvent[] {
    const { seq, id, timestamp, author } = entry
    const changes = groupChanges.all(seq, group) as unknown as GroupChange[]
    const base = { timestamp, author, documentId: group }
    const revision = (versionId: string) => revisionBefore.get(versionId, seq)?.id
    const published = changes.find(({ documentId }) => documentId === group)?.transition
    const versions = changes.filter(({ documentId }) => documentId !== group)
    const created = versions.filter(({ transition }) => transition === 'appear')
    const removed = versions.filter(({ transition }) => transition === 'disappear')

    if (published && published !== 'disappear' && removed[0]) {
      const versionId = removed[0].documentId
      const details = { revisionId: id, versionId, versionRevisionId: revision(versionId) }
      const publishCause = 'document.publish'
      return [{ ...base, type: 'publishDocumentVersion', ...details, publishCause }]
    }
    if (published === 'disappear') {
      const kept = livingAfter.get(group, seq)?.id
      if (!kept) return [{ ...base, type: 'deleteDocumentGroup' }]
      return [{ ...base, type: 'unpublishDocument', versionId: kept, versionRevisionId: id }]
    }
    return [
      ...(published === 'appear' ? [{ ...base, type: 'createLiveDocument', revisionId: id }] : []),
      ...created.map(({ documentId: versionId }) => {
        return { ...base, type: 'createDocumentVersion', versionId, versionRevisionId: id }
      }),
      ...removed.map(({ documentId: versionId }) => {
        const versionRevisionId = revision(versionId)
        return { ...base, type: 'deleteDocumentVersion', versionId, versionRevisionId }
      }),
    ]
  }

  return async (documentId: string, query: Record<string, string>) => {
    const group = publishedIdOf(documentId)
    const limit = Math.min(Math.max(Number.parseInt(query.limit ?? '100', 10) || 100, 1), 1000)
    let cursor = Number.parseInt(query.nextCursor ?? '', 10) || Number.MAX_SAFE_INTEGER
    const page: DocumentEvent[] = []
    for (;;) {
      await turn()
      const entries = entriesBefore.all(group, cursor, BATCH) as unknown as Entry[]
      for (const entry of entries) {
        // The events of one transaction stay on one page.
        if (page.length >= limit) {
          return { events: { [documentId]: page }, nextCursor: String(cursor) }
        }
        page.push(...eventsOf(group, entry).filter((event) => concerns(event, documentId)))
        cursor = entry.seq
      }
      if (entries.length < BATCH) return { events: { [documentId]: page }, nextCursor: '' }
    }
  }
}

/** A published document's events are its own; a draft's are those of the whole group. */
function concerns(event: DocumentEvent, documentId: string): boolean {
  if (isPublishedId(documentId))
    return event.type !== 'createDocumentVersion' && event.type !== 'deleteDocumentVersion'
  return isDraftId(documentId) || event.versionId === documentId
}
