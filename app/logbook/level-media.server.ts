import { z } from 'zod'
import { kindOf, MEDIA_BUCKET, type Medium, mediumOf } from '../media/media.ts'
import { membersClient } from '../members/client.server.ts'
import type { MembersConfig } from '../members/config.ts'
import type { Session } from '../members/session.ts'
import type { LogbookStore } from './logbook.server.ts'
import { type Logbook, type Slot, slots, withMedium } from './logbook.ts'

/** A member's own media in the places of a level page; null: the school's own. */
export type LevelMedia = Record<Slot, Medium | null>

/** What a member has chosen for a level and has not removed since. */
export async function readLevelMedia(
  members: MembersConfig,
  { levels }: Logbook,
  level: string,
): Promise<LevelMedia> {
  const chosen = levels[level] ?? {}
  const [image, video] = await Promise.all(
    slots.map(async (slot) => {
      const path = chosen[slot]
      if (!path || !(await isThere(members, path))) return null
      return mediumOf(path, members.publicUrl)
    }),
  )
  return { image: image ?? null, video: video ?? null }
}

const choiceSchema = z.object({
  slot: z.enum(slots),
  /** Empty: the school's own is put back. */
  path: z.string().max(300),
})

/** Why a choice was not kept: `wrongKind` has a notice of its own. */
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
  members: MembersConfig,
  store: LogbookStore,
): Promise<ChoiceError | null> {
  const choice = choiceSchema.safeParse(Object.fromEntries(form))
  if (!choice.success) return 'malformed'
  const { slot, path } = choice.data
  if (path) {
    if (!path.startsWith(`${session.userId}/`)) return 'notYours'
    if (kindOf(path) !== slot) return 'wrongKind'
    if (!(await isThere(members, path))) return 'notYours'
  }
  await store.change((logbook) => withMedium(logbook, level, slot, path || null))
  return null
}

async function isThere(members: MembersConfig, path: string): Promise<boolean> {
  const { data } = await membersClient(members).storage.from(MEDIA_BUCKET).exists(path)
  return data
}
