import { type Audience, EVERYTHING } from './audience.ts'
import type { Identity, LakeDocument } from './documents.ts'
import { createParser, evaluate, type QueryParams } from './groq.ts'
import { createViews, type Perspective } from './perspective.ts'
import type { Store } from './store.ts'
import type { Workspace } from './transaction.ts'

export interface QueryRequest {
  query: string
  params: QueryParams
  perspective: Perspective
  audience: Audience
  identity: Identity | null
}

/** Results kept in memory, with the queries that asked for them, in characters. */
const MAX_RESULTS = 16_000_000
/** A query with longer parameters is not kept. */
const MAX_KEY = 32_000
/** Evaluated once when a listener comes, so that what cannot be evaluated is refused then. */
const SAMPLE: LakeDocument = { _id: 's', _type: 's', _rev: '', _createdAt: '', _updatedAt: '' }

/** GROQ over the store, by groq-js; results are kept until the next commit. */
export function createQueries(store: Store) {
  const view = createViews(store)
  const parsed = createParser()
  const results = new Map<string, string>()
  let resultsVersion = store.version
  let resultsSize = 0

  function forget() {
    results.clear()
    resultsSize = 0
    resultsVersion = store.version
  }

  function keep(key: string, result: string) {
    const size = key.length + result.length
    if (key.length > MAX_KEY || size > MAX_RESULTS / 2) return
    if (resultsSize + size > MAX_RESULTS) forget()
    results.set(key, result)
    resultsSize += size
  }

  function selects(
    query: string,
    params: QueryParams,
    document: LakeDocument,
    audience: Audience,
  ): boolean {
    // A reference must not lead a filter into what its author may not read.
    const get = (id: string) => (audience.canRead(id) ? store.documents.get(id) : undefined)
    const value = evaluate(parsed(query, params, audience), [document], get, params, ANONYMOUS)
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
  }

  return {
    /**
     * Result of a query as JSON text.
     *
     * @throws LakeError `queryParseError` (with position), `queryError`, or 413
     */
    run({ query, params, perspective, audience, identity }: QueryRequest): string {
      if (resultsVersion !== store.version) forget()
      const key = `${audience.name} ${perspective} ${JSON.stringify(params)} ${query}`
      const known = results.get(key)
      if (known !== undefined) return known
      const tree = parsed(query, params, audience)
      const { documents, get } = view(perspective, audience)
      const value = evaluate(tree, documents, get, params, identity?.id ?? ANONYMOUS)
      const result = JSON.stringify(value ?? null)
      if (tree.repeatable) keep(key, result)
      return result
    },

    /** Whether a listener's query selects this document. */
    matches(
      query: string,
      params: QueryParams,
      document: LakeDocument | null,
      audience: Audience,
    ): boolean {
      return document !== null && selects(query, params, document, audience)
    },

    /** @throws LakeError when a listener's query can be neither read nor evaluated */
    check(query: string, params: QueryParams, audience: Audience) {
      selects(query, params, SAMPLE, audience)
    },

    /** Ids that a mutation by query selects, drafts and uncommitted changes included. */
    select(workspace: Workspace, query: string, params: QueryParams): string[] {
      const documents = [...workspace.documents()]
      const byId = new Map(documents.map((document) => [document._id, document]))
      const get = (id: string) => byId.get(id)
      const value = evaluate(parsed(query, params, EVERYTHING), documents, get, params, ANONYMOUS)
      const rows = Array.isArray(value) ? value : [value]
      return rows.flatMap((row) => {
        const id = (row as { _id?: unknown } | null)?._id
        return typeof id === 'string' ? [id] : []
      })
    },
  }
}
export type Queries = ReturnType<typeof createQueries>

const ANONYMOUS = '<anonymous>'
