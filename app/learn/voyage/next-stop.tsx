import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { RankLine } from '../rank-line.tsx'
import './voyage.css'
import type { Stop } from './stops.ts'

interface NextStopProps {
  /** The next lesson; null when all that the member may read are done. */
  stop: Stop | null
  after: Stop | null
  isBegun: boolean
  /** True if there are lessons for which the member lacks the tier. */
  hasMore: boolean
}

/** Current position of the member, and the link to the next lesson. */
export function NextStop({ stop, after, isBegun, hasMore }: NextStopProps) {
  const { t } = useTranslation(['voyage', 'lessons'])
  if (!stop)
    return (
      <section
        aria-labelledby="next-stop"
        className="next-stop on-paper bg-paper text-ink scheme-light"
      >
        <h2 id="next-stop" className="text-3xl md:text-4xl">
          {t('arrived.title')}
        </h2>
        <p className="mt-3 text-lg">{t(hasMore ? 'arrived.more' : 'arrived.text')}</p>
        <ButtonLink to={hasMore ? '/membresia' : '/blog'} size="large" className="mt-6">
          {t(hasMore ? 'lessons:becomeCaptain' : 'arrived.link')}
        </ButtonLink>
      </section>
    )
  const { level, number, count, title, summary, minutes, path } = stop
  return (
    <section
      aria-labelledby="next-stop"
      className="next-stop on-paper bg-paper text-ink scheme-light"
      style={levelColor(level.color)}
    >
      <RankLine icon={level.icon}>
        {level.name} · {t('place', { number, count })}
      </RankLine>
      <h2 id="next-stop" className="text-3xl leading-tight md:text-5xl">
        {title}
      </h2>
      <p className="mt-3 text-lg leading-snug">{summary}</p>
      <p className="mt-2 font-bold">{t('lessons:minutes', { count: minutes })}</p>
      <ButtonLink to={path} size="large" className="mt-6">
        <Icon name="play" className="size-5 fill-current" />
        {isBegun ? t('lessons:resume') : t('lessons:begin', { number })}
      </ButtonLink>
      {after && (
        <p className="mt-4">
          {t('after')}{' '}
          <SiteLink to={after.path} className="underline underline-offset-4">
            {after.title}
          </SiteLink>
        </p>
      )}
    </section>
  )
}
