import { useTranslation } from 'react-i18next'
import type { Session } from '../../../domain/session.ts'
import type { CourseLevel } from '../../content/course.server.ts'
import { Bridge } from '../../drawings/scenes/bridge.tsx'
import type { Progress } from '../../members/progress/progress.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { NextStop } from './next-stop.tsx'
import { stopsOf } from './stops.ts'
import { type Leg, VoyageChart } from './voyage-chart.tsx'

interface VoyagePageProps {
  member: Pick<Session, 'name' | 'tier'>
  levels: (CourseLevel & Pick<Leg, 'isOpen'>)[]
  /** Progress of the member; null while it cannot be read. */
  progress: Progress | null
}

/** Shortcuts for a member. */
const HANDY = [
  { to: '/afinador', icon: 'gauge', key: 'tuner' },
  { to: '/metronomo', icon: 'metronome', key: 'metronome' },
  { to: '/cuaderno', icon: 'scroll', key: 'practice' },
  { to: '/gestor-multimedia', icon: 'video', key: 'media' },
  { to: '/cuenta', icon: 'anchor', key: 'account' },
] as const

/** The member's home: where they are, what is next, and the whole voyage. */
export function VoyagePage({ member, levels, progress }: VoyagePageProps) {
  const { t } = useTranslation(['voyage', 'lessons'])
  const stops = stopsOf(levels)
  const own = stopsOf(levels.filter(({ isOpen }) => isOpen))
  const at = progress ? own.findIndex(({ _id }) => _id === progress.next) : 0
  const learnt = { name: member.name, done: progress?.done.length, count: own.length }
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        heading={{ title: t('title'), intro: t(progress ? 'learnt' : 'unread', learnt) }}
        scene={<Bridge />}
      >
        <NextStop
          stop={own[at] ?? null}
          after={own[at + 1] ?? null}
          isBegun={progress !== null && progress.done.length > 0}
          hasMore={own.length < stops.length}
        />
      </PageHeading>
      <Section as="div" ground="night">
        <div className="mx-auto grid max-w-6xl gap-12 px-5 md:px-6">
          <VoyageChart legs={levels} done={progress?.done ?? []} next={own[at]?._id ?? null} />
          <nav aria-label={t('handy.title')}>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              {HANDY.map(({ to, icon, key }) => (
                <li key={key}>
                  <ButtonLink to={to} variant="glass" className="w-full">
                    <Icon name={icon} className="size-5" />
                    {t(`handy.${key}`)}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Section>
    </>
  )
}
