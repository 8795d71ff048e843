import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonTeaser } from '../content/lesson.server.ts'
import type { Progress } from '../logbook/logbook.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** How many lessons of a level the member has learnt, and the way to the next. */
export function CourseProgress({
  progress: { done, next },
  lessons,
  path,
}: {
  progress: Progress
  lessons: LessonTeaser[]
  /** The page of their level. */
  path: string
}) {
  const { t } = useTranslation('lessons')
  const id = useId()
  const lesson = lessons.find(({ _id }) => _id === next)
  return (
    <div className="my-8 grid gap-3">
      <p id={id}>{t('progress', { done: done.length, count: lessons.length })}</p>
      <progress
        aria-labelledby={id}
        value={done.length}
        max={lessons.length}
        className="progress"
      />
      {lesson && (
        <p>
          <SiteLink to={`${path}/${lesson.slug}`} className="button button-gold">
            {t(done.length > 0 ? 'resume' : 'begin')}
            <span className="sr-only">: {lesson.title}</span>
          </SiteLink>
        </p>
      )}
    </div>
  )
}
