import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import schema from '../../schemas/schema.generated.json' with { type: 'json' }
import { createAlarm } from './due.server.ts'

export interface ImageConfig {
  projectId: string
  dataset: string
  /** Base of image URLs: the CDN, or the embedded lake on this origin. */
  baseUrl: string
}

export interface ContentSource {
  /** Result of a GROQ query, from the cache until something is published. */
  fetch<const Query extends string>(
    query: Query,
    params?: QueryParams,
  ): Promise<ClientReturn<Query>>
  /**
   * Version of the content: increases whenever published content may have changed or the date of an
   * article comes, and every second while disconnected. Page caches key on it.
   */
  readonly version: number
  readonly imageConfig: ImageConfig
  close(): void
}

/** The dataset cannot be reached and the cache has no result. */
export class ContentUnreachable extends Error {
  override name = 'ContentUnreachable'
}

interface Entry {
  value: unknown
  /** `version` when the query was sent: a publish during the query makes the result stale. */
  version: number
}

const MAX_ENTRIES = 2000
/** Retry interval while the dataset is unreachable (ms). */
const RETRY_AFTER_MS = 1000
/** Lifetime of cached results while the listener is disconnected (ms). */
const UNHEARD_TRUST_MS = 1000
const RESUBSCRIBE_AFTER_MS = 1000

/** Documents of other types (a plugin's, another site's) change no page. */
const documentTypes = schema.filter(({ type }) => type === 'document').map(({ name }) => name)

const published =
  '*[_type in $documentTypes && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("inbox.**"))]'

/**
 * Reads the dataset for the site: results are cached until something is published (a listener reports it, so
 * visitors never poll), and the last good result is served while the dataset is unreachable.
 *
 * @param client reads published content; its requests should time out within seconds
 * @param listener receives every publication, members-only content included: pages of open lessons
 * show it
 * @param log called with one line per change of state, never per request
 */
export function createContentSource({
  client,
  listener,
  imageConfig,
  log,
}: {
  client: SanityClient
  listener: SanityClient
  imageConfig: ImageConfig
  log: (line: string) => void
}): ContentSource {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  const pending = new Map<string, Promise<unknown>>()
  let version = 1
  let distrusting: NodeJS.Timeout | undefined
  let retrying: NodeJS.Timeout | undefined
  let unreachableSince = 0
  let lastFailure = 0
  let subscription: { unsubscribe(): void } | undefined
  let resubscribing: NodeJS.Timeout | undefined

  function changed() {
    version++
  }
  const alarm = createAlarm(client, changed)

  /** While disconnected from the dataset's events, bumps the version every second. */
  function setConnected(connected: boolean) {
    clearInterval(distrusting)
    distrusting = connected ? undefined : setInterval(changed, UNHEARD_TRUST_MS).unref()
  }

  function listen() {
    subscription = listener
      .listen(
        published,
        { documentTypes },
        {
          includeResult: false,
          visibility: 'query',
          events: ['welcome', 'mutation', 'reconnect'],
        },
      )
      .subscribe({
        next(event) {
          if (event.type === 'mutation') {
            changed()
            alarm.plan()
          }
          if (event.type === 'reconnect') setConnected(false)
          if (event.type === 'welcome') {
            // Changes made before (or while disconnected) were not received.
            setConnected(true)
            changed()
            alarm.plan()
          }
        },
        error(error: Error) {
          setConnected(false)
          log(`content: listening to the dataset failed (${error.message}); trying again`)
          resubscribing = setTimeout(listen, RESUBSCRIBE_AFTER_MS)
        },
      })
  }
  setConnected(false)
  listen()

  async function load(key: string, query: string, params: QueryParams): Promise<unknown> {
    const sentAt = version
    const last = entries.get(key)
    if (Date.now() - lastFailure < RETRY_AFTER_MS && last) return last.value
    try {
      const value = await client.fetch(query, params)
      entries.set(key, { value, version: sentAt })
      if (unreachableSince) log(`content: the dataset answers again`)
      unreachableSince = 0
      lastFailure = 0
      return value
    } catch (error) {
      if (isRefusal(error)) throw error
      lastFailure = Date.now()
      // This result is stale: it must be fetched again, and pages made of it must not be cached.
      clearTimeout(retrying)
      retrying = setTimeout(changed, RETRY_AFTER_MS).unref()
      const reason = error instanceof Error ? error.message : String(error)
      if (!unreachableSince) log(`content: the dataset cannot be reached (${reason})`)
      unreachableSince ||= lastFailure
      if (last) return last.value
      throw new ContentUnreachable('The content cannot be reached', { cause: error })
    }
  }

  return {
    imageConfig,
    get version() {
      return version
    },
    async fetch<const Query extends string>(query: Query, params: QueryParams = {}) {
      const key = `${query}\n${JSON.stringify(params)}`
      const entry = entries.get(key)
      if (entry?.version === version) return entry.value as ClientReturn<Query>
      const flight = `${version}\n${key}`
      const running = pending.get(flight) ?? load(key, query, params)
      pending.set(flight, running)
      try {
        return (await running) as ClientReturn<Query>
      } finally {
        pending.delete(flight)
      }
    },
    close() {
      clearTimeout(resubscribing)
      clearTimeout(retrying)
      clearInterval(distrusting)
      alarm.stop()
      subscription?.unsubscribe()
    },
  }
}

/** A query that the dataset rejects (4xx) is a bug of the site: serving old content would hide it. */
function isRefusal(error: unknown): boolean {
  const status = (error as { statusCode?: unknown }).statusCode
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429
}
