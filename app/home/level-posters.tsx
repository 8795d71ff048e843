import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import type { Level } from '../content/level.server.ts'
import { fitTitle } from '../ui/fit-title.ts'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { levelColor } from '../ui/level-color.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { Section } from './section.tsx'

interface LevelPostersProps {
  heading: HomeSection<'levels'>
  levels: Level[]
}

/** The levels as wanted posters nailed to the harbour wall. */
export function LevelPosters({ heading, levels }: LevelPostersProps) {
  const { t } = useTranslation('home')
  return (
    <Section id="niveles" heading={heading} align="center" className="harbour-wall">
      <ul className="posters tray">
        {levels.map(({ _id, slug, name, subtitle, summary, icon, color, image }) => (
          <li key={_id} className="poster fit-room on-paper" style={levelColor(color)}>
            <p className="poster-wanted fit-title" style={fitTitle(t('levels.wanted'))}>
              {t('levels.wanted')}
            </p>
            {image && <Image picture={image} className="poster-picture" />}
            <h3 className="mt-4 text-4xl">{name}</h3>
            <p className="poster-subtitle">
              <Icon name={icon} className="size-5" />
              {subtitle}
            </p>
            <p className="mt-2 leading-snug">{summary}</p>
            <SiteLink to={`/niveles/${slug}`} className="poster-link">
              {t('levels.see')}
              <span className="sr-only">{name}</span>
              <Icon name="arrow-right" className="size-5" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
