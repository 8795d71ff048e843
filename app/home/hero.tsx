import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import { buttonStyle } from '../ui/button.tsx'
import { fitTitle } from '../ui/fit-title.ts'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { SeaStrings } from '../ui/sea-strings.tsx'
import { textLinkStyle } from '../ui/text-link.tsx'
import { SeaEar } from './sea-ear.tsx'
import { Ship } from './ship.tsx'
import { Sky } from './sky.tsx'
import { TargetLink } from './target-link.tsx'
import { useLivingSea } from './use-living-sea.ts'
import '../ui/sea-strings.css'
import './hero.css'

/** Targets of the first screen's links. */
export interface Start {
  isMember: boolean
  /** Spanish path of the first lesson. */
  lesson: string
  /** True if registration is open. */
  canEnlist: boolean
}

/** The first screen: the promise, the ways on, and the ship on her sea of strings. */
export function Hero({ hero, start }: { hero: HomeSection<'hero'>; start: Start }) {
  const { t } = useTranslation('home')
  const { badge, title, intro, startLabel, demoLabel, plansLabel, freeLabel, image } = hero
  const { scene, swing } = useLivingSea()
  return (
    <section ref={scene} className="hero">
      <div className="mx-auto w-full max-w-7xl px-5 pt-9 text-center md:px-6 lg:pt-[9svh] lg:text-left">
        <div className="fit-room mx-auto max-w-2xl lg:mx-0 lg:max-w-1/2">
          {badge && <p className="mb-4 inline-block px-4 font-bold text-gold">{badge}</p>}
          <h1 className="fit-title font-black" style={fitTitle(title)}>
            {title}
          </h1>
          {intro && (
            <p className="mt-4 text-lg leading-normal text-foam md:text-xl md:leading-normal">
              {intro}
            </p>
          )}
          <div className="mt-6 flex flex-col justify-center gap-3 sm:flex-row lg:justify-start">
            <TargetLink
              target={start.isMember ? '/travesia' : start.lesson}
              className={buttonStyle({ size: 'large' })}
            >
              {start.isMember ? t('hero.goOn') : startLabel}
            </TargetLink>
            <TargetLink target="demo" className={buttonStyle({ variant: 'glass', size: 'large' })}>
              <Icon name="play" className="size-5 fill-current" />
              {demoLabel}
            </TargetLink>
          </div>
          <div className="mt-3 flex flex-wrap justify-center gap-x-6 lg:justify-start">
            <TargetLink target="/planes" className={textLinkStyle}>
              {plansLabel}
            </TargetLink>
            {!start.isMember && (
              <TargetLink
                target={start.canEnlist ? '/registro' : 'free-lessons'}
                className={textLinkStyle}
              >
                {freeLabel}
              </TargetLink>
            )}
          </div>
        </div>
      </div>
      {/* Behind the words but after them: as they come in, what stands on the bottom would go down. */}
      <div className="scene">
        <Sky />
        {image && (
          <Image
            picture={{ ...image, alt: '' }}
            className="inset-0 size-full object-cover opacity-55"
            priority
          />
        )}
        <SeaStrings part="far" />
        {!image && (
          <div className="ship-frame">
            <Ship />
          </div>
        )}
        <SeaStrings part="near" />
      </div>
      <SeaEar onHeard={swing} />
    </section>
  )
}
