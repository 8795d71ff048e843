import type { SupabaseClient } from '@supabase/supabase-js'
import { MEDIA_BUCKET } from './media.ts'

const PAGE = 1000

/**
 * How much a member's photos and videos take, in bytes.
 *
 * @returns null when Storage gives no list
 */
export async function usedBytes(
  { storage }: SupabaseClient,
  userId: string,
): Promise<number | null> {
  let used = 0
  let cursor: string | undefined
  do {
    const { data, error } = await storage.from(MEDIA_BUCKET).listV2({
      ...{ prefix: `${userId}/`, limit: PAGE, with_delimiter: false },
      ...(cursor && { cursor }),
    })
    if (error) return null
    for (const { metadata } of data.objects) used += metadata?.size ?? 0
    cursor = data.hasNext ? data.nextCursor : undefined
  } while (cursor)
  return used
}
