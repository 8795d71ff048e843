import { LRUCache } from 'lru-cache'
import type { Log } from '../kit/log.ts'
import { audienceFor } from './audience.ts'
import type { LakeDocument } from './documents.ts'
import { httpError, LakeError, queryError } from './errors.ts'
import { budgetOf, filterBudgetOf } from './groq/budgets.ts'
import { evaluate } from './groq/evaluate.ts'
import type { Failure, FilterJob, Result, WorkerData } from './groq/messages.ts'
import { createParser, type QueryParams } from './groq/parse.ts'
import { createPools, type QueryClient } from './groq/pools.ts'
import { readerOf } from './identity.ts'
import type { Perspective } from './perspective.ts'
import type { Store } from './store.ts'
import type { Workspace } from './transaction.ts'

export interface QueryRequest {
  query: string
  params: QueryParams
  perspective: Perspective
  client: QueryClient
  /** Aborted when the request is. */
  signal?: AbortSignal
}

export type FilterRequest = Pick<QueryRequest, 'query' | 'params' | 'client'>

interface Running {
  answer: Promise<string>
  signals: (AbortSignal | undefined)[]
}

/** Maximum size of cached results and their queries, in characters. */
const MAX_RESULTS = 16_000_000
/** Filters that were tried are remembered, in characters. */
const MAX_TRIED = 1_000_000
const ANONYMOUS = '<anonymous>'
/** Maximum nesting of `*` within `*` in a mutation's query. */
const SELECT_DEPTH = 10

/** GROQ over the store, evaluated in worker threads; results are cached until the next commit. */
export function createQueries(store: Store, workerData: WorkerData, log: Log) {
  const pools = createPools(store, workerData, log)
  const parsed = createParser()
  const results = new LRUCache<string, string>({
    maxSize: MAX_RESULTS,
    maxEntrySize: MAX_RESULTS / 2,
    sizeCalculation: (result, key) => key.length + result.length,
  })
  const running = new Map<string, Running>()
  store.onCommit(() => results.clear())
  const tried = new LRUCache<string, Promise<void>>({
    maxSize: MAX_TRIED,
    sizeCalculation: (_, key) => key.length + 100,
  })

  async function runQuery(
    request: QueryRequest,
    params: string,
    key: string,
    isWanted: () => boolean,
  ): Promise<string> {
    const { query, perspective, client } = request
    const { version } = store
    const job = { ...{ query, params, perspective }, ...limitsOf(client, budgetOf) }
    const outcome = await pools.runWithinBudget(client, { kind: 'query', ...job }, isWanted)
    const { json, repeatable } = resultOf(outcome, 'query', query, log)
    if (repeatable && version === store.version) results.set(key, json)
    return json
  }

  /**
   * Which of the changed documents a listener's filter selects, before and after.
   *
   * @throws LakeError when it cannot be evaluated, or costs too much
   */
  async function filter({ query, params, client }: FilterRequest, changes: FilterJob['changes']) {
    const job = { ...{ query, changes }, ...limitsOf(client, filterBudgetOf) }
    const named = namedParams(query, params)
    const outcome = await pools.run(client, { kind: 'filter', ...job, params: named })
    return resultOf(outcome, 'filter', query, log).matches
  }

  return {
    /**
     * Result of a query as JSON text. Concurrent identical queries share one evaluation.
     *
     * @throws LakeError `queryParseError` (with position), `queryError`, 413, 429 or 503
     */
    run(request: QueryRequest): Promise<string> {
      const { query, perspective, client } = request
      const params = namedParams(query, request.params)
      const key = `${audienceFor(client.identity).name} ${perspective} ${params} ${query}`
      const known = results.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const together = `${store.version} ${client.identity?.id} ${key}`
      const present = running.get(together)
      if (present) {
        present.signals.push(request.signal)
        return present.answer
      }
      const signals = [request.signal]
      const isWanted = () => signals.some((signal) => !signal?.aborted)
      const answer = runQuery(request, params, key, isWanted).finally(() =>
        running.delete(together),
      )
      running.set(together, { answer, signals })
      return answer
    },

    /**
     * Tries a listener's filter.
     *
     * @throws LakeError when it can be neither read nor evaluated; 429 when the client has no
     * budget left
     */
    async tryFilter(request: FilterRequest): Promise<void> {
      pools.requireCredit(request.client)
      const params = namedParams(request.query, request.params)
      const key = `${request.client.identity?.role} ${params} ${request.query}`
      const present = tried.get(key)
      if (present) return present
      const trying = filter(request, []).then(() => {})
      tried.set(key, trying)
      trying.catch(() => tried.delete(key))
      return trying
    },

    filter,

    /**
     * Ids that a mutation by query selects, drafts and uncommitted changes included. It belongs to
     * a transaction under way and is evaluated in this thread: for administrators only.
     */
    select(workspace: Workspace, query: string, params: QueryParams): string[] {
      const documents = [...workspace.documents()]
      const byId = new Map(documents.map((document) => [document._id, document]))
      const get = (id: string): LakeDocument | undefined => byId.get(id)
      const ofType = (type: string) => documents.filter(({ _type }) => _type === type)
      const options = { ofType, get, params, identity: ANONYMOUS, sanity: workerData }
      const tree = parsed(query, params, SELECT_DEPTH)
      const value = evaluate(tree, { dataset: documents, ...options })
      const rows = Array.isArray(value) ? value : [value]
      return rows.flatMap((row) => {
        const id = (row as { _id?: unknown } | null)?._id
        return typeof id === 'string' ? [id] : []
      })
    },

    close: () => pools.close(),
  }
}
export type Queries = ReturnType<typeof createQueries>

function limitsOf({ identity }: QueryClient, budget: typeof budgetOf) {
  return { reader: readerOf(identity), budget: budget(identity) }
}

/** JSON of the parameters that a query names: others must not make one query look like many. */
function namedParams(query: string, params: QueryParams): string {
  const names = new Set([...query.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))
  const named = Object.entries(params).filter(([name]) => names.has(name))
  return JSON.stringify(Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** @throws LakeError when there is none */
function resultOf<Kind extends Result['kind']>(
  answer: { result: Result } | { failure: Failure },
  kind: Kind,
  query: string,
  log: Log,
): Extract<Result, { kind: Kind }> {
  if ('failure' in answer) throw errorOf(answer.failure, query, log)
  if (answer.result.kind !== kind) throw new Error(`The worker answered ${answer.result.kind}`)
  return answer.result as Extract<Result, { kind: Kind }>
}

function errorOf(failure: Failure, query: string, log: Log) {
  if (failure.kind === 'refused') {
    return new LakeError(failure.status, failure.message, failure.body)
  }
  // A query that costs too much costs as much again: the client must not repeat it as it would a 503.
  if (failure.kind === 'budget') return queryError(failure.message, query)
  log(`A query failed: ${failure.message}`)
  return httpError(500, 'The query failed; see the log of the content lake')
}
