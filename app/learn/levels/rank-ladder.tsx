import { useTranslation } from 'react-i18next'
import type { Level } from '../../content/level.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import './levels.css'

interface RankLadderProps {
  levels: Pick<Level, '_id' | 'slug' | 'name' | 'subtitle' | 'icon' | 'color'>[]
  /** Slug of the level that the reader is on. */
  current: string
}

/** The ranks as rungs of a rope ladder, each leading to its level. */
export function RankLadder({ levels, current }: RankLadderProps) {
  const { t } = useTranslation('levels')
  return (
    <nav aria-label={t('ladder')} className="mx-auto mt-16 max-w-3xl px-5 md:px-6">
      <ol className="rank-ladder">
        {levels.map(({ _id, slug, name, subtitle, icon, color }) => (
          <li key={_id} style={levelColor(color)}>
            <SiteLink
              to={`/niveles/${slug}`}
              className="relative flex h-full min-h-18 items-center gap-4 rounded-cut border-2 border-amber bg-wood px-4.5 py-3 transition-transform duration-200 hover:-translate-y-0.75 aria-[current]:bg-gold aria-[current]:text-on-gold"
              aria-current={slug === current ? 'page' : undefined}
            >
              <Icon name={icon} className="size-7" />
              <span className="min-w-0">
                <span className="display block text-xl">{name}</span>
                <span className="block text-base leading-snug">{subtitle}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
