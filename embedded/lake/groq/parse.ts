import { type ExprNode, GroqSyntaxError, parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { queryError, queryParseError } from '../errors.ts'
import { narrow } from './narrow.ts'

export type QueryParams = Record<string, unknown>

/** A query that was read. */
export interface Parsed {
  query: string
  tree: ExprNode
  parameters: string[]
  /** Types whose documents the tree wants as parameters (see `narrow.ts`). */
  types: string[]
  /** True when the same data gives the same result. */
  repeatable: boolean
  /** Nesting depth of `*` within `*`. */
  depth: number
}

/**
 * Maximum length of the queries whose syntax trees are cached, in UTF-16 units: a tree takes a
 * multiple of its text.
 */
const MAX_CACHED_LENGTH = 500_000
/** Longest name of a field: an attribute may be named by an expression that doubles and doubles. */
const MAX_NAME = 10_000

/** groq-js can read these and has no implementation of them. */
const MISSING =
  /^(text::|geo::|documents::|media::aspect$|user::|delta::changed|diff::changed|global::anywhere$)/

/** Reads queries, each once. */
export function createParser() {
  const trees = new LRUCache<string, Parsed>({
    maxSize: MAX_CACHED_LENGTH,
    sizeCalculation: (_, key) => key.length + 100,
  })

  function remember(key: string, parsed: Parsed): Parsed {
    trees.set(key, parsed)
    return parsed
  }

  function find(query: string, params: QueryParams): Parsed {
    const known = trees.get(query)
    if (known) return known
    // A slice like [0...$limit] can be read only together with its parameters. Numbers alone can
    // stand there, and only they are put in: the reader would join texts and arrays without end.
    const numbers = Object.entries(params).filter(([, value]) => typeof value === 'number')
    const key = `${query} ${JSON.stringify(numbers)}`
    const bound = trees.get(key)
    if (bound) return bound
    const free = tryRead(query)
    return free ? remember(query, free) : remember(key, read(query, Object.fromEntries(numbers)))
  }

  /** @throws LakeError 400: `queryParseError` with its position, or `queryError` */
  return (query: string, params: QueryParams, maxDepth: number): Parsed => {
    const parsed = find(query, params)
    requireParameters(parsed, params)
    if (parsed.depth > maxDepth) {
      throw queryError(`A query may nest at most ${maxDepth} selections of all documents`, query)
    }
    return parsed
  }
}

function tryRead(query: string): Parsed | undefined {
  try {
    return analyse(query, parse(query))
  } catch (error) {
    if (error instanceof GroqSyntaxError || error instanceof RangeError)
      throw unreadable(error, query)
    return undefined
  }
}

function read(query: string, params: QueryParams): Parsed {
  try {
    return analyse(query, parse(query, { params }))
  } catch (error) {
    throw unreadable(error, query)
  }
}

function unreadable(error: unknown, query: string) {
  if (error instanceof GroqSyntaxError) {
    const description = error.message.replace(/^.*?position \d+: /, '')
    return queryParseError(description, query, error.position)
  }
  if (error instanceof RangeError) return queryParseError('The query is nested too deeply', query)
  return queryParseError(error instanceof Error ? error.message : String(error), query)
}

function analyse(query: string, tree: ExprNode): Parsed {
  const parameters = new Set<string>()
  let repeatable = true
  walk(tree, (node) => {
    if (node.type === 'Parameter' && typeof node.name === 'string') parameters.add(node.name)
    if (node.type === 'FuncCall') {
      const name = `${node.namespace}::${node.name}`
      if (MISSING.test(name)) throw new Error(`The function ${name} is not supported`)
      if (/::(now|identity)$/.test(name)) repeatable = false
    }
    if (typeof node.name === 'string' && node.name.length > MAX_NAME) {
      throw new Error('The name of a field is too long')
    }
  })
  const depth = depthOf(tree)
  return { query, tree, parameters: [...parameters], types: narrow(tree), repeatable, depth }
}

type Node = Record<string, unknown>

function walk(value: unknown, visit: (node: Node) => void) {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
  } else if (isNode(value)) {
    visit(value)
    // A literal holds data.
    if (value.type === 'Value') return
    for (const inner of Object.values(value)) walk(inner, visit)
  }
}

/** `*[a]` is one level; what is evaluated for each of its documents, another. */
function depthOf(value: unknown): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(depthOf))
  if (!isNode(value) || value.type === 'Value') return 0
  if (value.type === 'Everything') return 1
  const { base, ...rest } = value
  const within = Math.max(0, ...Object.values(rest).map(depthOf))
  const below = depthOf(base)
  // A base is evaluated once, the rest for each of its members.
  return below > 0 && within > 0 ? below + within : Math.max(below, within)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function requireParameters({ parameters, query }: Parsed, params: QueryParams) {
  for (const name of parameters) {
    if (!Object.hasOwn(params, name)) {
      const description = `param $${name} referenced, but not provided`
      throw queryParseError(description, query, query.indexOf(`$${name}`))
    }
  }
}
