import { evaluateSync } from 'groq-js'
import type { LakeDocument } from '../documents.ts'
import { queryError } from '../errors.ts'
import { BudgetError } from './meter.ts'
import { parameterOfType } from './narrow.ts'
import type { Parsed, QueryParams } from './parse.ts'

export interface EvaluateOptions {
  dataset: LakeDocument[]
  /** Those of the documents that have this type. */
  ofType(type: string): LakeDocument[]
  /** Finds the document that a reference leads to. */
  get(id: string): LakeDocument | undefined
  params: QueryParams
  /** Id of the client, for `identity()`. */
  identity: string
  /** The results of `sanity::projectId()` and `sanity::dataset()`. */
  sanity: { projectId: string; dataset: string }
}

/**
 * Evaluates a query over documents, by groq-js.
 *
 * @throws LakeError `queryError`
 * @throws BudgetError within `metered`
 */
export function evaluate({ tree, query, types }: Parsed, options: EvaluateOptions): unknown {
  const { get, ofType, ...rest } = options
  const documents = types.map((type) => [parameterOfType(type), ofType(type)])
  const params = { ...options.params, ...Object.fromEntries(documents) }
  const dereference = ({ _ref }: { _ref: string }) => get(_ref)
  try {
    return evaluateSync(tree, { ...rest, params, dereference }).data
  } catch (error) {
    if (error instanceof BudgetError) throw error
    throw queryError(error instanceof Error ? error.message : String(error), query)
  }
}
