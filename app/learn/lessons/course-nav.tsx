import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../content/lesson.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import './lessons.css'

interface CourseNavProps extends Pick<Lesson, 'previous' | 'next'> {
  /** Slug of the level. */
  level: string
}

/** To the lessons before and after this one. */
export function CourseNav({ level, previous, next }: CourseNavProps) {
  const { t } = useTranslation('lessons')
  if (!previous && !next) return null
  return (
    <nav aria-label={t('course')} className="course-nav">
      {previous && (
        <SiteLink to={`/niveles/${level}/${previous.slug}`} rel="prev" className="course-step">
          <Icon name="arrow-left" className="size-6" />
          <span>
            <span className="block text-mist">{t('previous')}</span>
            <span className="display block text-xl">{previous.title}</span>
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={`/niveles/${level}/${next.slug}`} rel="next" className="course-step">
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
