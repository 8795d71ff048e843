import { useTranslation } from 'react-i18next'
import type { CourseLevel } from '../../content/course.server.ts'
import Galleon from '../../drawings/galleon.svg?react'
import { Icon } from '../../ui/icon.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import './voyage.css'

/** A level as a leg of the voyage. */
export type Leg = CourseLevel & {
  /** True if the member may read its lessons. */
  isOpen: boolean
}

interface VoyageChartProps {
  legs: Leg[]
  /** Ids of the lessons that are done. */
  done: string[]
  /** Id of the next lesson. */
  next: string | null
}

/** The whole voyage: a leg for each level, a stop for each lesson, the ship where the member is. */
export function VoyageChart({ legs, done, next }: VoyageChartProps) {
  const { t } = useTranslation(['voyage', 'lessons'])
  return (
    <section aria-labelledby="chart">
      <h2 id="chart" className="text-4xl md:text-5xl">
        {t('chart')}
      </h2>
      <ol className="mt-8 grid gap-5 lg:grid-cols-3">
        {legs.map(({ _id, slug, name, icon, color, isOpen, lessons }) => (
          <li key={_id} className="voyage-leg" style={levelColor(color)}>
            <h3 className="flex items-center gap-3 text-[1.75rem]">
              <Icon name={icon} className="size-7" />
              <SiteLink to={`/niveles/${slug}`}>{name}</SiteLink>
            </h3>
            {!isOpen && (
              <p className="mt-1 inline-flex items-center gap-1.5 text-gold">
                <Icon name="lock" className="size-4" />
                {t('lessons:locked.capitan')}
              </p>
            )}
            <ol className="voyage-stops">
              {lessons.map((lesson, index) => (
                <li key={lesson._id} aria-current={lesson._id === next ? 'step' : undefined}>
                  {lesson._id === next ? (
                    <Galleon />
                  ) : (
                    <span aria-hidden="true" data-part="buoy">
                      {done.includes(lesson._id) ? (
                        <Icon name="check" className="size-5" />
                      ) : (
                        index + 1
                      )}
                    </span>
                  )}
                  <SiteLink to={`/niveles/${slug}/${lesson.slug}`}>{lesson.title}</SiteLink>
                  {done.includes(lesson._id) && (
                    <span className="sr-only">({t('lessons:learnt')})</span>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
