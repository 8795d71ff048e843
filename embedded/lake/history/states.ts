import type { DatabaseSync } from 'node:sqlite'
import { type Body, bodyAfter } from './rows.ts'

/** A document's bodies around one change. */
export interface State {
  before: Body | null
  after: Body | null
}

/** A snapshot and the changes up to the next one, by their numbers. */
type Chunk = Map<number, State>

/** Going through a history in either direction needs a chunk and its neighbour. */
const CHUNKS_PER_DOCUMENT = 2

/** Rebuilds bodies from the nearest snapshot; caches the last one for the next call. */
export function createStates(database: DatabaseSync) {
  const chunkRows = database.prepare(`
    SELECT seq, patch, snapshot FROM changes
    WHERE document_id = ?1
      AND seq >= ifnull((SELECT seq FROM changes
        WHERE document_id = ?1 AND seq <= ?2 AND snapshot IS NOT NULL ORDER BY seq DESC LIMIT 1), 0)
      AND seq < ifnull((SELECT seq FROM changes
        WHERE document_id = ?1 AND seq > ?2 AND snapshot IS NOT NULL ORDER BY seq LIMIT 1), ?3)
    ORDER BY seq`)
  const previous = database.prepare(
    'SELECT max(seq) AS seq FROM changes WHERE document_id = ? AND seq < ?',
  )
  const chunks = new Map<string, Chunk[]>()

  function chunkOf(documentId: string, seq: number): Chunk {
    const known = chunks.get(documentId) ?? []
    const held = known.find((chunk) => chunk.has(seq))
    if (held) return held
    const chunk: Chunk = new Map()
    let before: Body | null = null
    for (const row of chunkRows.iterate(documentId, seq, Number.MAX_SAFE_INTEGER)) {
      const patch = row.patch as Uint8Array | null
      const after = bodyAfter(before, { patch, snapshot: row.snapshot as Uint8Array | null })
      chunk.set(Number(row.seq), { before, after })
      before = after
    }
    chunks.set(documentId, [chunk, ...known].slice(0, CHUNKS_PER_DOCUMENT))
    return chunk
  }

  function after(documentId: string, seq: number): Body | null {
    return chunkOf(documentId, seq).get(seq)?.after ?? null
  }

  return {
    /** The body after change `seq` of the document, which must exist. */
    after,
    /** The body before it, and after it. */
    around(documentId: string, seq: number): State {
      const chunk = chunkOf(documentId, seq)
      const state = chunk.get(seq) ?? { before: null, after: null }
      const isFirst = chunk.keys().next().value === seq
      const earlier = isFirst ? previous.get(documentId, seq)?.seq : null
      return earlier ? { ...state, before: after(documentId, Number(earlier)) } : state
    },
  }
}
export type States = ReturnType<typeof createStates>
