import type { StreamEvent } from './event-stream.ts'
import { effectsOfChange } from './history/effects.ts'
import { eventIdOf } from './resume.ts'
import type { Transaction } from './store.ts'
import type { Change } from './transaction.ts'

/** Details that a listener requests of a change. */
export interface EventFormat {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effectFormat: 'none' | 'mendoza'
}

/**
 * The events of one transaction for one filter. https://www.sanity.io/docs/http-reference/listen
 *
 * @param changes those that the listener may read
 * @param matches of each change: did the filter select the document before, and does it after
 * @param isPublic leaves out the author of the change, which only editors may see
 */
export function mutationEvents(
  transaction: Transaction,
  changes: Change[],
  matches: [before: boolean, after: boolean][],
  format: EventFormat,
  isPublic: boolean,
): StreamEvent[] {
  return changes.flatMap((change, index) => {
    const [was, is] = matches[index] ?? [false, false]
    if (!was && !is) return []
    const data = {
      ...common(transaction, isPublic),
      transactionTotalEvents: changes.length,
      transactionCurrentEvent: index + 1,
      transition: was && is ? 'update' : is ? 'appear' : 'disappear',
      ...changed(transaction, change, format),
    }
    return [{ event: 'mutation', data, id: data.eventId }]
  })
}

function common({ id, author, timestamp }: Transaction, isPublic: boolean) {
  return {
    transactionId: id,
    ...(isPublic ? {} : { identity: author }),
    timestamp,
    visibility: 'query',
    // The Studio waits for a resultRev even of a deletion, and takes a previousRev as "was there".
    resultRev: id,
  }
}

function changed({ id }: Transaction, change: Change, format: EventFormat) {
  const { documentId, before, after, mutations } = change
  return {
    eventId: eventIdOf(id, documentId),
    documentId,
    ...(before ? { previousRev: before._rev } : {}),
    ...(format.includeMutations ? { mutations } : {}),
    ...(format.effectFormat === 'mendoza' ? { effects: effectsOfChange(change) } : {}),
    ...(format.includeResult && after ? { result: after } : {}),
    ...(format.includePreviousRevision ? { previous: before } : {}),
  }
}
