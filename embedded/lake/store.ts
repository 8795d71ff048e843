import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openForServer } from '../kit/database.ts'
import { onBallast } from '../kit/full-disk.ts'
import type { Log } from '../kit/log.ts'
import { type Space, unlimited } from '../kit/space.ts'
import { type LakeDocument, publishedIdOf } from './documents.ts'
import { httpError } from './errors.ts'
import { forgetDeleted } from './history/forget.ts'
import { createLog } from './history/log.ts'
import { createVacuum, vacuum } from './history/vacuum.ts'
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
   * The only way to change anything. `work` stages changes; when it returns, they are checked,
   * written and synced to disk together, and only then visible. When it throws, nothing happened.
   */
  transact(options: TransactOptions, work: (workspace: Workspace) => void): Transaction
  /**
   * Deletes documents with their drafts and versions, and all that history keeps of them; a record of the time
   * and the author remains. The file is overwritten within moments.
   *
   * @throws ItemError 409 when others refer to one of them strongly
   */
  purge(documentIds: readonly string[], author: string): void
  /** Calls `listener` after each commit, in order; returns the unsubscribe function. */
  onCommit(listener: (transaction: Transaction) => void): () => void
  /** The open database, for readers of the log. */
  readonly database: DatabaseSync
  close(): void
}

export interface StoreOptions {
  /** Completes a document as it is read from disk. */
  restore?: (document: LakeDocument) => LakeDocument
  /** Documents that are erased, history included, once the last draft or version is deleted. */
  isPersonal?: (document: LakeDocument) => boolean
  /** The disk of the folder. */
  space?: Space
  log?: Log
}

/**
 * Opens the dataset in `<folder>/lake.sqlite`: documents, and the log of transactions from which
 * history derives. One process at a time may write it; readers are welcome.
 *
 * @throws Error "database is locked" when another process has it open
 */
export function openStore(folder: string, options: StoreOptions = {}): Store {
  const {
    restore,
    isPersonal = () => false,
    space = unlimited,
    log: report = console.error,
  } = options
  const path = join(folder, 'lake.sqlite')
  // The documents are held in memory: a second writer would be unseen.
  const { db: database, transact: write, close } = onBallast(openForServer(path, LAKE), space)
  database.exec('PRAGMA secure_delete = ON')

  const documents = new Map<string, LakeDocument>()
  const references = createReferenceIndex()
  /** Documents that are not in memory as they were logged. */
  const restored = new Set<string>()
  for (const row of database.prepare('SELECT id, body FROM documents').iterate()) {
    const stored = JSON.parse(row.body as string) as LakeDocument
    const document = restore?.(stored) ?? stored
    documents.set(document._id, document)
    references.update(document._id, document)
    if (document !== stored) restored.add(document._id)
  }

  const log = createLog(database)
  const listeners = new Set<(transaction: Transaction) => void>()
  const put = database.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  const erasing = createVacuum(path, report)
  let version = 1
  let lastTimestamp = log.lastTimestamp() ?? ''

  write(() => forgetDeleted(database, log, documents, isPersonal))
  try {
    vacuum(path)
  } catch (error) {
    report('The erased history is not yet overwritten', error)
  }

  /** The log's entries are in the order of their times, whatever the clock does. */
  function now(): string {
    const time = new Date().toISOString()
    return time > lastTimestamp ? time : lastTimestamp
  }

  /** @param erased ids of published documents of which nothing is to be left */
  function commit(transaction: Transaction, erased: ReadonlySet<string>) {
    const { timestamp, changes } = transaction
    write(() => {
      const seq = log.append(transaction)
      for (const change of changes) {
        const { documentId, after } = change
        if (!erased.has(publishedIdOf(documentId))) {
          log.logChange(seq, change, restored.has(documentId))
        }
        if (after) put.run(documentId, JSON.stringify(after))
        else remove.run(documentId)
      }
      for (const group of erased) log.erase(seq, group)
    })
    lastTimestamp = timestamp
    for (const { documentId, after } of changes) {
      if (after) documents.set(documentId, after)
      else documents.delete(documentId)
      references.update(documentId, after)
      restored.delete(documentId)
    }
    version++
    if (erased.size > 0) erasing.start()
    for (const listener of listeners) notify(listener, transaction, report)
  }

  function transact(
    { author, transactionId, dryRun = false }: TransactOptions,
    work: (workspace: Workspace) => void,
    purged: ReadonlySet<string> = new Set(),
  ): Transaction {
    if (log.isKnown(transactionId)) {
      throw httpError(409, `Transaction "${transactionId}" already exists`)
    }
    const workspace = createWorkspace(documents, transactionId, now())
    work(workspace)
    const changes = workspace.changes()
    checkIntegrity(
      new Map(changes.map((change) => [change.documentId, change.after])),
      (id) => workspace.get(id) !== null,
      references,
    )
    const transaction = { id: transactionId, timestamp: workspace.timestamp, author, changes }
    const erased = new Set([...purged, ...isPurged(workspace, isPersonal)])
    if (!dryRun && (changes.length > 0 || erased.size > 0)) commit(transaction, erased)
    return transaction
  }

  return {
    documents,
    database,
    get version() {
      return version
    },
    transact: (options, work) => transact(options, work),
    purge(documentIds, author) {
      const groups = new Set(documentIds.map(publishedIdOf))
      const deleteAll = (workspace: Workspace) => {
        for (const id of documents.keys()) {
          if (groups.has(publishedIdOf(id))) workspace.apply(id, { delete: { id } })
        }
      }
      transact({ author, transactionId: randomUUID() }, deleteAll, groups)
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      erasing.close()
      close()
    },
  }
}

/** Ids of published documents that were personal and of which no draft or version is left. */
function isPurged(workspace: Workspace, isPersonal: (document: LakeDocument) => boolean) {
  const gone = new Set<string>()
  for (const { documentId, before, after } of workspace.changes()) {
    if (before && !after && isPersonal(before)) gone.add(publishedIdOf(documentId))
  }
  if (gone.size === 0) return gone
  for (const { _id } of workspace.documents()) gone.delete(publishedIdOf(_id))
  return gone
}

/** The commit stands whatever a listener does: its failure is the process's to report, not the writer's. */
function notify(
  listener: (transaction: Transaction) => void,
  transaction: Transaction,
  report: Log,
) {
  try {
    listener(transaction)
  } catch (error) {
    report('A listener failed', error)
  }
}
