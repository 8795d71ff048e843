import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import type { Level } from '../content/level.server.ts'
import { cx } from '../ui/cx.ts'
import { fitTitle } from '../ui/fit-title.ts'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { levelColor } from '../ui/level-color.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { posterLinkStyle } from '../ui/text-link.tsx'
import { Section } from './section.tsx'
import { Tray } from './tray.tsx'
import '../ui/poster.css'
import './level-posters.css'

interface LevelPostersProps {
  heading: HomeSection<'levels'>
  levels: Level[]
}

/** The levels as wanted posters nailed to the harbour wall. */
export function LevelPosters({ heading, levels }: LevelPostersProps) {
  const { t } = useTranslation('home')
  return (
    <Section id="niveles" heading={heading} align="center" ground={null} className="harbour-wall">
      <Tray className="posters mt-16 flex flex-wrap items-start justify-center gap-x-10 gap-y-14">
        {levels.map(({ _id, slug, name, subtitle, summary, icon, color, image }) => (
          <li key={_id} className="poster fit-room on-paper" style={levelColor(color)}>
            <p
              className="fit-title font-display font-black text-sepia uppercase leading-none"
              style={fitTitle(t('levels.wanted'))}
            >
              {t('levels.wanted')}
            </p>
            {image && (
              <Image
                picture={image}
                className="aspect-4/3 w-full object-cover contrast-more:border-3 contrast-more:border-current"
              />
            )}
            <h3 className="mt-4 text-4xl">{name}</h3>
            <p className="flex items-center justify-center gap-2 mt-1.5 font-bold text-sepia">
              <Icon name={icon} className="size-5" />
              {subtitle}
            </p>
            <p className="mt-2 leading-snug">{summary}</p>
            <SiteLink
              to={`/niveles/${slug}`}
              className={cx(posterLinkStyle, 'after:absolute after:inset-0')}
            >
              {t('levels.see')}
              <span className="sr-only">{name}</span>
              <Icon name="arrow-right" className="size-5" />
            </SiteLink>
          </li>
        ))}
      </Tray>
    </Section>
  )
}
