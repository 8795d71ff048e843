/** The bucket of what members publish (Supabase Storage). */
export const MEDIA_BUCKET = 'media'
/**
 * Why Storage refused a file for want of room; null when it was something else.
 *
 * @param status of its answer
 * @param message in it: 413 says that a file is too large, too
 */
export function refusalOf(status: number, message: string): Refusal | null {
  if (status === 507) return 'storeFull'
  return status === 413 && message.includes('quota') ? 'noRoom' : null
}

/** Most entries of a folder that are listed at once. */
export const LIST_LIMIT = 100
/** What the file picker offers; the bucket has the last word. */
export const ACCEPTED = 'image/*,video/*'
/** What Supabase's own dashboard leaves in a folder that is to exist. */
const PLACEHOLDER = '.emptyFolderPlaceholder'

/** The reason that stops an upload which is to be taken up again another time. */
export const LATER = 'later'

/** Why Storage has no room: in the member's quota, or on its disk. */
export type Refusal = 'noRoom' | 'storeFull'

/** Storage has no room for an upload. */
export class UploadRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** The connection broke during an upload. What has arrived is kept: it can go on from there. */
export class ConnectionLost extends Error {}

export type MediaKind = 'image' | 'video'

/** A photo or video of a member. */
export interface Medium {
  /** Its path in the bucket: `{userId}/{timestamp}-{name}`. */
  path: string
  kind: MediaKind
  url: string
  /** As its member called it. */
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
 * Where a file is uploaded to: its own folder, the time in front (ms), and a name that Storage takes.
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

/** What a member sees of a path: the name without folder, time and extension. */
export function titleOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name
    .replace(/^\d+-/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll('-', ' ')
}

/**
 * The medium at a path.
 *
 * @param publicUrl where the members' backend is for browsers
 */
export function mediumOf(path: string, publicUrl: string): Medium {
  const url = `${publicUrl}/storage/v1/object/public/${MEDIA_BUCKET}/${encodeURI(path)}`
  return { path, kind: kindOf(path), url, title: titleOf(path) }
}
