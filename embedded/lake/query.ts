import { type ExprNode, evaluateSync, GroqSyntaxError, parse } from 'groq-js'
import type { Identity, LakeDocument } from './documents.ts'
import { queryError, queryParseError } from './errors.ts'
import { type Audience, createViews, type Perspective } from './perspective.ts'
import type { Store } from './store.ts'
import type { Workspace } from './transaction.ts'

export type QueryParams = Record<string, unknown>

export interface QueryRequest {
  query: string
  params: QueryParams
  perspective: Perspective
  audience: Audience
  identity: Identity | null
}

interface Parsed {
  tree: ExprNode
  parameters: string[]
  /** Whether the same data gives the same result. */
  repeatable: boolean
}

const MAX_PARSED = 500
/** Results kept in memory, in characters of JSON. */
const MAX_RESULTS = 16_000_000

/** GROQ over the store, by groq-js; results are kept until the next commit. */
export function createQueries(store: Store) {
  const view = createViews(store)
  const trees = new Map<string, Parsed>()
  const results = new Map<string, string>()
  let resultsVersion = store.version
  let resultsSize = 0

  function remember(key: string, tree: Parsed): Parsed {
    if (trees.size >= MAX_PARSED) trees.clear()
    trees.set(key, tree)
    return tree
  }

  function parsed(query: string, params: QueryParams): Parsed {
    const known = trees.get(query)
    if (known) return known
    const tree = tryParse(query)
    if (tree) return remember(query, tree)
    // A slice like [0...$limit] can be read only together with its parameters.
    const key = `${JSON.stringify(params)} ${query}`
    return trees.get(key) ?? remember(key, parseQuery(query, params))
  }

  function keep(key: string, result: string) {
    if (result.length > MAX_RESULTS / 2) return
    if (resultsSize + result.length > MAX_RESULTS) {
      results.clear()
      resultsSize = 0
    }
    results.set(key, result)
    resultsSize += result.length
  }

  return {
    /**
     * Result of a query as JSON text.
     *
     * @throws LakeError `queryParseError` (with position) or `queryError`
     */
    run({ query, params, perspective, audience, identity }: QueryRequest): string {
      if (resultsVersion !== store.version) {
        results.clear()
        resultsSize = 0
        resultsVersion = store.version
      }
      const key = `${audience} ${perspective} ${JSON.stringify(params)} ${query}`
      const known = results.get(key)
      if (known !== undefined) return known
      const { tree, parameters, repeatable } = parsed(query, params)
      requireParameters(parameters, params, query)
      const { documents, get } = view(perspective, audience)
      const value = evaluate(tree, query, documents, get, params, identity)
      const result = JSON.stringify(value ?? null)
      if (repeatable) keep(key, result)
      return result
    },

    /** Whether a listener's query selects this document. */
    matches(query: string, params: QueryParams, document: LakeDocument | null): boolean {
      if (!document) return false
      const { tree } = parsed(query, params)
      const value = evaluate(tree, query, [document], (id) => store.documents.get(id), params, null)
      return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
    },

    /** Fails now, not at the first event, when a listener's query cannot be read. */
    check(query: string, params: QueryParams) {
      requireParameters(parsed(query, params).parameters, params, query)
    },

    /** Ids that a mutation by query selects, drafts and unpublished changes included. */
    select(workspace: Workspace, query: string, params: QueryParams): string[] {
      const { tree, parameters } = parsed(query, params)
      requireParameters(parameters, params, query)
      const documents = [...workspace.documents()]
      const dereference = (id: string) => workspace.get(id) ?? undefined
      const value = evaluate(tree, query, documents, dereference, params, null)
      const rows = Array.isArray(value) ? value : [value]
      return rows.flatMap((row) => {
        const id = (row as { _id?: unknown } | null)?._id
        return typeof id === 'string' ? [id] : []
      })
    },
  }
}
export type Queries = ReturnType<typeof createQueries>

function evaluate(
  tree: ExprNode,
  query: string,
  dataset: LakeDocument[],
  get: (id: string) => LakeDocument | undefined,
  params: QueryParams,
  identity: Identity | null,
): unknown {
  try {
    return evaluateSync(tree, {
      dataset,
      params,
      identity: identity?.id ?? '<anonymous>',
      dereference: ({ _ref }: { _ref: string }) => get(_ref),
    }).data
  } catch (error) {
    throw queryError(error instanceof Error ? error.message : String(error), query)
  }
}

function tryParse(query: string): Parsed | undefined {
  try {
    return analyse(parse(query))
  } catch {
    return undefined
  }
}

/** @throws LakeError `queryParseError` */
function parseQuery(query: string, params: QueryParams): Parsed {
  try {
    return analyse(parse(query, { params }))
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      throw queryParseError(error.message.replace(/^.*?position \d+: /, ''), query, error.position)
    }
    throw queryParseError(error instanceof Error ? error.message : String(error), query)
  }
}

function analyse(tree: ExprNode): Parsed {
  const parameters = new Set<string>()
  let repeatable = true
  walk(tree, (node) => {
    if (node.type === 'Parameter' && typeof node.name === 'string') parameters.add(node.name)
    if (node.type === 'FuncCall' && (node.name === 'now' || node.name === 'identity')) {
      repeatable = false
    }
  })
  return { tree, parameters: [...parameters], repeatable }
}

function walk(value: unknown, visit: (node: Record<string, unknown>) => void) {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
  } else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>)
    for (const inner of Object.values(value)) walk(inner, visit)
  }
}

function requireParameters(names: string[], params: QueryParams, query: string) {
  for (const name of names) {
    if (!(name in params)) {
      throw queryParseError(
        `param $${name} referenced, but not provided`,
        query,
        query.indexOf(`$${name}`),
      )
    }
  }
}
