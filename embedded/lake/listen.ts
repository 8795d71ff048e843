import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Log } from '../kit/log.ts'
import { type Audience, audienceFor } from './audience.ts'
import { LakeError } from './errors.ts'
import { type EventSink, eventBytes, eventStream } from './event-stream.ts'
import type { Class } from './groq/budgets.ts'
import type { QueryParams } from './groq/parse.ts'
import { classOf, type QueryClient } from './groq/pools.ts'
import { createLogReader } from './history/log-reader.ts'
import type { Lifetime } from './lifetime.ts'
import { type EventFormat, mutationEvents } from './mutation-event.ts'
import type { Queries } from './query.ts'
import { eventIdOf, missedSince } from './resume.ts'
import type { Store, Transaction } from './store.ts'
import { createStreamLimit } from './stream-limit.ts'
import type { Change } from './transaction.ts'

export interface ListenOptions extends EventFormat {
  query: string
  params: QueryParams
  client: QueryClient
  /** The client resumes after the event of this id. */
  resumeAfter: string | undefined
}

interface Listener extends EventSink {
  options: ListenOptions
  /** Position up to which it has received everything; it resumes there after a disconnect. */
  position: { upTo: string }
}

/** The only sync tag: every query depends on it. */
export const SYNC_TAG = 's1:all'

/** Open streams of one visitor and of all; the Studio alone holds six for each open document. */
const VISITORS_SEATS = { own: 16, all: 1000 }
const EDITORS_SEATS = { own: 500, all: 2000 }
/** Changes that a filter looks at before others have their turn. */
const CHANGES = 50
/** Listeners that are written to before others have their turn. */
const LISTENERS = 50
/** Listeners that are this many commits behind are closed: they reconnect and fetch again. */
const MAX_BEHIND = 1000

/** The streams of the dataset's listeners. */
export function createListeners(store: Store, queries: Queries, report: Log) {
  const listeners: Record<Class, Set<Listener>> = {
    visitors: new Set(),
    editors: new Set(),
    site: new Set(),
  }
  const visitorsSeats = createStreamLimit(VISITORS_SEATS)
  const editorsSeats = createStreamLimit(EDITORS_SEATS)
  const log = createLogReader(store.database)
  const queues = {
    visitors: createQueue(report),
    editors: createQueue(report),
    site: createQueue(report),
  }
  store.onCommit((transaction) => {
    for (const name of ['visitors', 'editors', 'site'] as const) {
      const present = [...listeners[name]]
      if (queues[name].length >= MAX_BEHIND) for (const { end } of present) end()
      else if (present.length > 0) queues[name].add(() => notify(transaction, present))
    }
  })

  /**
   * Counts a stream towards the limit until its end.
   *
   * @throws LakeError 429 or 503 when too many are open
   */
  function countStream(
    { identity, addressKey }: QueryClient,
    { signal, release }: Lifetime,
  ): Lifetime {
    try {
      const isVisitor = classOf({ identity, addressKey }) === 'visitors'
      const leave = isVisitor
        ? visitorsSeats.take(addressKey)
        : editorsSeats.take(identity?.id ?? '')
      return {
        signal,
        release() {
          leave()
          release()
        },
      }
    } catch (error) {
      release()
      throw error
    }
  }

  /**
   * Notifies listeners of one commit; each distinct filter is evaluated once.
   *
   * @param after of the documents, those up to this id were sent before
   */
  async function notify(transaction: Transaction, present: Listener[], after = '') {
    const filters = Map.groupBy(present, ({ options }) => filterKey(options))
    await Promise.all(
      [...filters.values()].map(async (same) => {
        const [first] = same
        if (!first) return
        const audience = audienceFor(first.options.client.identity)
        const changes = transaction.changes.filter(({ documentId }) => audience.canRead(documentId))
        try {
          const matches = await matchesOf(first.options, changes)
          const unsent = matches.map((match, index): typeof match =>
            (changes[index]?.documentId ?? '') > after ? match : [false, false],
          )
          await send(transaction, changes, unsent, same, audience)
        } catch (error) {
          for (const listener of same) fail(listener, error)
        }
      }),
    )
  }

  async function matchesOf(options: ListenOptions, changes: Change[]) {
    const matches: [boolean, boolean][] = []
    for (let at = 0; at < changes.length; at += CHANGES) {
      const part = changes.slice(at, at + CHANGES)
      const pairs = part.map(
        ({ before, after }) => [before, after] as [typeof before, typeof after],
      )
      matches.push(...(await queries.filter(options, pairs)))
    }
    return matches
  }

  function fail(listener: Listener, error: unknown) {
    if (!(error instanceof LakeError)) report('A listener failed', error)
    const data = error instanceof LakeError ? error.body : { message: 'The listener failed' }
    listener.send(eventBytes({ event: 'channelError', data }))
    listener.end()
  }

  return {
    /**
     * `GET /data/listen`: a Server-Sent Events stream, one `mutation` event per changed document
     * that the query selects before or after the change.
     * https://www.sanity.io/docs/http-reference/listen A filter that costs too much is ended by a
     * `channelError`.
     *
     * A member of the project who reconnects gets a `welcomeback` and the missed events; everybody
     * else, and anyone who missed too many events, gets a `reset` and must fetch again.
     *
     * @throws LakeError when the query cannot be evaluated; 429 or 503 when too many listen
     */
    async listen(options: ListenOptions, lifetime: Lifetime): Promise<ReadableStream<Uint8Array>> {
      const counted = countStream(options.client, lifetime)
      try {
        await queries.tryFilter(options)
      } catch (error) {
        counted.release()
        throw error
      }
      const name = classOf(options.client)
      const position = { upTo: positionFor(options.client, log.lastId()) }
      const start = (sink: EventSink) => {
        const listener: Listener = { ...sink, options, position }
        const data = { listenerName: `listener.${randomUUID()}` }
        const missed = missedSince(log, options.resumeAfter, options.client.identity)
        if (missed) sink.send(eventBytes({ event: 'welcomeback', data }))
        else if (options.resumeAfter)
          sink.send(eventBytes({ event: 'reset', data: {}, id: position.upTo }))
        else sink.send(eventBytes({ event: 'welcome', data, id: position.upTo }))
        for (const { transaction, after } of missed ?? []) {
          queues[name].add(() => notify(transaction, [listener], after))
        }
        listeners[name].add(listener)
        return () => listeners[name].delete(listener)
      }
      return eventStream(counted, start, () => position.upTo)
    },

    /**
     * `GET /data/live/events`: announces changes of content. The lake has one sync tag for the
     * whole dataset (see {@link SYNC_TAG}). A client that reconnects must fetch everything again.
     *
     * @param audience sees only changes of documents that it may read
     * @throws LakeError 429 or 503 when too many listen
     */
    liveEvents(
      audience: Audience,
      client: QueryClient,
      lastEventId: string | undefined,
      lifetime: Lifetime,
    ): ReadableStream<Uint8Array> {
      return eventStream(countStream(client, lifetime), ({ send }) => {
        if (lastEventId) send(eventBytes({ event: 'restart', data: {}, id: lastEventId }))
        else send(eventBytes({ event: 'welcome', data: {}, id: String(store.version) }))
        return store.onCommit((transaction) => {
          if (transaction.changes.some(({ documentId }) => audience.canRead(documentId))) {
            send(eventBytes({ event: 'message', data: { tags: [SYNC_TAG] }, id: transaction.id }))
          }
        })
      })
    },

    /**
     * A stream without events: its end signals that the client lost its access to the dataset.
     *
     * @throws LakeError 429 or 503 when too many are open
     */
    presence(client: QueryClient, lifetime: Lifetime): ReadableStream<Uint8Array> {
      return eventStream(countStream(client, lifetime), () => () => {})
    },
  }
}

export type Listeners = ReturnType<typeof createListeners>

/** Visitors cannot resume, so they get no ids of transactions that they may not read. */
function positionFor({ identity }: QueryClient, transactionId: string): string {
  return audienceFor(identity).isPublic ? '' : eventIdOf(transactionId)
}

/** Does one thing after the other. */
function createQueue(report: Log) {
  let last = Promise.resolve()
  let length = 0
  return {
    get length() {
      return length
    },
    add(work: () => Promise<void>) {
      length++
      last = last
        .then(work)
        .catch((error) => report('Listeners were not told of a commit', error))
        .finally(() => {
          length--
        })
    },
  }
}

/** Sends what the filter selected; listeners that request the same form share its bytes. */
async function send(
  transaction: Transaction,
  changes: Change[],
  matches: [boolean, boolean][],
  listeners: Listener[],
  { isPublic }: Audience,
) {
  const forms = Map.groupBy(listeners, ({ options }) => formatKey(options))
  let sent = 0
  for (const same of forms.values()) {
    const [first] = same
    if (!first) continue
    const events = mutationEvents(transaction, changes, matches, first.options, isPublic)
    const bytes = events.length > 0 ? eventBytes(...events) : null
    for (const listener of same) {
      if (bytes) listener.send(bytes)
      listener.position.upTo = positionFor(listener.options.client, transaction.id)
      if (++sent % LISTENERS === 0) await nextTurn()
    }
  }
}

function filterKey({ query, params, client }: ListenOptions): string {
  return JSON.stringify([audienceFor(client.identity).name, query, params])
}

function formatKey(options: ListenOptions): string {
  const { includeResult, includePreviousRevision, includeMutations, effectFormat } = options
  return [includeResult, includePreviousRevision, includeMutations, effectFormat].join()
}
