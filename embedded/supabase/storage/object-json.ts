import type { StoredObject } from './objects.ts'

/** A file in a listing, as Supabase's storage shows it. */
export function fileJson(object: StoredObject) {
  const { size, mimeType, cacheControl, updatedAt } = object
  return {
    name: object.name,
    id: object.id,
    updated_at: updatedAt,
    created_at: object.createdAt,
    last_accessed_at: updatedAt,
    metadata: {
      eTag: etagOf(object),
      size,
      mimetype: mimeType,
      cacheControl,
      lastModified: updatedAt,
      contentLength: size,
      httpStatusCode: 200,
    },
  }
}

/** One file, as `info()` shows it. */
export function infoJson(object: StoredObject) {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket,
    size: object.size,
    content_type: object.mimeType,
    cache_control: object.cacheControl,
    etag: etagOf(object),
    metadata: object.userMetadata ?? {},
    last_modified: object.updatedAt,
    created_at: object.createdAt,
  }
}

/** Every content has a version of its own, so that names it. */
export function etagOf({ version }: StoredObject): string {
  return `"${version}"`
}
