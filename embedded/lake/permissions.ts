import { audienceFor } from './audience.ts'
import { isDraftId, isPublishedId, type LakeDocument, publishedIdOf } from './documents.ts'
import { notPermitted } from './errors.ts'
import type { Administrator, Identity, RestrictedEditor } from './identity.ts'
import { strongReferences } from './references.ts'
import type { Change, Workspace } from './transaction.ts'

/** A transaction in progress with the permissions of one identity. */
export interface Guarded {
  workspace: Workspace
  /**
   * To be called after each item of the transaction.
   *
   * @throws ItemError 403 when the author may not make the changes since the last call
   */
  check(): void
}

/**
 * Checks a transaction by its effect on documents, whatever its mutations.
 * An administrator may do everything that is not refused explicitly.
 */
export function withPermissions(workspace: Workspace, identity: Identity): Guarded {
  if (identity.role === 'administrator') {
    return { workspace, check: () => requireUnrefused(workspace.changes(), identity) }
  }
  if (identity.role !== 'restricted') throw notPermitted('a part in the dataset is required')
  const { canRead } = audienceFor(identity)
  const checked = new Map<string, LakeDocument | null>()

  return {
    workspace: {
      ...workspace,
      get(id) {
        if (!canRead(id)) throw notPermitted(`the document "${id}" may not be read`)
        return workspace.get(id)
      },
      *documents() {
        for (const document of workspace.documents()) if (canRead(document._id)) yield document
      },
    },
    check() {
      for (const change of workspace.changes()) {
        if (checked.get(change.documentId) === change.after) continue
        requireOwnValues(change, workspace, identity)
        requireWeak(change, canRead)
        checked.set(change.documentId, change.after)
      }
    },
  }
}

function requireUnrefused(changes: Change[], { refuse }: Administrator) {
  if (!refuse) return
  for (const { documentId, before, after } of changes) {
    const reason = isPublishedId(documentId) ? refuse(before, after) : null
    if (reason) throw notPermitted(reason)
  }
}

/**
 * A published document may be neither created nor deleted. A draft may, when it differs from the published
 * document in the editor's own values only, so that no other editor's changes are lost.
 */
function requireOwnValues(
  { documentId, before, after }: Change,
  workspace: Workspace,
  { otherChange, scope }: RestrictedEditor,
) {
  const published = isDraftId(documentId) ? workspace.get(publishedIdOf(documentId)) : null
  const from = before ?? published
  const to = after ?? published
  const isTheirs = isPublishedId(documentId) || isDraftId(documentId)
  if (!isTheirs || !from || !to) {
    const deed = before ? (after ? 'update' : 'delete') : 'create'
    throw notPermitted(`permission "${deed}" required for "${documentId}"`)
  }
  const elsewhere = otherChange(from, to) ?? forgedDate(from, after, workspace.timestamp)
  if (elsewhere === null) return
  throw notPermitted(`"${elsewhere}" of "${documentId}" differs, and you may change ${scope} only`)
}

/**
 * A strong reference keeps its target from being deleted, and is refused when there is none: both
 * would reach documents that its author may not read.
 */
function requireWeak({ before, after }: Change, canRead: (id: string) => boolean) {
  if (!after) return
  const present = before ? strongReferences(before) : new Set()
  for (const id of strongReferences(after)) {
    if (canRead(id) || present.has(id)) continue
    throw notPermitted(`a reference to "${id}" has to be weak`)
  }
}

/** A submitted document may contain dates; they must be the true ones. */
function forgedDate(from: LakeDocument, after: LakeDocument | null, now: string): string | null {
  if (!after) return null
  const dates = ['_createdAt', '_updatedAt'] as const
  return dates.find((date) => after[date] !== from[date] && after[date] !== now) ?? null
}
