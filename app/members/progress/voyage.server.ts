import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import { type LevelMedia, readLevelMedia } from './level-media.server.ts'
import { progressStoreOf } from './progress.server.ts'
import { type MemberProgress, type Progress, progressOf } from './progress.ts'

type Context = Pick<SiteContext, 'authority' | 'members'>

/** A member's progress in a level. */
export interface Voyage {
  media: LevelMedia
  progress: Progress
}

/** Null (and a line in the log) when the progress cannot be read: the level's page stands without. */
export async function readVoyage(
  context: Context,
  session: Session,
  level: string,
  lessons: readonly { _id: string }[],
): Promise<Voyage | null> {
  return readFrom(context, session, async (progress) => ({
    media: await readLevelMedia(context, progress, level),
    progress: progressOf(progress, idsOf(lessons)),
  }))
}

/** Progress of a member in some lessons; null (and a line in the log) as above. */
export async function readProgress(
  context: Context,
  session: Session,
  lessons: readonly { _id: string }[],
): Promise<Progress | null> {
  return readFrom(context, session, (progress) => progressOf(progress, idsOf(lessons)))
}

const idsOf = (lessons: readonly { _id: string }[]) => lessons.map(({ _id }) => _id)

async function readFrom<T>(
  context: Context,
  session: Session,
  read: (progress: MemberProgress) => T | Promise<T>,
): Promise<T | null> {
  try {
    return await read(await progressStoreOf(context, session).read())
  } catch (error) {
    console.warn(`progress: it could not be read: ${error}`)
    return null
  }
}
