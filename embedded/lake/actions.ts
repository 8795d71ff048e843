import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { draftIdOf, isDraftId, isValidId, type LakeDocument, publishedIdOf } from './documents.ts'
import {
  documentExists,
  documentNotFound,
  httpError,
  ItemError,
  invalid,
  revisionMismatch,
} from './errors.ts'
import type { Identity } from './identity.ts'
import { type PatchMutation, patch, patchDocument, withItemErrors } from './mutations.ts'
import { withPermissions } from './permissions.ts'
import type { Store } from './store.ts'
import type { SubmittedDocument, Workspace } from './transaction.ts'

const id = z.string().refine(isValidId, 'is not a valid document ID')
const attributes = z.looseObject({ _id: id.optional(), _type: z.string().min(1) })
const P = 'sanity.action.document.'

const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: z.literal(`${P}create`),
    publishedId: id,
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({ actionType: z.literal(`${P}edit`), draftId: id, publishedId: id, patch }),
  z.object({
    actionType: z.literal(`${P}publish`),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: z.literal(`${P}unpublish`), draftId: id, publishedId: id }),
  z.object({ actionType: z.literal(`${P}discard`), draftId: id }),
  z.object({ actionType: z.literal(`${P}version.discard`), versionId: id }),
  z.object({
    actionType: z.literal(`${P}delete`),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
  }),
  z.object({ actionType: z.literal(`${P}replaceDraft`), publishedId: id, attributes }),
])
type Action = z.infer<typeof action>

const actionsRequest = z.object({
  actions: z.array(z.unknown()).min(1),
  transactionId: z.string().min(1).max(128).optional(),
  dryRun: z.boolean().default(false),
})

/**
 * `POST /data/actions`: what an editor does to a document and its draft, as one transaction.
 * https://www.sanity.io/docs/http-reference/actions
 *
 * @throws LakeError `actionError` naming the action that failed; 403 when `author` may not do it
 */
export function applyActions(store: Store, body: unknown, author: Identity, dryRun: boolean) {
  const request = actionsRequest.safeParse(body)
  if (!request.success) throw httpError(400, 'The body must be an object with an array "actions"')
  const transactionId = request.data.transactionId ?? randomUUID()
  withItemErrors('actionError', (at) =>
    store.transact(
      { author: author.id, transactionId, dryRun: dryRun || request.data.dryRun },
      (all) => {
        const { workspace, check } = withPermissions(all, author)
        for (const [index, raw] of request.data.actions.entries()) {
          at(index)
          const parsed = action.safeParse(raw)
          if (!parsed.success) throw invalid(`Invalid action: ${z.prettifyError(parsed.error)}`)
          applyAction(workspace, parsed.data)
          check()
        }
      },
    ),
  )
  return { transactionId }
}

function applyAction(workspace: Workspace, given: Action) {
  switch (given.actionType) {
    case `${P}create`:
      return createDraft(workspace, given.publishedId, given.attributes, given.ifExists)
    case `${P}edit`:
      return edit(workspace, given.draftId, given.publishedId, given.patch)
    case `${P}publish`:
      return publish(workspace, given)
    case `${P}unpublish`:
      return unpublish(workspace, given.draftId, given.publishedId)
    case `${P}discard`:
      return discard(workspace, given.draftId)
    case `${P}version.discard`:
      return discard(workspace, given.versionId)
    case `${P}delete`:
      for (const draftId of given.includeDrafts) removeIfExists(workspace, draftId)
      if (!workspace.get(given.publishedId) && given.includeDrafts.length === 0) {
        throw documentNotFound(given.publishedId)
      }
      return removeIfExists(workspace, given.publishedId)
    case `${P}replaceDraft`:
      return replaceDraft(workspace, given.publishedId, given.attributes)
  }
}

function createDraft(
  workspace: Workspace,
  publishedId: string,
  fields: z.infer<typeof attributes>,
  ifExists: 'fail' | 'ignore',
) {
  const draftId = fields._id ?? draftIdOf(publishedId)
  requirePair(draftId, publishedId)
  const present = workspace.get(draftId)
  if (present && ifExists === 'ignore') return
  if (present) throw documentExists(draftId)
  workspace.apply(draftId, { create: submittedFrom(fields, draftId) })
}

/** The draft is made from the published document when there is none yet. */
function edit(workspace: Workspace, draftId: string, publishedId: string, patch: PatchMutation) {
  requirePair(draftId, publishedId)
  if (!workspace.get(draftId)) {
    const published = workspace.get(publishedId)
    if (!published) throw documentNotFound(draftId)
    const { _updatedAt, ...fields } = published
    workspace.apply(draftId, { create: submittedFrom(fields, draftId) })
  }
  patchDocument(workspace, draftId, patch)
}

function publish(
  workspace: Workspace,
  given: Extract<Action, { actionType: `${typeof P}publish` }>,
) {
  requirePair(given.draftId, given.publishedId)
  const draft = workspace.get(given.draftId)
  if (!draft) throw documentNotFound(given.draftId)
  const published = workspace.get(given.publishedId)
  expectRevision(draft, given.draftId, given.ifDraftRevisionId)
  expectRevision(published, given.publishedId, given.ifPublishedRevisionId)
  const { _updatedAt, ...fields } = strengthened(draft)
  workspace.apply(given.publishedId, {
    createOrReplace: {
      ...submittedFrom(fields, given.publishedId),
      _createdAt: published?._createdAt ?? draft._createdAt,
    },
  })
  workspace.apply(given.draftId, { delete: { id: given.draftId } })
}

function unpublish(workspace: Workspace, draftId: string, publishedId: string) {
  requirePair(draftId, publishedId)
  const published = workspace.get(publishedId)
  if (!published) throw documentNotFound(publishedId)
  if (!workspace.get(draftId)) {
    const { _updatedAt, ...fields } = published
    workspace.apply(draftId, { create: submittedFrom(fields, draftId) })
  }
  workspace.apply(publishedId, { delete: { id: publishedId } })
}

function discard(workspace: Workspace, versionId: string) {
  if (publishedIdOf(versionId) === versionId) {
    throw invalid(`"${versionId}" is neither a draft nor a version`)
  }
  if (!workspace.get(versionId)) throw documentNotFound(versionId)
  workspace.apply(versionId, { delete: { id: versionId } })
}

function replaceDraft(
  workspace: Workspace,
  publishedId: string,
  fields: z.infer<typeof attributes>,
) {
  const draftId = draftIdOf(publishedId)
  if (fields._id !== undefined && (!isDraftId(fields._id) || fields._id !== draftId)) {
    throw invalid(`"${fields._id}" is not the draft of "${publishedId}"`)
  }
  workspace.apply(draftId, { createOrReplace: submittedFrom(fields, draftId) })
}

/** @throws ItemError 400 unless `versionId` is a draft or a version of `publishedId` */
function requirePair(versionId: string, publishedId: string) {
  if (versionId === publishedId || publishedIdOf(versionId) !== publishedId) {
    throw invalid(`"${versionId}" is no draft or version of "${publishedId}"`)
  }
}

function removeIfExists(workspace: Workspace, id: string) {
  if (workspace.get(id)) workspace.apply(id, { delete: { id } })
}

function expectRevision(document: LakeDocument | null, id: string, expected: string | undefined) {
  if (expected !== undefined && document?._rev !== expected) {
    throw revisionMismatch(id, document?._rev ?? null, expected)
  }
}

function submittedFrom(fields: Record<string, unknown>, id: string): SubmittedDocument {
  const { _rev, ...own } = fields
  if (typeof own._type !== 'string') throw new ItemError(400, 'validationError', '_type is missing')
  return { ...own, _id: id, _type: own._type }
}

/**
 * References to documents that were not yet published are weak while drafted
 * (`_strengthenOnPublish`); publishing makes them strong again.
 */
function strengthened<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(strengthened) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, strengthened(inner)]),
  )
  const mark = fields._strengthenOnPublish as { weak?: boolean } | undefined
  if (mark) {
    delete fields._strengthenOnPublish
    if (!mark.weak) delete fields._weak
  }
  return fields as Value
}
