import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../content/lesson.server.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface EnlistCallProps extends Pick<Lesson, 'next'> {
  /** Slug of the level. */
  level: string
}

/** At the end of a lesson that is open to everybody: the way to the next one. */
export function EnlistCall({ level, next }: EnlistCallProps) {
  const { t } = useTranslation('lessons')
  const path = next ? `/niveles/${level}/${next.slug}` : '/travesia'
  const goOn = encodeURIComponent(useHref(path))
  return (
    <aside aria-labelledby="enlist" className="mx-auto mt-10 max-w-(--measure) print:hidden">
      <h2 id="enlist" className="text-2xl">
        {t('enlist.title')}
      </h2>
      <p className="mt-2">{t('enlist.text')}</p>
      <ButtonLink to={`/registro?redirectTo=${goOn}`} variant="ink" className="mt-4">
        {t('enlist.link')}
      </ButtonLink>
    </aside>
  )
}
