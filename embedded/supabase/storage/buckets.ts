import { invalidMimeType, noSuchBucket, tooLarge } from './errors.ts'
import type { StoredObject } from './objects.ts'

/** The room of one member, in all the buckets that share it. */
export interface MemberQuota {
  /** Ids of those buckets. */
  buckets: readonly string[]
  bytes: number
  objects: number
  /** Roles (`app_metadata.role`) that it does not hold for. */
  exemptRoles?: readonly string[]
}

/**
 * A bucket and its policies: members have full access below `{their id}/`, anybody may read a public one, and
 * the service key may do everything.
 */
export interface Bucket {
  id: string
  /** True when anybody who knows an object's name may read it. */
  public: boolean
  /** Bytes. */
  fileSizeLimit: number
  allowedMimeTypes: readonly string[]
  /** Null for none. Buckets that share one have the same object here. */
  quota: MemberQuota | null
  /** Roles (`app_metadata.role`) that may remove whatever they can read. */
  moderatorRoles?: readonly string[]
}

export type Buckets = ReturnType<typeof createBuckets>

export function createBuckets(list: readonly Bucket[]) {
  return {
    list,

    /** @throws StorageError 404 `NoSuchBucket` */
    find(id: string): Bucket {
      const bucket = list.find((candidate) => candidate.id === id)
      if (!bucket) throw noSuchBucket()
      return bucket
    },
  }
}

/**
 * Checks that a bucket takes a file that is in another one.
 * @throws StorageError 415 `InvalidMimeType`, 413 `EntityTooLarge`
 */
export function checkRules(
  { mimeType, size }: Pick<StoredObject, 'mimeType' | 'size'>,
  { allowedMimeTypes, fileSizeLimit }: Bucket,
): void {
  if (!allowedMimeTypes.includes(mimeType)) throw invalidMimeType(mimeType)
  if (size > fileSizeLimit) throw tooLarge()
}
