/** The public bucket of what members publish: the gallery shows it (Supabase Storage). */
export const MEDIA_BUCKET = 'media'
/** The private bucket; publishing moves a file from here to there. */
export const PRACTICE_BUCKET = 'practice'
/** Both, under the same paths. */
export const OWN_MEDIA_BUCKETS = [PRACTICE_BUCKET, MEDIA_BUCKET] as const
/** Lifetime of signed URLs of private files, in seconds. */
export const SIGNED_SECONDS = 60 * 60

/** Most entries of a folder that are listed at once. */
export const LIST_LIMIT = 100
/** File types of the file picker; the bucket decides. */
export const ACCEPTED = 'image/*,video/*'
/** Placeholder file that Supabase's dashboard creates in an empty folder. */
const PLACEHOLDER = '.emptyFolderPlaceholder'

/** Abort reason of an upload that is to be resumed later. */
export const LATER = 'later'

/** The connection broke during an upload. The uploaded part is stored: it can be resumed. */
export class ConnectionLost extends Error {}

export type MediaKind = 'image' | 'video'

/** A photo or video of a member. */
export interface Medium {
  /** Its path in the bucket, private or public: `{userId}/{timestamp}-{name}`. */
  path: string
  kind: MediaKind
  url: string
  /** The name that the member's file had. */
  title: string
}

/** A file is a video by its name. */
export function kindOf(name: string): MediaKind {
  return /\.(?:mp4|mov|webm)$/i.test(name) ? 'video' : 'image'
}

export function isPlaceholder(path: string): boolean {
  return path.endsWith(PLACEHOLDER)
}

/**
 * Upload path of a file: the member's folder, the time (ms), and a name that Storage accepts.
 *
 * @param now Unix time in milliseconds
 */
export function uploadPath(userId: string, fileName: string, now: number): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(fileName) ?? []
  const name = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${userId}/${now}-${name || 'tesoro'}${extension.toLowerCase()}`
}

/** Title of a medium: its file name without folder, time and extension. */
export function titleOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name
    .replace(/^\d+-/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll('-', ' ')
}

/**
 * The published medium at a path.
 *
 * @param publicUrl where the members' backend is for browsers
 */
export function mediumOf(path: string, publicUrl: string): Medium {
  const url = `${publicUrl}/storage/v1/object/public/${MEDIA_BUCKET}/${encodeURI(path)}`
  return { path, kind: kindOf(path), url, title: titleOf(path) }
}
