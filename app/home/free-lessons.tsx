import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'
import './free-lessons.css'

/** The free lessons along the neck of a guitar, one in each fret. */
export function FreeLessons({ freeLessons }: { freeLessons: HomeSection<'freeLessons'> }) {
  const { t } = useTranslation('home')
  return (
    <Section id="free-lessons" heading={freeLessons} ground="sea">
      <ol className="neck relative">
        {freeLessons.lessons.map(({ _key, title, text, minutes, target }, index) => (
          <li key={_key} className="relative grid">
            <TargetLink target={target} className="relative block p-5">
              <span
                className="mb-3 grid size-11 place-items-center rounded-full font-display font-black text-ink"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span className="display block text-xl">{title}</span>
              <span className="mt-1 block leading-snug">{text}</span>
              <span className="inline-flex items-center gap-1.5 mt-3 font-bold text-gold">
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
