import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'

/** The free lessons along the neck of a guitar, one in each fret. */
export function FreeLessons({ freeLessons }: { freeLessons: HomeSection<'freeLessons'> }) {
  const { t } = useTranslation('home')
  return (
    <Section id="free-lessons" heading={freeLessons} ground="sea">
      <ol className="fretboard">
        {freeLessons.lessons.map(({ _key, title, text, minutes, target }, index) => (
          <li key={_key} className="fret">
            <TargetLink target={target} className="fret-lesson">
              <span className="fret-marker" aria-hidden="true">
                {index + 1}
              </span>
              <span className="display block text-xl">{title}</span>
              <span className="mt-1 block leading-snug">{text}</span>
              <span className="fret-minutes">
                <Icon name="play" className="size-4 fill-current" />
                {t('freeLessons.minutes', { count: minutes })}
              </span>
            </TargetLink>
          </li>
        ))}
      </ol>
    </Section>
  )
}
