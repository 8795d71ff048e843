import type { SupabaseClient } from '@supabase/supabase-js'
import { OWN_MEDIA_BUCKETS } from './media.ts'

const PAGE = 1000

/**
 * Storage used by a member's photos and videos, private and published, in bytes.
 *
 * @returns null when Storage gives no list
 */
export async function usedBytes(client: SupabaseClient, userId: string): Promise<number | null> {
  const all = await Promise.all(OWN_MEDIA_BUCKETS.map((bucket) => bytesIn(client, bucket, userId)))
  return all.reduce<number | null>(
    (sum, bytes) => (sum === null || bytes === null ? null : sum + bytes),
    0,
  )
}

async function bytesIn(
  { storage }: SupabaseClient,
  bucket: string,
  userId: string,
): Promise<number | null> {
  let used = 0
  let cursor: string | undefined
  do {
    const { data, error } = await storage.from(bucket).listV2({
      ...{ prefix: `${userId}/`, limit: PAGE, with_delimiter: false },
      ...(cursor && { cursor }),
    })
    if (error) return null
    for (const { metadata } of data.objects) used += metadata?.size ?? 0
    cursor = data.hasNext ? data.nextCursor : undefined
  } while (cursor)
  return used
}
