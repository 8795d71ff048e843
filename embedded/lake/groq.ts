import { type ExprNode, evaluateSync, GroqSyntaxError, parse } from 'groq-js'
import type { Audience } from './audience.ts'
import type { LakeDocument } from './documents.ts'
import { httpError, queryError, queryParseError } from './errors.ts'

export type QueryParams = Record<string, unknown>

/** A query that was read. */
export interface Parsed {
  query: string
  tree: ExprNode
  parameters: string[]
  /** Whether the same data gives the same result. */
  repeatable: boolean
  /** How deep `*` stands within `*`: each level costs as many times more as there are documents. */
  depth: number
}

/** What anybody may ask, without a session: evaluation is on the server's one thread. */
const PUBLIC_LIMITS = { characters: 16_000, depth: 2 }
const MEMBER_LIMITS = { characters: 100_000, depth: 10 }
const MAX_PARSED = 500

/** Reads queries, each once. */
export function createParser() {
  const trees = new Map<string, Parsed>()

  function remember(key: string, tree: Parsed): Parsed {
    if (trees.size >= MAX_PARSED) trees.clear()
    trees.set(key, tree)
    return tree
  }

  function find(query: string, params: QueryParams): Parsed {
    const known = trees.get(query)
    if (known) return known
    // A slice like [0...$limit] can be read only together with its parameters.
    const key = `${query} ${JSON.stringify(params)}`
    const bound = trees.get(key)
    if (bound) return bound
    const free = tryRead(query)
    return free ? remember(query, free) : remember(key, read(query, params))
  }

  /** @throws LakeError `queryParseError` with its position; 413, or 400 when it costs too much */
  return (query: string, params: QueryParams, audience: Audience): Parsed => {
    const limits = audience.isPublic ? PUBLIC_LIMITS : MEMBER_LIMITS
    if (query.length > limits.characters) {
      throw httpError(413, `A query may have at most ${limits.characters} characters`)
    }
    const parsed = find(query, params)
    requireParameters(parsed, params)
    if (parsed.depth > limits.depth) {
      throw queryError(
        `A query may nest at most ${limits.depth} selections of all documents`,
        query,
      )
    }
    return parsed
  }
}

/**
 * Evaluates a query over documents.
 *
 * @param get finds the document that a reference leads to
 * @throws LakeError `queryError`
 */
export function evaluate(
  { tree, query }: Parsed,
  dataset: LakeDocument[],
  get: (id: string) => LakeDocument | undefined,
  params: QueryParams,
  identity: string,
): unknown {
  try {
    return evaluateSync(tree, {
      dataset,
      params,
      identity,
      dereference: ({ _ref }: { _ref: string }) => get(_ref),
    }).data
  } catch (error) {
    throw queryError(error instanceof Error ? error.message : String(error), query)
  }
}

function tryRead(query: string): Parsed | undefined {
  try {
    return analyse(query, parse(query))
  } catch {
    return undefined
  }
}

function read(query: string, params: QueryParams): Parsed {
  try {
    return analyse(query, parse(query, { params }))
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      throw queryParseError(error.message.replace(/^.*?position \d+: /, ''), query, error.position)
    }
    throw queryParseError(error instanceof Error ? error.message : String(error), query)
  }
}

function analyse(query: string, tree: ExprNode): Parsed {
  const parameters = new Set<string>()
  let repeatable = true
  walk(tree, (node) => {
    if (node.type === 'Parameter' && typeof node.name === 'string') parameters.add(node.name)
    if (node.type === 'FuncCall' && (node.name === 'now' || node.name === 'identity')) {
      repeatable = false
    }
  })
  return { query, tree, parameters: [...parameters], repeatable, depth: depthOf(tree) }
}

type Node = Record<string, unknown>

function walk(value: unknown, visit: (node: Node) => void) {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
  } else if (typeof value === 'object' && value !== null) {
    visit(value as Node)
    for (const inner of Object.values(value)) walk(inner, visit)
  }
}

/** `*[a]` is one level; what is evaluated for each of its documents, another. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return Math.max(0, ...value.map(depthOf))
  const { base, ...rest } = value as Node
  if ((value as Node).type === 'Everything') return 1
  const within = Math.max(0, ...Object.values(rest).map(depthOf))
  const below = depthOf(base)
  // A base is evaluated once, the rest for each of its members.
  return below > 0 && within > 0 ? below + within : Math.max(below, within)
}

function requireParameters({ parameters, query }: Parsed, params: QueryParams) {
  for (const name of parameters) {
    if (!Object.hasOwn(params, name)) {
      throw queryParseError(
        `param $${name} referenced, but not provided`,
        query,
        query.indexOf(`$${name}`),
      )
    }
  }
}
