import type { SupabaseClient } from '@supabase/supabase-js'
import {
  isPlaceholder,
  kindOf,
  LIST_LIMIT,
  MEDIA_BUCKET,
  type Medium,
  PRACTICE_BUCKET,
  SIGNED_SECONDS,
  titleOf,
} from './media.ts'
import { Refused, refusedBy } from './refusal.ts'

/** A medium of the member's own. */
export interface OwnMedium extends Medium {
  /** Published in the gallery; else visible to its member alone. */
  published: boolean
  /** ISO 8601. */
  createdAt: string
}

/** Time at which the URL of a private file must be renewed (Unix time, ms). */
type SignedUrls = Map<string, { url: string; until: number }>

const NEWEST = { limit: LIST_LIMIT, sortBy: { column: 'created_at', order: 'desc' } }

/** A member's photos and videos, and what the member does with them. */
export type OwnMediaStore = ReturnType<typeof openOwnMedia>

/** @param client with the member's session: Storage's rules decide */
export function openOwnMedia({ storage }: SupabaseClient, userId: string) {
  const practice = storage.from(PRACTICE_BUCKET)
  const media = storage.from(MEDIA_BUCKET)
  const bucketOf = ({ published }: OwnMedium) => (published ? media : practice)
  const signed: SignedUrls = new Map()

  /** URLs stay the same while they are good for some time: a video that plays is not interrupted. */
  async function sign(paths: string[]): Promise<void> {
    for (const path of signed.keys()) if (!paths.includes(path)) signed.delete(path)
    const now = Date.now()
    const needed = paths.filter((path) => (signed.get(path)?.until ?? 0) <= now)
    if (needed.length === 0) return
    const { data, error } = await practice.createSignedUrls(needed, SIGNED_SECONDS)
    if (error) throw refusedBy(error)
    const until = now + (SIGNED_SECONDS * 1000) / 2
    for (const { path, signedUrl } of data)
      if (path && signedUrl) signed.set(path, { url: signedUrl, until })
  }

  async function listIn(bucket: typeof media) {
    const { data, error } = await bucket.list(userId, NEWEST)
    if (error) throw refusedBy(error)
    return data
      .filter(({ id, name }) => id !== null && !isPlaceholder(name))
      .map(({ name, created_at }) => {
        const path = `${userId}/${name}`
        return { path, kind: kindOf(name), title: titleOf(path), createdAt: created_at ?? '' }
      })
  }

  /** Under the same path: what the captain has hidden stays hidden. */
  async function move(path: string, from: typeof media, destinationBucket: string) {
    const { error } = await from.move(path, path, { destinationBucket })
    if (error) throw refusedBy(error)
  }

  return {
    /** All of them, newest first. @throws Refused */
    async list(): Promise<OwnMedium[]> {
      const [own, shown] = await Promise.all([listIn(practice), listIn(media)])
      await sign(own.map(({ path }) => path))
      const all: OwnMedium[] = [
        // A file deleted since it was listed has no URL.
        ...own.flatMap((medium) => {
          const url = signed.get(medium.path)?.url
          return url ? { ...medium, url, published: false } : []
        }),
        ...shown.map((medium) => {
          const { publicUrl: url } = media.getPublicUrl(medium.path).data
          return { ...medium, url, published: true }
        }),
      ]
      // A file moved between the two requests is in both lists.
      return [...new Map(all.map((medium) => [medium.path, medium])).values()].sort((a, b) =>
        b.createdAt.localeCompare(a.createdAt),
      )
    },

    /** True when URLs of private files must be renewed, by listing them again. */
    isStale: (): boolean => [...signed.values()].some(({ until }) => until <= Date.now()),

    /** Publishes it in the gallery. @throws Refused */
    publish: ({ path }: OwnMedium): Promise<void> => move(path, practice, MEDIA_BUCKET),
    /** Withdraws it from the gallery: only its member can see it from now on. @throws Refused */
    takeBack: ({ path }: OwnMedium): Promise<void> => move(path, media, PRACTICE_BUCKET),

    /** @throws Refused, also when it is gone already */
    async remove(medium: OwnMedium): Promise<void> {
      const { data, error } = await bucketOf(medium).remove([medium.path])
      if (error) throw refusedBy(error)
      if (data.length === 0) throw new Refused('gone')
    },
  }
}
