import type { DatabaseSync } from 'node:sqlite'
import { type LakeDocument, publishedIdOf } from '../documents.ts'
import type { DocumentMutation } from '../transaction.ts'
import { type ChangeRow, encodeChange, type SinceSnapshot } from './rows.ts'

const SCHEMA = `
  ALTER TABLE changes RENAME TO changes_with_bodies;
  DROP INDEX changes_by_transaction;
  CREATE TABLE changes (
    document_id TEXT NOT NULL,
    seq INTEGER NOT NULL REFERENCES transactions (seq),
    group_id TEXT NOT NULL,
    transition TEXT NOT NULL,
    mutations BLOB NOT NULL,
    patch BLOB,
    snapshot BLOB,
    PRIMARY KEY (document_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX changes_by_transaction ON changes (seq, group_id);
  CREATE INDEX lives ON changes (group_id, seq) WHERE transition <> 'update';
  CREATE INDEX transactions_by_time ON transactions (timestamp);
  CREATE TABLE purges (
    seq INTEGER NOT NULL REFERENCES transactions (seq),
    document_id TEXT NOT NULL,
    PRIMARY KEY (seq, document_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chores (name TEXT PRIMARY KEY, due INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`

/**
 * The log's second form: patches and snapshots (see `rows.ts`) in place of a body for every change.
 * One document after the other, so that a long history does not fill the memory.
 */
export function keepPatches(db: DatabaseSync) {
  db.exec(SCHEMA)
  const insert = db.prepare('INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?)')
  const rows = db.prepare(
    'SELECT seq, document_id, mutations, body FROM changes_with_bodies ORDER BY document_id, seq',
  )
  let id: string | null = null
  let before: LakeDocument | null = null
  let since: SinceSnapshot | null = null
  for (const row of rows.iterate()) {
    const documentId = row.document_id as string
    if (documentId !== id) [id, before, since] = [documentId, null, null]
    const after = JSON.parse((row.body as string | null) ?? 'null') as LakeDocument | null
    const mutations = JSON.parse(row.mutations as string) as DocumentMutation[]
    const encoded = encodeChange({ before, after, mutations }, since)
    const { transition, patch, snapshot } = encoded
    const seq = row.seq as number
    const group = publishedIdOf(documentId)
    insert.run(documentId, seq, group, transition, encoded.mutations, patch, snapshot)
    since = following(since, encoded)
    before = after
  }
  // The room that bodies took is given back, and what was deleted is forgotten, when the store opens.
  if (id !== null) db.exec("INSERT INTO chores VALUES ('vacuum', 1), ('forget', 1)")
  db.exec('DROP TABLE changes_with_bodies')
}

function following(since: SinceSnapshot | null, { patch, snapshot }: ChangeRow) {
  if (snapshot) return { snapshot: snapshot.length, changes: 0, patches: 0 }
  if (!since) return null
  const patches = since.patches + (patch?.length ?? 0)
  return { ...since, changes: since.changes + 1, patches }
}
