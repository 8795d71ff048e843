import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isValidId, type LakeDocument } from './documents.ts'
import {
  documentExists,
  documentNotFound,
  httpError,
  ItemError,
  invalid,
  notPermitted,
  revisionMismatch,
  transactionError,
} from './errors.ts'
import type { Identity } from './identity.ts'
import { withPermissions } from './permissions.ts'
import type { Store, Transaction } from './store.ts'
import type { DocumentMutation, SubmittedDocument, Workspace } from './transaction.ts'

const submitted = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) })
const identified = z.looseObject({ _id: z.string(), _type: z.string().min(1) })
const selection = {
  id: z.string().optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
}
const paths = z.record(z.string(), z.unknown())
const numbers = z.record(z.string(), z.number())
const insert = z
  .strictObject({
    before: z.string().optional(),
    after: z.string().optional(),
    replace: z.string().optional(),
    items: z.array(z.unknown()),
  })
  .refine((i) => [i.before, i.after, i.replace].filter((path) => path !== undefined).length === 1, {
    error: 'insert takes exactly one of before, after and replace',
  })

/** A patch as clients send it; the operations are applied by `@sanity/mutator`. */
export const patch = z.strictObject({
  ...selection,
  ifRevisionID: z.string().optional(),
  set: paths.optional(),
  setIfMissing: paths.optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
})
export type PatchMutation = z.infer<typeof patch>

const mutation = z.union([
  z.strictObject({ create: submitted }),
  z.strictObject({ createIfNotExists: identified }),
  z.strictObject({ createOrReplace: identified }),
  z.strictObject({ delete: z.object({ ...selection, ifRevisionID: z.string().optional() }) }),
  z.strictObject({ patch }),
])

const mutationRequest = z.object({
  mutations: z.array(z.unknown()),
  transactionId: z.string().min(1).max(128).optional(),
})

export interface MutateOptions {
  returnIds: boolean
  returnDocuments: boolean
  dryRun: boolean
  autoGenerateArrayKeys: boolean
}

/**
 * Ids of the documents that `query` selects among those of the transaction under way. It is
 * evaluated on the main thread, within the transaction: only an administrator may request that.
 */
export type Select = (
  workspace: Workspace,
  query: string,
  params: Record<string, unknown>,
) => string[]

interface Step {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/**
 * `POST /data/mutate`: applies all mutations, or none.
 * https://www.sanity.io/docs/http-reference/mutation
 *
 * @throws LakeError `mutationError` naming the item that failed; 403 when `author` may not do it
 */
export function mutate(
  store: Store,
  select: Select,
  body: unknown,
  author: Identity,
  options: MutateOptions,
) {
  const request = mutationRequest.safeParse(body)
  if (!request.success) throw httpError(400, 'The body must be an object with an array "mutations"')
  const transactionId = request.data.transactionId ?? randomUUID()
  const steps: Step[] = []
  const own = author.role === 'administrator' ? select : refuseQuery

  const transaction = withItemErrors('mutationError', (at) =>
    store.transact({ author: author.id, transactionId, dryRun: options.dryRun }, (all) => {
      const { workspace, check } = withPermissions(all, author)
      for (const [index, raw] of request.data.mutations.entries()) {
        at(index)
        steps.push(...applyMutation(workspace, own, raw, options.autoGenerateArrayKeys))
        check()
      }
    }),
  )
  return { transactionId, results: report(steps, transaction, store, options) }
}

function refuseQuery(): string[] {
  throw notPermitted('only an administrator may select documents by a query')
}

/** Runs a transaction and turns the failure of one item into the response that names it. */
export function withItemErrors<Result>(
  kind: 'mutationError' | 'actionError',
  run: (at: (index: number) => void) => Result,
): Result {
  let current = 0
  try {
    return run((index) => {
      current = index
    })
  } catch (error) {
    if (error instanceof ItemError) throw transactionError(kind, error, current)
    throw error
  }
}

function applyMutation(workspace: Workspace, select: Select, raw: unknown, keys: boolean): Step[] {
  const parsed = mutation.safeParse(raw)
  if (!parsed.success) throw invalid(`Invalid mutation: ${z.prettifyError(parsed.error)}`)
  const given = parsed.data
  if ('create' in given) return [create(workspace, 'create', given.create, keys)]
  if ('createIfNotExists' in given) {
    return [create(workspace, 'createIfNotExists', given.createIfNotExists, keys)]
  }
  if ('createOrReplace' in given) {
    return [create(workspace, 'createOrReplace', given.createOrReplace, keys)]
  }
  if ('delete' in given) {
    return targets(workspace, select, given.delete).map((id) =>
      remove(workspace, id, given.delete.ifRevisionID),
    )
  }
  const ids = targets(workspace, select, given.patch)
  return ids.map((id) => patchDocument(workspace, id, given.patch, keys))
}

function create(
  workspace: Workspace,
  kind: 'create' | 'createIfNotExists' | 'createOrReplace',
  document: z.infer<typeof submitted>,
  keys: boolean,
): Step {
  const id = newId(document._id)
  const present = workspace.get(id)
  if (present && kind === 'create') throw documentExists(id)
  if (present && kind === 'createIfNotExists') return { id, operation: 'none' }
  const { _rev, ...fields } = document
  const own = (keys ? withArrayKeys(fields) : fields) as typeof fields
  const body: SubmittedDocument = { ...own, _id: id, _type: document._type }
  workspace.apply(id, { [kind]: body } as DocumentMutation)
  return { id, operation: present ? 'update' : 'create' }
}

function remove(workspace: Workspace, id: string, ifRevisionID: string | undefined): Step {
  const present = workspace.get(id)
  if (!present) return { id, operation: 'none' }
  checkRevision(present, ifRevisionID)
  workspace.apply(id, { delete: { id } })
  return { id, operation: 'delete' }
}

/** Applies one patch to one document that must exist. */
export function patchDocument(
  workspace: Workspace,
  id: string,
  { query: _query, params: _params, ifRevisionID, ...operations }: PatchMutation,
  keys = false,
): Step {
  const present = workspace.get(id)
  if (!present) throw documentNotFound(id)
  checkRevision(present, ifRevisionID)
  const own = (keys ? withArrayKeys(operations) : operations) as typeof operations
  workspace.apply(id, { patch: { ...own, id } })
  return { id, operation: 'update' }
}

function checkRevision(document: LakeDocument, expected: string | undefined) {
  if (expected !== undefined && expected !== document._rev) {
    throw revisionMismatch(document._id, document._rev, expected)
  }
}

/** A missing id, or one that ends in a dot (`drafts.`), is completed. */
function newId(id: string | undefined): string {
  const complete = !id ? randomUUID() : id.endsWith('.') ? id + randomUUID() : id
  if (!isValidId(complete)) throw invalid(`Invalid document ID "${complete}"`)
  return complete
}

function targets(
  workspace: Workspace,
  select: Select,
  { id, query, params }: { id?: string; query?: string; params?: Record<string, unknown> },
): string[] {
  if (id !== undefined && query !== undefined) throw invalid('Give either "id" or "query"')
  if (id !== undefined) return [id]
  if (query !== undefined) return select(workspace, query, params ?? {})
  throw invalid('A selection needs "id" or "query"')
}

/** Gives every object in an array the `_key` that the Studio needs to tell them apart. */
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const keyed = withArrayKeys(item)
      const isObject = typeof keyed === 'object' && keyed !== null && !Array.isArray(keyed)
      return isObject && !('_key' in keyed)
        ? { _key: randomUUID().replaceAll('-', '').slice(0, 12), ...keyed }
        : keyed
    })
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withArrayKeys(inner)]),
  )
}

function report(steps: Step[], transaction: Transaction, store: Store, options: MutateOptions) {
  const after = new Map(transaction.changes.map((change) => [change.documentId, change.after]))
  return steps.map(({ id, operation }) => ({
    ...(options.returnIds || options.returnDocuments ? { id } : {}),
    operation,
    ...(options.returnDocuments
      ? { document: after.has(id) ? after.get(id) : (store.documents.get(id) ?? null) }
      : {}),
  }))
}
