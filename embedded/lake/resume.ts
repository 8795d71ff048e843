import { audienceFor } from './audience.ts'
import type { LogReader } from './history/log-reader.ts'
import type { Identity } from './identity.ts'
import type { Transaction } from './store.ts'

/** Listeners that have missed more changed documents than this start over. */
const MAX_MISSED = 1000

/** Names an event of a transaction; without a document, all of them. */
export function eventIdOf(transactionId: string, documentId = ''): string {
  return `${transactionId}#${documentId}`
}

interface Missed {
  transaction: Transaction
  /** Of its documents, those up to this id were received; empty when none was. */
  after: string
}

/**
 * The changes since the event that a listener received last; null when it has to start over.
 *
 * @param resumeAfter the id of that event
 */
export function missedSince(
  log: LogReader,
  resumeAfter: string | undefined,
  identity: Identity | null,
): Missed[] | null {
  if (!resumeAfter || audienceFor(identity).isPublic) return null
  const mark = resumeAfter.lastIndexOf('#')
  const transactionId = resumeAfter.slice(0, mark)
  const documentId = resumeAfter.slice(mark + 1)
  const transactions = log.from(transactionId, MAX_MISSED)
  if (!transactions) return null
  return transactions.flatMap((transaction) => {
    if (transaction.id !== transactionId) return [{ transaction, after: '' }]
    return documentId ? [{ transaction, after: documentId }] : []
  })
}
