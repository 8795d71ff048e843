import type { SiteContext } from '../context.ts'
import type { Session } from '../members/session.ts'
import { type LevelMedia, readLevelMedia } from './level-media.server.ts'
import { logbookOf } from './logbook.server.ts'
import { type Progress, progressOf } from './logbook.ts'

/** What a member's logbook says of a level. */
export interface Voyage {
  media: LevelMedia
  progress: Progress
}

/** Null (and a line in the log) when the logbook cannot be read: the level's page stands without. */
export async function readVoyage(
  context: Pick<SiteContext, 'authority' | 'members'>,
  session: Session,
  level: string,
  lessons: readonly { _id: string }[],
): Promise<Voyage | null> {
  try {
    const logbook = await logbookOf(context, session).read()
    const media = await readLevelMedia(context, logbook, level)
    return {
      media,
      progress: progressOf(
        logbook,
        lessons.map(({ _id }) => _id),
      ),
    }
  } catch (error) {
    console.warn(`logbook: it could not be read: ${error}`)
    return null
  }
}
