import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../content/lesson.server.ts'
import type { MemberContent } from '../../content/member-content.server.ts'
import { MemberText } from '../../content/member-text.tsx'
import { ReadingSheet } from '../../content/reading-sheet.tsx'
import { CourseSky, hourOf } from '../../drawings/course-sky.tsx'
import { Paywall } from '../../members/paywall.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { VideoFacade } from '../../ui/video-facade.tsx'
import { RankLine } from '../rank-line.tsx'
import { CourseNav } from './course-nav.tsx'
import { DoneButton } from './done-button.tsx'
import { EnlistCall } from './enlist-call.tsx'
import { HatchDrawing } from './hatch-drawing.tsx'

/** Keys of the lines that tell of a locked lesson. */
const INSIDE = ['first', 'second', 'third'] as const

interface LessonPageProps {
  lesson: Lesson
  /** Spanish path of the page. */
  path: string
  /** The text of the lesson; null when there is nothing to read (yet) for this reader. */
  content: MemberContent | null
  mayRead: boolean
  signedIn: boolean
  /** Marked as learnt by the member; null for readers who have no progress to mark it in. */
  done: boolean | null
}

/** One lesson on its sheet, or as much of it as the reader may see. */
export function LessonPage({ lesson, path, content, done, ...reader }: LessonPageProps) {
  const { mayRead, signedIn } = reader
  const { t } = useTranslation('lessons')
  const { level, audience, number, title, summary, minutes, video, next } = lesson
  return (
    <ReadingSheet
      style={levelColor(level.color)}
      hour={hourOf(level.slug)}
      sky={<CourseSky level={level.slug} />}
      back={{ to: `/niveles/${level.slug}`, label: level.name }}
      lead={
        <RankLine icon={level.icon}>
          {level.name} · {t('number', { number })}
        </RankLine>
      }
      title={title}
      summary={summary}
      byline={t('minutes', { count: minutes })}
      after={
        <>
          {!mayRead && (
            <Paywall
              audience={audience}
              signedIn={signedIn}
              path={path}
              drawing={<HatchDrawing />}
              inside={INSIDE.map((place) => t(`inside.${place}`))}
            />
          )}
          <CourseNav level={level.slug} previous={lesson.previous} next={next} />
        </>
      }
    >
      {video && (
        <div className="mx-auto mt-10 max-w-2xl print:hidden">
          <VideoFacade video={video} />
        </div>
      )}
      {content && <MemberText content={content} />}
      {mayRead && !content && (
        <p className="mx-auto mt-10 max-w-2xl text-center text-xl">{t('unwritten')}</p>
      )}
      {content && done !== null && <DoneButton done={done} />}
      {content && !signedIn && <EnlistCall level={level.slug} next={next} />}
    </ReadingSheet>
  )
}
