import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openForServer } from '../kit/database.ts'
import type { LakeDocument } from './documents.ts'
import { httpError } from './errors.ts'
import { checkIntegrity, createReferenceIndex } from './references.ts'
import { LAKE } from './schema.ts'
import { type Change, createWorkspace, type Workspace } from './transaction.ts'

/** A committed transaction: an entry of the append-only log. */
export interface Transaction {
  id: string
  timestamp: string
  author: string
  changes: Change[]
}

export interface TransactOptions {
  author: string
  transactionId: string
  /** Runs and checks everything, then forgets it. */
  dryRun?: boolean
}

export interface Store {
  /** All documents, by id: drafts, versions and published ones. */
  readonly documents: ReadonlyMap<string, LakeDocument>
  /** Grows with every commit. */
  readonly version: number
  /**
   * The one way to change anything. `work` stages changes; when it returns, they are checked,
   * written and synced to disk together, and only then visible. When it throws, nothing happened.
   */
  transact(options: TransactOptions, work: (workspace: Workspace) => void): Transaction
  /** Calls `listener` after each commit, in order; returns the way to stop. */
  onCommit(listener: (transaction: Transaction) => void): () => void
  /** The open database, for readers of the log. */
  readonly database: DatabaseSync
  close(): void
}

/**
 * Opens the dataset in `<folder>/lake.sqlite`: documents, and the log of transactions from which
 * history derives. One process at a time may write it; readers are welcome.
 *
 * @param restore completes a document as it is read from disk
 * @throws Error "database is locked" when another process has it open
 */
export function openStore(
  folder: string,
  restore: (document: LakeDocument) => LakeDocument = (document) => document,
): Store {
  // The documents are held in memory: a second writer would be unseen.
  const { db: database, close } = openForServer(join(folder, 'lake.sqlite'), LAKE)

  const documents = new Map<string, LakeDocument>()
  const references = createReferenceIndex()
  for (const row of database.prepare('SELECT id, body FROM documents').iterate()) {
    const document = restore(JSON.parse(row.body as string) as LakeDocument)
    documents.set(document._id, document)
    references.update(document._id, document)
  }

  const listeners = new Set<(transaction: Transaction) => void>()
  const write = prepareWrites(database)
  let version = 1

  return {
    documents,
    database,
    get version() {
      return version
    },
    transact({ author, transactionId, dryRun = false }, work) {
      if (write.isKnown(transactionId)) {
        throw httpError(409, `Transaction "${transactionId}" already exists`)
      }
      const workspace = createWorkspace(documents, transactionId, new Date().toISOString())
      work(workspace)
      const changes = workspace.changes()
      checkIntegrity(
        new Map(changes.map((change) => [change.documentId, change.after])),
        (id) => workspace.get(id) !== null,
        references,
      )
      const transaction = { id: transactionId, timestamp: workspace.timestamp, author, changes }
      if (dryRun || changes.length === 0) return transaction
      write.commit(transaction)
      for (const { documentId, after } of changes) {
        if (after) documents.set(documentId, after)
        else documents.delete(documentId)
        references.update(documentId, after)
      }
      version++
      for (const listener of listeners) notify(listener, transaction)
      return transaction
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close,
  }
}

/** The commit stands whatever a listener does: its failure is the process's to report, not the writer's. */
function notify(listener: (transaction: Transaction) => void, transaction: Transaction) {
  try {
    listener(transaction)
  } catch (error) {
    console.error('lake: a listener failed', error)
  }
}

function prepareWrites(database: DatabaseSync) {
  const known = database.prepare('SELECT 1 FROM transactions WHERE id = ?')
  const begin = database.prepare('BEGIN IMMEDIATE')
  const end = database.prepare('COMMIT')
  const insert = database.prepare(
    'INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)',
  )
  const log = database.prepare(
    'INSERT INTO changes (seq, document_id, mutations, body) VALUES (?, ?, ?, ?)',
  )
  const put = database.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  return {
    isKnown: (id: string) => known.get(id) !== undefined,
    commit({ id, timestamp, author, changes }: Transaction) {
      begin.run()
      try {
        const seq = insert.run(id, timestamp, author).lastInsertRowid
        for (const { documentId, after, mutations } of changes) {
          const body = after && JSON.stringify(after)
          log.run(seq, documentId, JSON.stringify(mutations), body)
          if (body) put.run(documentId, body)
          else remove.run(documentId)
        }
        end.run()
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
  }
}
