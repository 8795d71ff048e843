import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { isPlaceholder, MEDIA_BUCKET, type Medium, mediumOf } from './media.ts'

/** Files read at a time; fewer are shown when some of them are hidden. */
const PAGE = 24

export interface GalleryPage {
  media: Medium[]
  /** Cursor of the next page; null after the last. */
  next: string | null
}

/**
 * A page of what members have published, the latest first: moving a file to the public bucket counts
 * as a change of it. Storage lists them across all folders at once, so the
 * number of members makes no difference.
 *
 * @param cursor `next` of the page before
 * @throws Error when Storage returns no list
 */
export async function readGallery(
  members: MembersConfig,
  hidden: Set<string>,
  cursor: string | null,
): Promise<GalleryPage> {
  const { storage } = membersClient(members)
  const { data, error } = await storage.from(MEDIA_BUCKET).listV2({
    limit: PAGE,
    with_delimiter: false,
    sortBy: { column: 'updated_at', order: 'desc' },
    ...(cursor && { cursor }),
  })
  if (error) throw error
  const paths = data.objects.map(({ key, name }) => key ?? name)
  return {
    media: paths
      .filter((path) => !hidden.has(path) && !isPlaceholder(path))
      .map((path) => mediumOf(path, members.publicUrl)),
    next: data.hasNext ? (data.nextCursor ?? null) : null,
  }
}
