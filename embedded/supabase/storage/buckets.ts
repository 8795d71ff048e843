import { invalidMimeType, noSuchBucket, tooLarge } from './errors.ts'
import type { StoredObject } from './objects.ts'

export type Bucket = {
  id: string
  /** Whether anybody who knows an object's name may read it. */
  public: boolean
  /** Bytes. */
  fileSizeLimit: number
  allowedMimeTypes: readonly string[]
  /** What a member may have here: bytes; null is what the settings say. */
  memberBytes: number | null
  memberObjects: number
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

/** The buckets; `supabase/migrations` makes the same ones in a hosted project. */
export const BUCKETS: readonly Bucket[] = [
  {
    id: 'media',
    public: true,
    fileSizeLimit: 100 * 1024 * 1024,
    allowedMimeTypes: MEDIA_TYPES,
    memberBytes: null,
    memberObjects: 1000,
  },
  {
    id: 'members',
    public: false,
    fileSizeLimit: 256 * 1024,
    allowedMimeTypes: ['application/json'],
    memberBytes: 16 * 1024 * 1024,
    memberObjects: 1000,
  },
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
