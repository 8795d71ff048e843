/** A document as the lake stores it: any JSON object with Sanity's system fields. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** `drafts.x` and `versions.release.x` -> `x`; a published id stays as it is. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) return id.slice(id.indexOf('.', VERSIONS.length) + 1)
  return id
}

export function draftIdOf(id: string): string {
  return DRAFTS + publishedIdOf(id)
}

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFTS)
}

/** The release a `versions.<release>.<id>` document belongs to; null for drafts and published ones. */
export function releaseOf(id: string): string | null {
  if (!id.startsWith(VERSIONS)) return null
  return id.slice(VERSIONS.length, id.indexOf('.', VERSIONS.length))
}

export function isPublishedId(id: string): boolean {
  return !id.startsWith(DRAFTS) && !id.startsWith(VERSIONS)
}

/**
 * Documents in the root path (no dot in their id) are readable by everybody, as in a hosted public
 * dataset: https://www.sanity.io/docs/ids
 */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** Sanity's rule for ids: up to 128 of `a-zA-Z0-9._-`, not beginning with a dash or a dot. */
export function isValidId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/.test(id)
}

/** The document of a file asset: it holds the file's address, which is only for clients that may fetch the file. */
export function isFileAssetId(id: string): boolean {
  return id.startsWith('file-')
}
