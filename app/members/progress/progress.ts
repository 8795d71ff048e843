import { z } from '../../zod.ts'

/** The places of a level page that members fill with media of their own. */
export const slots = ['image', 'video'] as const
export type Slot = (typeof slots)[number]

const path = z.string().min(1).max(300)
const moment = z.iso.datetime()

// `catch`: a broken entry is dropped; the rest stays.
const progressSchema = z.object({
  /** By the level's slug: the paths of the member's own media, in the bucket. */
  levels: z
    .record(z.string(), z.object({ image: path.optional(), video: path.optional() }).catch({}))
    .catch({}),
  /** By the lesson's `_id`: when it was opened last, and when it was done. */
  lessons: z
    .record(
      z.string(),
      z.object({ openedAt: moment.optional(), doneAt: moment.optional() }).catch({}),
    )
    .catch({}),
})

/** Progress of a member, stored in one JSON file of their own. */
export type MemberProgress = z.infer<typeof progressSchema>

export const emptyProgress: MemberProgress = { levels: {}, lessons: {} }

/** Progress as it was stored; whatever is not one counts as empty. */
export function parseProgress(json: string): MemberProgress {
  try {
    return progressSchema.safeParse(JSON.parse(json)).data ?? emptyProgress
  } catch {
    return emptyProgress
  }
}

/** The progress with another medium in a place; null puts the school's own back. */
export function withMedium(
  progress: MemberProgress,
  level: string,
  slot: Slot,
  path: string | null,
) {
  const { [slot]: _old, ...rest } = progress.levels[level] ?? {}
  const chosen = path === null ? rest : { ...rest, [slot]: path }
  return { ...progress, levels: { ...progress.levels, [level]: chosen } }
}

/** The progress after a lesson was opened. @param now ISO 8601 */
export function withOpened(progress: MemberProgress, lesson: string, now: string): MemberProgress {
  const entry = { ...progress.lessons[lesson], openedAt: now }
  return { ...progress, lessons: { ...progress.lessons, [lesson]: entry } }
}

/** The progress with a lesson marked as done, or no longer. @param now ISO 8601 */
export function withDone(
  progress: MemberProgress,
  lesson: string,
  done: boolean,
  now: string,
): MemberProgress {
  const { doneAt: _before, ...rest } = progress.lessons[lesson] ?? {}
  const entry = done ? { ...rest, doneAt: now } : rest
  return { ...progress, lessons: { ...progress.lessons, [lesson]: entry } }
}

/** Progress of a member in a list of lessons, given in their order. */
export interface Progress {
  /** Ids of those that are done. */
  done: string[]
  /** Next lesson: after the one opened last, the first that is not done; null when all are. */
  next: string | null
}

export function progressOf({ lessons }: MemberProgress, ids: readonly string[]): Progress {
  const done = ids.filter((id) => lessons[id]?.doneAt)
  const openedAt = (id: string) => lessons[id]?.openedAt ?? ''
  const last = ids.reduce<string | undefined>(
    (latest, id) => (openedAt(id) > (latest ? openedAt(latest) : '') ? id : latest),
    undefined,
  )
  const from = last ? ids.indexOf(last) : 0
  const inOrder = [...ids.slice(from), ...ids.slice(0, from)]
  return { done, next: inOrder.find((id) => !done.includes(id)) ?? null }
}
