import type { LakeDocument } from './documents.ts'
import { ItemError } from './errors.ts'

/** Ids that a document refers to strongly: `{_ref}` without `_weak`, within this dataset. */
export function strongReferences(document: LakeDocument): Set<string> {
  const found = new Set<string>()
  visit(document, found)
  return found
}

function visit(value: unknown, found: Set<string>) {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found)
  } else if (typeof value === 'object' && value !== null) {
    const { _ref, _weak, _dataset, _projectId } = value as Record<string, unknown>
    if (typeof _ref === 'string' && _weak !== true && !_dataset && !_projectId) found.add(_ref)
    for (const inner of Object.values(value)) visit(inner, found)
  }
}

/** An index of strong references; updated with every commit. */
export interface ReferenceIndex {
  update(id: string, document: LakeDocument | null): void
  referencing(id: string): ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

export function createReferenceIndex(): ReferenceIndex {
  const targets = new Map<string, Set<string>>()
  const sources = new Map<string, Set<string>>()
  return {
    update(id, document) {
      for (const target of targets.get(id) ?? NONE) sources.get(target)?.delete(id)
      targets.delete(id)
      if (!document) return
      const references = strongReferences(document)
      targets.set(id, references)
      for (const target of references) {
        const known = sources.get(target)
        if (known) known.add(id)
        else sources.set(target, new Set([id]))
      }
    },
    referencing: (id) => sources.get(id) ?? NONE,
  }
}

/**
 * Referential integrity at the end of a transaction, as hosted: what is referred to strongly cannot
 * be deleted, and a strong reference must lead to a document.
 *
 * @param changed documents after the transaction, null for deleted ones
 * @param exists whether a document is there after the transaction
 * @throws ItemError (409)
 */
export function checkIntegrity(
  changed: ReadonlyMap<string, LakeDocument | null>,
  exists: (id: string) => boolean,
  index: ReferenceIndex,
) {
  for (const [id, document] of changed) {
    if (document) {
      for (const target of strongReferences(document)) {
        if (!exists(target)) throw danglingReference(id, target)
      }
      continue
    }
    // A source that is itself part of the transaction was checked in its new form above.
    const holders = [...index.referencing(id)].filter((source) => !changed.has(source))
    if (holders.length > 0) throw stillReferenced(id, holders)
  }
}

const danglingReference = (id: string, target: string) =>
  new ItemError(
    409,
    'documentReferencesNonExistentDocumentError',
    `Document "${id}" references non-existent document "${target}"`,
    { id, referenceID: target },
  )

const stillReferenced = (id: string, holders: string[]) =>
  new ItemError(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${holders[0]}"`,
    { id, referencingIDs: holders },
  )
