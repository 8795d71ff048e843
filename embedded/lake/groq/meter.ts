import { httpError } from '../errors.ts'
import type { Budget } from './budgets.ts'
import { watchEvaluation } from './executors.ts'

/** A query over the budget of its client; the message names the exceeded resource. */
export class BudgetError extends Error {
  override name = 'BudgetError'
}

let budget: Budget | null = null
let left = 0

/** Counts what the evaluations of this thread cost. To be called once. */
export function installMeter() {
  watchEvaluation((value) => {
    if (!budget) return
    if (typeof value === 'string') {
      if (value.length > budget.textLength) throw new BudgetError('The query makes too long a text')
      left -= value.length >> 8
    } else if (Array.isArray(value)) {
      if (value.length > budget.arrayLength) {
        throw new BudgetError('The query makes too long an array')
      }
      // Functions and operators walk arrays without evaluating anything.
      left -= value.length >> 1
    }
    if (--left < 0) throw new BudgetError('The query is too complex')
  })
}

/** @throws BudgetError when `work` evaluates more than the budget allows */
export function metered<Result>(limits: Budget, work: () => Result): Result {
  budget = limits
  left = limits.steps
  try {
    return work()
  } finally {
    budget = null
  }
}

/**
 * The JSON of a result, measured before it is made: a text that stands in it a hundred times is one
 * text in memory and a hundred in the response.
 *
 * @throws BudgetError when it has more than `limit` bytes
 */
export function boundedJson(value: unknown, limit: number): string {
  if (countDown(value, limit) < 0) throw tooLarge(limit)
  const text = JSON.stringify(value ?? null)
  if (Buffer.byteLength(text) > limit) throw tooLarge(limit)
  return text
}

const tooLarge = (limit: number) =>
  new BudgetError(`The result is larger than ${limit} bytes: ask for fewer fields or documents`)

/** The rest of `limit` after the shortest JSON that this value can have; negative as soon as nothing is. */
function countDown(value: unknown, limit: number): number {
  if (typeof value === 'string') return limit - value.length - 2
  if (typeof value !== 'object' || value === null) return limit - 1
  let left = limit - 2
  if (Array.isArray(value)) {
    for (const item of value) {
      left = countDown(item, left - 1)
      if (left < 0) return left
    }
    return left
  }
  for (const [name, inner] of Object.entries(value)) {
    left = countDown(inner, left - name.length - 4)
    if (left < 0) return left
  }
  return left
}

/** @throws LakeError 413 for a query or parameters that are longer than the budget allows */
export function requireLengths(
  query: string,
  params: string,
  { queryLength, paramsLength }: Budget,
) {
  if (query.length > queryLength) {
    throw httpError(413, `A query may have at most ${queryLength} characters`)
  }
  if (params.length > paramsLength) {
    throw httpError(413, `The parameters may have at most ${paramsLength} characters`)
  }
}
