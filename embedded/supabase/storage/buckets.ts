import { invalidMimeType, noSuchBucket, tooLarge } from './errors.ts'
import type { StoredObject } from './objects.ts'

/** What a member may have, in all the buckets that share it. */
export type MemberQuota = {
  buckets: readonly string[]
  /** null is what the settings say. */
  bytes: number | null
  objects: number
}

export type Bucket = {
  id: string
  /** Whether anybody who knows an object's name may read it. */
  public: boolean
  /** Bytes. */
  fileSizeLimit: number
  allowedMimeTypes: readonly string[]
  quota: MemberQuota
}

/** What browsers can show without help, and phones record. */
export const MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
] as const

/** Photos and videos: what is uploaded once counts once, published or not. */
const CHEST: MemberQuota = { buckets: ['media', 'practice'], bytes: null, objects: 1000 }
const MEDIA = { fileSizeLimit: 100 * 1024 * 1024, allowedMimeTypes: MEDIA_TYPES, quota: CHEST }

/** The buckets; `supabase/migrations` makes the same ones in a hosted project. */
export const BUCKETS: readonly Bucket[] = [
  { id: 'media', public: true, ...MEDIA },
  {
    id: 'members',
    public: false,
    fileSizeLimit: 256 * 1024,
    allowedMimeTypes: ['application/json'],
    quota: { buckets: ['members'], bytes: 16 * 1024 * 1024, objects: 1000 },
  },
  { id: 'practice', public: false, ...MEDIA },
]

/** @throws StorageError 404 `NoSuchBucket` */
export function findBucket(id: string): Bucket {
  const bucket = BUCKETS.find((candidate) => candidate.id === id)
  if (!bucket) throw noSuchBucket()
  return bucket
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
