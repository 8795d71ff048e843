import { Mutation } from '@sanity/mutator'
import { isDeeperThan } from '../kit/nesting.ts'
import type { LakeDocument } from './documents.ts'
import { invalid } from './errors.ts'

/** One mutation that touches one document, with its id resolved; the form that is logged. */
export type DocumentMutation =
  | { create: SubmittedDocument }
  | { createIfNotExists: SubmittedDocument }
  | { createOrReplace: SubmittedDocument }
  | { delete: { id: string } }
  | { patch: { id: string; [operation: string]: unknown } }

/** A document as a client submits it; system fields may be missing. */
export interface SubmittedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The effect of a transaction on one document. */
export interface Change {
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
  mutations: DocumentMutation[]
}

/** Documents as a transaction under way sees them. Nothing is visible outside before the commit. */
export interface Workspace {
  readonly transactionId: string
  readonly timestamp: string
  get(id: string): LakeDocument | null
  /** Every document with the staged changes applied. */
  documents(): Iterable<LakeDocument>
  /**
   * The staged changes, by id as the log keeps it; a mutation that changed nothing (createIfNotExists of a
   * present document) is no change.
   */
  changes(): Change[]
  /** Applies a mutation to one document by `@sanity/mutator` and stages the result. */
  apply(id: string, mutation: DocumentMutation): void
}

const IMMUTABLE = ['_id', '_type', '_createdAt'] as const
/** Deeper documents are refused: they would exhaust the stack of recursive functions. */
const MAX_DEPTH = 100

export function createWorkspace(
  base: ReadonlyMap<string, LakeDocument>,
  transactionId: string,
  timestamp: string,
): Workspace {
  const staged = new Map<string, Change>()

  function get(id: string): LakeDocument | null {
    const change = staged.get(id)
    return change ? change.after : (base.get(id) ?? null)
  }

  return {
    transactionId,
    timestamp,
    get,
    *documents() {
      for (const [id, document] of base) if (!staged.has(id)) yield document
      for (const { after } of staged.values()) if (after) yield after
    },
    apply(id, mutation) {
      const before = get(id)
      const after = run(mutation, before, transactionId, timestamp)
      const change = staged.get(id)
      if (change) {
        change.after = after
        change.mutations.push(mutation)
      } else {
        staged.set(id, { documentId: id, before, after, mutations: [mutation] })
      }
    },
    changes: () =>
      [...staged.values()]
        .filter((change) => change.before !== change.after)
        .sort((a, b) => (a.documentId < b.documentId ? -1 : 1)),
  }
}

function run(
  mutation: DocumentMutation,
  before: LakeDocument | null,
  transactionId: string,
  timestamp: string,
): LakeDocument | null {
  if ('delete' in mutation) return null
  if ('createIfNotExists' in mutation && before) return before
  let after: Record<string, unknown> | null
  try {
    // The mutator fills in what it creates, in place: the log keeps what was sent.
    const own = 'patch' in mutation ? mutation : structuredClone(mutation)
    after = new Mutation({ mutations: [own as never] }).apply(before)
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error))
  }
  if (!after) throw invalid('The mutation left no document')
  if ('patch' in mutation && before) {
    for (const field of IMMUTABLE) {
      if (after[field] !== before[field])
        throw invalid(`Cannot modify immutable attribute "${field}"`)
    }
  }
  if (isDeeperThan(after, MAX_DEPTH))
    throw invalid(`A document may nest at most ${MAX_DEPTH} levels`)
  // The dates as submitted, not as the mutator made them: it puts its own time where there is none.
  const dates: Record<string, unknown> | undefined =
    'patch' in mutation ? { _createdAt: before?._createdAt } : Object.values(mutation)[0]
  const createdAt = dateTime(dates?._createdAt) ?? timestamp
  const updatedAt = dateTime(dates?._updatedAt)
  return {
    ...after,
    _id: after._id as string,
    _type: after._type as string,
    _rev: transactionId,
    // No document is changed before it was created.
    _createdAt: updatedAt && isLater(createdAt, updatedAt) ? updatedAt : createdAt,
    _updatedAt: updatedAt ?? (isLater(createdAt, timestamp) ? createdAt : timestamp),
  }
}

const isLater = (one: string, other: string) => Date.parse(one) > Date.parse(other)

/** An import may bring its own dates; anything that is no date is replaced. */
function dateTime(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined
}
