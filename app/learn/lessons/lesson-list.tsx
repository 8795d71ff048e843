import { useTranslation } from 'react-i18next'
import type { Tier } from '../../../domain/may-read.ts'
import type { LessonTeaser } from '../../content/lesson.server.ts'
import type { Progress } from '../../members/progress/progress.ts'
import { Icon } from '../../ui/icon.tsx'
import { Intro, Section } from '../../ui/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import './lesson-list.css'
import { useId } from 'react'
import { ProgressBar } from '../../ui/progress-bar.tsx'

interface LessonListProps {
  lessons: LessonTeaser[]
  /** The page of their level. */
  path: string
  /** Required tier of the lessons; null when the reader has it. */
  lockedFor: Tier | null
  /** Progress of the member; null for a visitor. */
  progress: Progress | null
}

/** The lessons of a level in their order, as the legs of a voyage. */
export function LessonList({ lessons, path, lockedFor, progress }: LessonListProps) {
  const { t } = useTranslation('lessons')
  if (lessons.length === 0) return null
  return (
    <Section aria-labelledby="lessons" ground="sea">
      <div className="mx-auto max-w-4xl px-5 md:px-6">
        <h2 id="lessons" className="text-4xl md:text-5xl">
          {t('listTitle')}
        </h2>
        <Intro>{t(`listIntro.${lockedFor ?? 'open'}`)}</Intro>
        {progress && !lockedFor && <CourseProgress progress={progress} count={lessons.length} />}
        <ol className="lesson-list">
          {lessons.map(({ _id, slug, title, summary, minutes, audience }, index) => (
            <li key={_id}>
              <span aria-hidden="true">{index + 1}</span>
              <div className="min-w-0">
                <h3 className="text-2xl leading-tight">
                  <SiteLink to={`${path}/${slug}`}>{title}</SiteLink>
                </h3>
                <p className="mt-1 leading-snug text-mist">{summary}</p>
                <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 font-bold">
                  <span>{t('minutes', { count: minutes })}</span>
                  {progress?.done.includes(_id) && (
                    <span className="inline-flex items-center gap-1.5 text-gold">
                      <Icon name="check" className="size-4" />
                      {t('learnt')}
                    </span>
                  )}
                  {lockedFor && (
                    <span className="inline-flex items-center gap-1.5 text-gold">
                      <Icon
                        name={audience === 'everybody' ? 'lock-open' : 'lock'}
                        className="size-4"
                      />
                      {t(audience === 'everybody' ? 'open' : `locked.${lockedFor}`)}
                    </span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** Number of a level's lessons that the member has done. */
function CourseProgress({
  progress: { done },
  count,
}: {
  progress: Pick<Progress, 'done'>
  /** Total number of lessons. */
  count: number
}) {
  const { t } = useTranslation('lessons')
  const id = useId()
  return (
    <div className="my-8 grid gap-3">
      <p id={id}>{t('progress', { done: done.length, count })}</p>
      <ProgressBar aria-labelledby={id} value={done.length} max={count} />
    </div>
  )
}
