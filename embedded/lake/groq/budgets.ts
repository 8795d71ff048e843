import type { Identity } from '../identity.ts'

/** The limits of one query. */
export interface Budget {
  /** Time of the processor (ms): the worker is ended past it. */
  cpuMs: number
  /** Evaluated nodes; those that yield long texts or arrays count for more. */
  steps: number
  /** UTF-16 units of one text within the evaluation. */
  textLength: number
  /** Items of one array within the evaluation. */
  arrayLength: number
  /** Bytes of the result as JSON. */
  resultBytes: number
  /** UTF-16 units of the query. */
  queryLength: number
  /** UTF-16 units of the parameters as JSON. */
  paramsLength: number
  /**
   * Maximum nesting of `*` within `*`: each level multiplies the cost by the number of documents.
   */
  depth: number
}

/** Classes of clients: each has a separate worker. */
export type Class = 'visitors' | 'editors' | 'site'

const VISITOR: Budget = {
  cpuMs: 1000,
  steps: 2_000_000,
  textLength: 1_000_000,
  arrayLength: 250_000,
  resultBytes: 4_000_000,
  queryLength: 16_000,
  paramsLength: 32_000,
  depth: 2,
}
const RESTRICTED: Budget = {
  ...VISITOR,
  cpuMs: 3000,
  steps: 8_000_000,
  resultBytes: 16_000_000,
  queryLength: 100_000,
  paramsLength: 100_000,
  depth: 10,
}
const ADMINISTRATOR: Budget = {
  ...RESTRICTED,
  cpuMs: 10_000,
  steps: 200_000_000,
  textLength: 4_000_000,
  arrayLength: 1_000_000,
  resultBytes: 64_000_000,
  paramsLength: 4_000_000,
}

/** The site reads public content, and a page that waits longer is served from the cache. */
const SITE: Budget = { ...ADMINISTRATOR, cpuMs: 4000 }

const BUDGETS = { administrator: ADMINISTRATOR, restricted: RESTRICTED }

/** Members without a role in the dataset count as visitors. */
export function budgetOf(identity: Identity | null): Budget {
  if (identity?.role) return BUDGETS[identity.role]
  return identity?.isSite ? SITE : VISITOR
}

/** The budget of a listener's filter for one commit: it looks at single documents. */
export function filterBudgetOf(identity: Identity | null): Budget {
  const budget = budgetOf(identity)
  return { ...budget, cpuMs: budget.cpuMs / 10, steps: budget.steps / 20 }
}
