import { randomUUID } from 'node:crypto'
import type { Audience } from './audience.ts'
import type { LakeDocument } from './documents.ts'
import type { QueryParams } from './groq.ts'
import type { Lifetime } from './lifetime.ts'
import type { LogReader } from './log.ts'
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
  /** The client asked to go on after the event of this id. */
  resumeAfter: string | undefined
}

const HEARTBEAT_MS = 20_000
/** A listener that does not read is cut off after this many unread events; it will reconnect. */
const MAX_UNREAD = 1000
/** Who has missed more changed documents than this begins anew. */
const MAX_MISSED = 1000

/**
 * `GET /data/listen`: a Server-Sent Events stream, one `mutation` event per changed document that
 * the query selects before or after the change. https://www.sanity.io/docs/http-reference/listen
 *
 * Who takes part in the dataset and comes back after a broken line gets a `welcomeback` and what was
 * missed meanwhile; everybody else, and who has missed too much, a `reset`: fetch anew.
 */
export function listen(
  store: Store,
  log: LogReader,
  queries: Queries,
  options: ListenOptions,
  lifetime: Lifetime,
): ReadableStream<Uint8Array> {
  queries.check(options.query, options.params, options.audience)
  // What was sent last may be long ago; this is up to where the listener has heard of everything.
  let position = eventIdOf(log.lastId())
  return eventStream(
    lifetime,
    (send) => {
      const tell = (transaction: Transaction, after = '') => {
        const events = eventsOf(transaction, queries, options)
        const unheard = events.filter(({ documentId }) => documentId > after)
        send(...unheard.map((data) => ({ event: 'mutation', data, id: data.eventId })))
        position = eventIdOf(transaction.id)
      }
      const data = { listenerName: `listener.${randomUUID()}` }
      const missed = missedSince(log, options)
      if (!options.resumeAfter) send({ event: 'welcome', data, id: position })
      else if (!missed) send({ event: 'reset', data: {}, id: position })
      else {
        send({ event: 'welcomeback', data })
        for (const { transaction, after } of missed) tell(transaction, after)
      }
      return store.onCommit((transaction) => tell(transaction))
    },
    () => position,
  )
}

/** Names an event of a transaction; without a document, all of them. */
function eventIdOf(transactionId: string, documentId = ''): string {
  return `${transactionId}#${documentId}`
}

/** What has happened since the event that a listener heard last; null when it has to begin anew. */
function missedSince(log: LogReader, { resumeAfter, audience }: ListenOptions) {
  if (!resumeAfter || audience.isPublic) return null
  const mark = resumeAfter.lastIndexOf('#')
  const transactionId = resumeAfter.slice(0, mark)
  const documentId = resumeAfter.slice(mark + 1)
  const transactions = log.from(transactionId, MAX_MISSED)
  return transactions?.flatMap((transaction) => {
    if (transaction.id !== transactionId) return [{ transaction, after: '' }]
    return documentId ? [{ transaction, after: documentId }] : []
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
  lifetime: Lifetime,
): ReadableStream<Uint8Array> {
  return eventStream(lifetime, (send) => {
    if (lastEventId) send({ event: 'restart', data: {}, id: lastEventId })
    else send({ event: 'welcome', data: {}, id: String(store.version) })
    return store.onCommit((transaction) => {
      if (transaction.changes.some(({ documentId }) => audience.canRead(documentId))) {
        send({ event: 'message', data: { tags: [SYNC_TAG] }, id: transaction.id })
      }
    })
  })
}

/** A stream that tells nothing: its end says that whoever opened it has no part in the dataset any more. */
export function presence(lifetime: Lifetime): ReadableStream<Uint8Array> {
  return eventStream(lifetime, () => () => {})
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

/** @param position the id after which whoever loses the line goes on, if not after that of an event */
function eventStream(
  { signal, release }: Lifetime,
  start: (send: Send) => () => void,
  position: () => string = () => '',
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
        const heartbeat = setInterval(() => write(heartbeatText(position())), HEARTBEAT_MS)
        heartbeat.unref()
        stop = () => {
          ended = true
          clearInterval(heartbeat)
          unsubscribe()
          signal.removeEventListener('abort', end)
          release()
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

/** A comment; an id without data is kept and makes no event (https://html.spec.whatwg.org/#event-stream-interpretation). */
function heartbeatText(position: string): string {
  return position ? `:\nid: ${position}\n\n` : ':\n\n'
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
    eventId: eventIdOf(transaction.id, documentId),
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
