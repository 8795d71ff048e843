import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { MEDIA_BUCKET, type Medium, mediumOf } from '../media/media.ts'
import type { HiddenMedium, Moderation } from '../media/moderation.server.ts'

/** A medium that the captain has taken off the gallery, as the panel shows it. */
export interface HiddenEntry extends Medium, HiddenMedium {
  /** False when its member has withdrawn or deleted it since: then nobody else may see it. */
  published: boolean
}

/** @throws Error when the dataset returns no list */
export async function readHiddenMedia(
  moderation: Moderation,
  members: MembersConfig,
): Promise<HiddenEntry[]> {
  const media = membersClient(members).storage.from(MEDIA_BUCKET)
  return Promise.all(
    (await moderation.hidden()).map(async (hidden) => {
      const { data: published } = await media.exists(hidden.path)
      return { ...mediumOf(hidden.path, members.publicUrl), ...hidden, published }
    }),
  )
}
