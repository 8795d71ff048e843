import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../content/lesson.server.ts'
import type { MemberContent } from '../../content/member-content.server.ts'
import { MemberText } from '../../content/member-text.tsx'
import { CourseSky, hourOf } from '../../drawings/course-sky.tsx'
import { Gate } from '../../members/paywall.tsx'
import { Icon } from '../../ui/icon.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { VideoFacade } from '../../ui/video-facade.tsx'
import { CourseNav } from './course-nav.tsx'
import { DoneButton } from './done-button.tsx'
import { EnlistCall } from './enlist-call.tsx'
import { HatchDrawing } from './hatch-drawing.tsx'
import './lessons.css'
import '../../content/article.css'

/** What the catalogue tells of a locked lesson. */
const INSIDE = ['first', 'second', 'third'] as const

interface LessonPageProps {
  lesson: Lesson
  /** Spanish path of the page. */
  path: string
  /** What the lesson teaches; null when there is nothing to read (yet) for this reader. */
  content: MemberContent | null
  mayRead: boolean
  signedIn: boolean
  /** Whether the member has marked it; null when there is no logbook to mark it in. */
  done: boolean | null
}

/** One lesson on its sheet, or as much of it as the reader may see. */
export function LessonPage({ lesson, path, content, done, ...reader }: LessonPageProps) {
  const { mayRead, signedIn } = reader
  const { t } = useTranslation('lessons')
  const { level, audience, number, title, summary, minutes, video, next } = lesson
  return (
    <article className="article" style={levelColor(level.color)} data-hour={hourOf(level.slug)}>
      <CourseSky level={level.slug} />
      <div className="article-desk">
        <SiteLink to={`/niveles/${level.slug}`} className="text-link gap-2">
          <Icon name="arrow-left" className="size-5" />
          {level.name}
        </SiteLink>
        <div className="article-sheet on-paper">
          <div className="article-column">
            <header className="article-heading">
              <p className="lesson-rank">
                <Icon name={level.icon} className="size-6" />
                {level.name} · {t('number', { number })}
              </p>
              <h1 className="article-title">{title}</h1>
              {summary && <p className="article-summary">{summary}</p>}
              <p className="article-byline">{t('minutes', { count: minutes })}</p>
            </header>
            {video && (
              <div className="lesson-video rich-video">
                <VideoFacade video={video} />
              </div>
            )}
            {content && <MemberText content={content} />}
            {mayRead && !content && <p className="lesson-unwritten">{t('unwritten')}</p>}
            {content && done !== null && <DoneButton done={done} />}
            {content && !signedIn && <EnlistCall level={level.slug} next={next} />}
          </div>
        </div>
        {!mayRead && (
          <Gate
            audience={audience}
            signedIn={signedIn}
            path={path}
            drawing={<HatchDrawing />}
            inside={INSIDE.map((place) => t(`inside.${place}`))}
          />
        )}
        <CourseNav level={level.slug} previous={lesson.previous} next={next} />
      </div>
    </article>
  )
}
