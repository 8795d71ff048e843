import { audienceFor } from './audience.ts'
import { isDraftId, isPublishedId, type LakeDocument, publishedIdOf } from './documents.ts'
import { notPermitted } from './errors.ts'
import type { Administrator, Identity, RestrictedEditor } from './identity.ts'
import { strongReferences } from './references.ts'
import type { Change, Workspace } from './transaction.ts'

/** A transaction under way as one person may see and change it. */
export interface Guarded {
  workspace: Workspace
  /**
   * To be called after each item of the transaction.
   *
   * @throws ItemError 403 when what has changed since the last call was not theirs to change
   */
  check(): void
}

/**
 * Judges a transaction by what becomes of the documents, whatever mutations brought it about.
 * An administrator may do everything but what they are refused on purpose.
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
 * A published document may neither come nor go. A draft may, when it says what the published
 * document says but for the editor's own values: so nothing of anybody else's is lost with it.
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
