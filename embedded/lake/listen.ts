import { randomUUID } from 'node:crypto'
import type { Audience } from './audience.ts'
import type { LakeDocument } from './documents.ts'
import type { QueryParams } from './groq.ts'
import type { Queries } from './query.ts'
import type { Store, Transaction } from './store.ts'
import type { Change } from './transaction.ts'

export interface ListenOptions {
  query: string
  params: QueryParams
  audience: Audience
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effectFormat: 'none' | 'mendoza'
  /** The client asked to go on after this event; the lake answers `reset`: fetch anew. */
  resumeAfter: string | undefined
}

const HEARTBEAT_MS = 20_000
/** A listener that does not read is cut off after this many unread events; it will reconnect. */
const MAX_UNREAD = 1000

/**
 * `GET /data/listen`: a Server-Sent Events stream, one `mutation` event per changed document that
 * the query selects before or after the change. https://www.sanity.io/docs/http-reference/listen
 *
 * @param signal ends the stream
 */
export function listen(
  store: Store,
  queries: Queries,
  options: ListenOptions,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  queries.check(options.query, options.params, options.audience)
  return eventStream(signal, (send) => {
    const name = `listener.${randomUUID()}`
    if (options.resumeAfter) send({ event: 'reset', data: {} })
    else send({ event: 'welcome', data: { listenerName: name } })
    return store.onCommit((transaction) => {
      const mutations = eventsOf(transaction, queries, options)
      send(...mutations.map((data) => ({ event: 'mutation', data, id: data.eventId })))
    })
  })
}

/**
 * `GET /data/live/events`: tells that content changed. The lake has one sync tag for the whole
 * dataset (see {@link SYNC_TAG}). Who comes back after a broken line is told to start anew.
 *
 * @param audience tells of changes to what it may read
 */
export function liveEvents(
  store: Store,
  audience: Audience,
  lastEventId: string | undefined,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return eventStream(signal, (send) => {
    if (lastEventId) send({ event: 'restart', data: {}, id: lastEventId })
    else send({ event: 'welcome', data: {}, id: String(store.version) })
    return store.onCommit((transaction) => {
      if (transaction.changes.some(({ documentId }) => audience.canRead(documentId))) {
        send({ event: 'message', data: { tags: [SYNC_TAG] }, id: transaction.id })
      }
    })
  })
}

/** The only sync tag: every query depends on it. */
export const SYNC_TAG = 's1:all'

interface StreamEvent {
  event: string
  data: Record<string, unknown>
  id?: string
}
/** Sends what belongs together, such as the events of one commit. */
type Send = (...events: StreamEvent[]) => void

function eventStream(
  signal: AbortSignal,
  start: (send: Send) => () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let ended = false
        const write = (text: string) => controller.enqueue(encoder.encode(text))
        const unsubscribe = start((...events) => {
          if (ended) return
          const unread = -(controller.desiredSize ?? 0)
          if (unread > MAX_UNREAD) return end()
          for (const event of events) write(eventText(event))
        })
        const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
        heartbeat.unref()
        stop = () => {
          ended = true
          clearInterval(heartbeat)
          unsubscribe()
          signal.removeEventListener('abort', end)
        }
        const end = () => {
          stop()
          controller.close()
        }
        if (signal.aborted) end()
        else signal.addEventListener('abort', end)
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  )
}

function eventText({ event, data, id }: StreamEvent): string {
  return `event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

function eventsOf(transaction: Transaction, queries: Queries, options: ListenOptions) {
  const { query, params, audience } = options
  const readable = transaction.changes.filter(({ documentId }) => audience.canRead(documentId))
  return readable.flatMap((change, index) => {
    const was = queries.matches(query, params, change.before, audience)
    const is = queries.matches(query, params, change.after, audience)
    if (!was && !is) return []
    const place = { transactionTotalEvents: readable.length, transactionCurrentEvent: index + 1 }
    return [mutationEvent(transaction, change, place, transition(was, is), options)]
  })
}

function transition(was: boolean, is: boolean) {
  if (was && is) return 'update'
  return is ? 'appear' : 'disappear'
}

function mutationEvent(
  transaction: Transaction,
  { documentId, before, after, mutations }: Change,
  place: { transactionTotalEvents: number; transactionCurrentEvent: number },
  transition: 'update' | 'appear' | 'disappear',
  options: ListenOptions,
) {
  return {
    eventId: `${transaction.id}#${documentId}`,
    documentId,
    transactionId: transaction.id,
    transition,
    // Who writes is the crew's own affair.
    ...(options.audience.isPublic ? {} : { identity: transaction.author }),
    timestamp: transaction.timestamp,
    visibility: 'query',
    // The Studio waits for a resultRev even of a deletion, and takes a previousRev as "was there".
    ...(before ? { previousRev: before._rev } : {}),
    resultRev: transaction.id,
    ...place,
    ...(options.includeMutations ? { mutations } : {}),
    ...(options.effectFormat === 'mendoza' ? { effects: effects(before, after) } : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
  }
}

/**
 * A change as a pair of Mendoza patches that replace the whole document (opcode 0: push a value).
 * https://github.com/sanity-io/mendoza
 */
export function effects(before: LakeDocument | null, after: LakeDocument | null) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] }
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}
