import { applyPatch } from 'mendoza'
import type { LakeDocument } from '../documents.ts'
import type { Change, DocumentMutation } from '../transaction.ts'
import { pack, unpack } from './pack.ts'
import { diff, type Patch } from './patch.ts'

/** A document without its revision, which is the id of the transaction that made it. */
export type Body = Record<string, unknown>

/** One change of one document, as the log keeps it. */
export interface ChangeRow {
  transition: 'appear' | 'update' | 'disappear'
  /** Mutations, or patches that make them out of {@link mutationBase}. */
  mutations: Uint8Array
  /** From the body before to the body after; null where the snapshot alone tells it. */
  patch: Uint8Array | null
  /** The body after; null where it follows from the rows before. */
  snapshot: Uint8Array | null
}

/** The log of a document since its last snapshot. */
export interface SinceSnapshot {
  changes: number
  /** Bytes of their patches. */
  patches: number
  /** Bytes of the snapshot. */
  snapshot: number
}

/** So many patches are applied at most to read a body. */
const CHANGES_PER_SNAPSHOT = 16

/**
 * A change as a row: a patch, and the whole body when the patches since the last one are larger than it, or
 * many. So the rows of a document take at most twice the room of its patches.
 *
 * @param since null when the body before cannot be rebuilt from the log
 */
export function encodeChange(
  { before, after, mutations }: Omit<Change, 'documentId'>,
  since: SinceSnapshot | null,
): ChangeRow {
  if (!after) {
    return { transition: 'disappear', mutations: pack(mutations), patch: null, snapshot: null }
  }
  const body = bodyOf(after)
  const row = { mutations: pack(mutations.map((mutation) => encodeMutation(mutation, body))) }
  if (!before) return { ...row, transition: 'appear', patch: null, snapshot: pack(body) }
  const patch = patchBetween(bodyOf(before), body)
  if (!patch) return { ...row, transition: 'update', patch: null, snapshot: pack(body) }
  const packed = pack(patch)
  const isDue =
    !since ||
    since.changes + 1 >= CHANGES_PER_SNAPSHOT ||
    since.patches + packed.length > since.snapshot
  return { ...row, transition: 'update', patch: packed, snapshot: isDue ? pack(body) : null }
}

/** @returns null when it would not be shorter than the body, or cannot be read back to the letter */
function patchBetween(before: Body, after: Body): Patch | null {
  const patch = diff(before, after)
  const text = JSON.stringify(after)
  if (JSON.stringify(patch).length >= text.length) return null
  return JSON.stringify(applyPatch(before, patch)) === text ? patch : null
}

/** The body that a row leaves, given the one before. */
export function bodyAfter(
  before: Body | null,
  { patch, snapshot }: Pick<ChangeRow, 'patch' | 'snapshot'>,
): Body | null {
  if (snapshot) return unpack(snapshot) as Body
  return patch ? (applyPatch(before, unpack(patch) as Patch) as Body) : null
}

/**
 * A whole document or field that was sent is in the body already: only the difference is stored.
 */
function encodeMutation(mutation: DocumentMutation, body: Body): DocumentMutation | Patch {
  const patch = diff(mutationBase(body), mutation)
  return JSON.stringify(patch).length < JSON.stringify(mutation).length ? patch : mutation
}

/** @param after the body after the change */
export function decodeMutations(packed: Uint8Array, after: Body | null): DocumentMutation[] {
  const stored = unpack(packed) as (DocumentMutation | Patch)[]
  return stored.map((mutation) =>
    Array.isArray(mutation) ? applyPatch(mutationBase(after), mutation) : mutation,
  )
}

const mutationBase = (body: Body | null) => ({
  create: body,
  createIfNotExists: body,
  createOrReplace: body,
  patch: { set: body },
})

export function bodyOf({ _rev, ...body }: LakeDocument): Body {
  return body
}
