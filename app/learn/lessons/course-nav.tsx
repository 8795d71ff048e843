import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../content/lesson.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

interface CourseNavProps extends Pick<Lesson, 'previous' | 'next'> {
  /** Slug of the level. */
  level: string
}

const STEP =
  'flex min-h-18 items-center gap-4 rounded-cut border-2 border-amber bg-wood px-4.5 py-3 leading-snug'

/** To the lessons before and after this one. */
export function CourseNav({ level, previous, next }: CourseNavProps) {
  const { t } = useTranslation('lessons')
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t('course')}
      className="mx-5 mt-8 grid gap-4 md:mx-0 md:grid-cols-2 print:hidden"
    >
      {previous && (
        <SiteLink to={`/niveles/${level}/${previous.slug}`} rel="prev" className={STEP}>
          <Icon name="arrow-left" className="size-6" />
          <span>
            <span className="block text-mist">{t('previous')}</span>
            <span className="display block text-xl">{previous.title}</span>
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink
          to={`/niveles/${level}/${next.slug}`}
          rel="next"
          className={`${STEP} justify-end text-right md:col-start-2`}
        >
          <span>
            <span className="block text-mist">{t('next')}</span>
            <span className="display block text-xl">{next.title}</span>
          </span>
          <Icon name="arrow-right" className="size-6" />
        </SiteLink>
      )}
    </nav>
  )
}
