import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { isPlaceholder, kindOf, LIST_LIMIT, MEDIA_BUCKET, type Medium, titleOf } from './media.ts'
import { usedBytes } from './used-bytes.ts'

/** A medium in the chest of its member. */
export interface OwnMedium extends Medium {
  /** ISO 8601. */
  createdAt: string
}

interface OwnMedia {
  /** Null while they are being read for the first time, and when that failed. */
  media: OwnMedium[] | null
  failed: boolean
  /** Bytes of all of them; null while that is not known. */
  used: number | null
  reload(): Promise<void>
  /** @returns null when it is gone, else the server's message */
  remove(path: string): Promise<string | null>
}

/** A member's own photos and videos, newest first. */
export function useOwnMedia(client: SupabaseClient | null, userId: string | undefined): OwnMedia {
  const [media, setMedia] = useState<OwnMedium[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [used, setUsed] = useState<number | null>(null)

  const reload = useCallback(async () => {
    if (!client || !userId) return
    const bucket = client.storage.from(MEDIA_BUCKET)
    const newest = { limit: LIST_LIMIT, sortBy: { column: 'created_at', order: 'desc' } }
    const [{ data, error }, bytes] = await Promise.all([
      bucket.list(userId, newest),
      usedBytes(client, userId),
    ])
    setUsed(bytes)
    setFailed(Boolean(error))
    if (error) return
    const files = data.filter(({ id, name }) => id !== null && !isPlaceholder(name))
    setMedia(
      files.map(({ name, created_at }) => {
        const path = `${userId}/${name}`
        const { publicUrl: url } = bucket.getPublicUrl(path).data
        return { path, kind: kindOf(name), url, title: titleOf(path), createdAt: created_at ?? '' }
      }),
    )
  }, [client, userId])

  useEffect(() => {
    reload()
  }, [reload])

  async function remove(path: string): Promise<string | null> {
    if (!client) return ''
    const { data, error } = await client.storage.from(MEDIA_BUCKET).remove([path])
    await reload()
    // What was not there any more is answered with an empty list.
    return error ? error.message : data.length === 0 ? path : null
  }

  return { media, used, failed, reload, remove }
}
