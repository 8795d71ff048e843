import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import { logbookOf } from './progress.server.ts'
import { withOpened } from './progress.ts'

/**
 * Notes in a member's logbook that a lesson was opened.
 *
 * @returns whether it was done before; null (and a line in the log) when the logbook is out of reach
 */
export async function openLesson(
  context: Pick<SiteContext, 'authority' | 'members'>,
  session: Session,
  lesson: string,
): Promise<boolean | null> {
  try {
    const now = new Date().toISOString()
    const { lessons } = await logbookOf(context, session).change((logbook) =>
      withOpened(logbook, lesson, now),
    )
    return Boolean(lessons[lesson]?.doneAt)
  } catch (error) {
    console.warn(`logbook: it could not be written: ${error}`)
    return null
  }
}
