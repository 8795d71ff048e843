import { useTranslation } from 'react-i18next'
import type { Tier } from '../../../domain/may-read.ts'
import type { LessonTeaser } from '../../content/lesson.server.ts'
import type { Progress } from '../../members/progress/progress.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface CourseStartProps {
  lessons: LessonTeaser[]
  /** The page of their level. */
  path: string
  /** Required tier of the lessons; null when the reader has it. */
  lockedFor: Tier | null
  /** Progress of the member; null for a visitor. */
  progress: Progress | null
}

/** The start of a level: its next lesson, or the tier that its lessons require. */
export function CourseStart({ lessons, path, lockedFor, progress }: CourseStartProps) {
  const { t } = useTranslation('lessons')
  const next = lockedFor
    ? lessons.find(({ audience }) => audience === 'everybody')
    : lessons.find(({ _id }) => !progress || _id === progress.next)
  if (!next && !lockedFor) return null
  const isBegun = progress !== null && progress.done.length > 0
  return (
    <p className="mt-6">
      {next ? (
        <ButtonLink to={`${path}/${next.slug}`} size="large">
          {isBegun ? t('resume') : t('begin', { number: lessons.indexOf(next) + 1 })}
          <span className="sr-only">: {next.title}</span>
        </ButtonLink>
      ) : (
        <ButtonLink to={lockedFor === 'capitan' ? '/membresia' : '/registro'} size="large">
          {t(lockedFor === 'capitan' ? 'becomeCaptain' : 'enlist.link')}
        </ButtonLink>
      )}
    </p>
  )
}
