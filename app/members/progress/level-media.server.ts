import { z } from 'zod'
import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import {
  kindOf,
  MEDIA_BUCKET,
  type Medium,
  mediumOf,
  PRACTICE_BUCKET,
  SIGNED_SECONDS,
} from '../media/media.ts'
import { ownClient } from '../own-client.server.ts'
import type { ProgressStore } from './progress.server.ts'
import { type MemberProgress, type Slot, slots, withMedium } from './progress.ts'

/** A member's own media in the places of a level page; null: the school's own. */
export type LevelMedia = Record<Slot, Medium | null>

/** The member's session and the connection to their backend. */
type LevelMediaRequest = Pick<SiteContext, 'authority' | 'members'>

/**
 * Media that a member has chosen for a level and not deleted since. URLs of private media must not
 * be cached: they expire after {@link SIGNED_SECONDS}.
 */
export async function readLevelMedia(
  request: LevelMediaRequest,
  { levels }: MemberProgress,
  level: string,
): Promise<LevelMedia> {
  const chosen = levels[level] ?? {}
  const [image, video] = await Promise.all(
    slots.map(async (slot) => {
      const path = chosen[slot]
      return path ? findOwn(request, path) : null
    }),
  )
  return { image: image ?? null, video: video ?? null }
}

const choiceSchema = z.object({
  slot: z.enum(slots),
  /** Empty: the school's own is put back. */
  path: z.string().max(300),
})

/** Reasons for refusing a choice: `wrongKind` has a notice of its own. */
export type ChoiceError = 'wrongKind' | 'notYours' | 'malformed'

/**
 * Puts a medium that a form names into a place of a level page: one of the member's own, an image
 * where an image belongs and a video where a video belongs.
 *
 * @throws Error when Storage did not keep it
 */
export async function chooseMedium(
  form: FormData,
  level: string,
  session: Session,
  request: LevelMediaRequest,
  store: ProgressStore,
): Promise<ChoiceError | null> {
  const choice = choiceSchema.safeParse(Object.fromEntries(form))
  if (!choice.success) return 'malformed'
  const { slot, path } = choice.data
  if (path) {
    if (!path.startsWith(`${session.userId}/`)) return 'notYours'
    if (kindOf(path) !== slot) return 'wrongKind'
    if (!(await findOwn(request, path))) return 'notYours'
  }
  await store.change((progress) => withMedium(progress, level, slot, path || null))
  return null
}

/** A medium of the member's own, private or published; null when absent. */
async function findOwn(request: LevelMediaRequest, path: string): Promise<Medium | null> {
  const { storage } = ownClient(request)
  const { publicUrl } = request.members
  const { data } = await storage.from(PRACTICE_BUCKET).createSignedUrl(path, SIGNED_SECONDS)
  if (data) {
    // supabase-js names the backend as this server reaches it.
    const url = publicUrl + data.signedUrl.slice(data.signedUrl.indexOf('/storage/v1/'))
    return { ...mediumOf(path, publicUrl), url }
  }
  const published = await storage.from(MEDIA_BUCKET).exists(path)
  return published.data ? mediumOf(path, publicUrl) : null
}
