import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type OwnMediaStore, type OwnMedium, openOwnMedia } from './own-media.ts'
import { usedBytes } from './used-bytes.ts'

interface OwnMedia {
  /** Null while they are being read for the first time, and when that failed. */
  media: OwnMedium[] | null
  failed: boolean
  /** Bytes of all of them; null while that is not known. */
  used: number | null
  reload(): Promise<void>
  /** Renews the URLs of private files before they expire. */
  renew(): void
  /** Changes the stored media and reads the list again. @throws Refused */
  change(act: (store: OwnMediaStore) => Promise<void>): Promise<void>
}

/** A member's own photos and videos, newest first. */
export function useOwnMedia(client: SupabaseClient | null, userId: string | undefined): OwnMedia {
  const [media, setMedia] = useState<OwnMedium[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [used, setUsed] = useState<number | null>(null)
  const store = useMemo(
    () => (client && userId ? openOwnMedia(client, userId) : null),
    [client, userId],
  )

  const reload = useCallback(async () => {
    if (!client || !userId || !store) return
    const [listed, bytes] = await Promise.all([
      store.list().catch(() => null),
      usedBytes(client, userId),
    ])
    setUsed(bytes)
    setFailed(!listed)
    if (listed) setMedia(listed)
  }, [client, userId, store])

  const renew = useCallback(() => {
    if (document.visibilityState === 'visible' && store?.isStale()) reload()
  }, [store, reload])

  useEffect(() => {
    reload()
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [reload, renew])

  async function change(act: (store: OwnMediaStore) => Promise<void>) {
    if (!store) return
    await act(store).finally(reload)
  }

  return { media, used, failed, reload, renew, change }
}
