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
      <ol className="relative grid grid-flow-col auto-cols-[minmax(15rem,1fr)] mt-8 overflow-x-auto [scroll-snap-type:x_proximity] scrollbar-thin [scrollbar-color:var(--color-amber)_transparent] bg-wood bg-[linear-gradient(transparent,rgb(0_0_0/0.35)),var(--grain)] [border:3px_solid_color-mix(in_oklab,var(--color-amber)_40%,var(--color-night))] border-l-14! border-l-glow! rounded-[4px_10px_10px_4px] shadow-[0_24px_44px_-18px_rgb(0_0_0/0.8)] min-[60rem]:mt-12">
        {freeLessons.lessons.map(({ _key, title, text, minutes, target }, index) => (
          <li
            key={_key}
            className="fret relative grid snap-start border-rope border-r-5 px-4 py-5 last:border-r-0 min-[60rem]:px-[1.1rem] min-[60rem]:py-9"
          >
            <TargetLink
              target={target}
              className="relative block p-5 bg-deep/90 rounded-[14px] transition-[background-color] duration-200 ease-[ease] hover:bg-tide"
            >
              <span
                className="grid place-items-center size-11 mb-3 rounded-full font-display text-[1.35rem] font-black text-ink [background:radial-gradient(circle_at_34%_28%,white,var(--color-glow)_40%,var(--color-rope))]"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span className="display block text-xl">{title}</span>
              <span className="mt-1 block leading-snug">{text}</span>
              <span className="inline-flex items-center gap-[0.4rem] mt-3 font-bold text-gold">
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
