/** The public bucket of what members publish: the gallery shows it (Supabase Storage). */
export const MEDIA_BUCKET = 'media'
/** The private one of what they keep to themselves; publishing moves a file from here to there. */
export const PRACTICE_BUCKET = 'practice'
/** Both, under the same paths. */
export const OWN_MEDIA_BUCKETS = [PRACTICE_BUCKET, MEDIA_BUCKET] as const
/** How long a private file can be read by the URL that its owner's page was given, in seconds. */
export const SIGNED_SECONDS = 60 * 60

/** Most entries of a folder that are listed at once. */
export const LIST_LIMIT = 100
/** What the file picker offers; the bucket has the last word. */
export const ACCEPTED = 'image/*,video/*'
/** What Supabase's own dashboard leaves in a folder that is to exist. */
const PLACEHOLDER = '.emptyFolderPlaceholder'

/** The reason that stops an upload which is to be taken up again another time. */
export const LATER = 'later'

/** The connection broke during an upload. What has arrived is kept: it can go on from there. */
export class ConnectionLost extends Error {}

export type MediaKind = 'image' | 'video'

/** A photo or video of a member. */
export interface Medium {
  /** Its path in the bucket, private or public: `{userId}/{timestamp}-{name}`. */
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
 * The published medium at a path.
 *
 * @param publicUrl where the members' backend is for browsers
 */
export function mediumOf(path: string, publicUrl: string): Medium {
  const url = `${publicUrl}/storage/v1/object/public/${MEDIA_BUCKET}/${encodeURI(path)}`
  return { path, kind: kindOf(path), url, title: titleOf(path) }
}
