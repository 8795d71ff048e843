import { useTranslation } from 'react-i18next'
import type { Technique, TechniqueSet } from '../../content/technique-set.server.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { fitTitle } from '../../ui/fit-title.ts'
import { Image } from '../../ui/image.tsx'
import { PageHeader, pageTitleStyle } from '../../ui/page-heading.tsx'
import { Intro, Section } from '../../ui/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import './techniques.css'

interface TechniquePageProps {
  set: TechniqueSet
  /** Every set, for the tabs. */
  sets: Pick<TechniqueSet, '_id' | 'slug' | 'title'>[]
}

/** One set of techniques as illustrated cards, with tabs to the others. */
export function TechniquePage({ set, sets }: TechniquePageProps) {
  const { t } = useTranslation('techniques')
  const { slug, title, description, techniques, image } = set
  return (
    <>
      <PageHeader>
        <div className="mx-auto grid max-w-6xl gap-10 px-5 py-10 md:px-6 md:py-16 lg:grid-cols-[6fr_5fr] lg:items-center lg:gap-16">
          <div className="fit-room">
            <h1 className={pageTitleStyle} style={fitTitle(title)}>
              {title}
            </h1>
            <Intro of="heading">{description}</Intro>
            <nav aria-label={t('kinds')} className="mt-8">
              <ul className="flex flex-wrap gap-3">
                {sets.map((other) => (
                  <li key={other._id}>
                    <SiteLink
                      to={`/tecnicas/${other.slug}`}
                      className="technique-tab"
                      aria-current={other.slug === slug ? 'page' : undefined}
                    >
                      {other.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {image && <Image picture={image} className="technique-picture" priority />}
        </div>
      </PageHeader>
      <Section as="div" className="plate-book">
        <ol className="mx-auto grid gap-6 sm:grid-cols-2 sm:gap-8 lg:grid-cols-3 max-w-6xl px-5 md:px-6">
          {techniques.map((technique, index) => (
            <TechniquePlate key={technique._key} technique={technique} index={index} />
          ))}
        </ol>
      </Section>
      <CallToAction title={t('callTitle')} text={t('callText')} link={t('callLink')} />
    </>
  )
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

interface TechniquePlateProps {
  technique: Technique
  /** Its place in the set, from 0. */
  index: number
}

/** A technique as a card: what the hand does, and how. */
function TechniquePlate({ technique: { name, description, picture }, index }: TechniquePlateProps) {
  const { t } = useTranslation('techniques')
  return (
    <li className="plate on-paper bg-paper text-ink scheme-light">
      <p className="text-right font-display font-bold text-sepia italic">
        {t('plate', { number: NUMERALS[index] ?? index + 1 })}
      </p>
      {picture && <Image picture={picture} />}
      <h2 className="mt-4 text-2xl">{name}</h2>
      <p className="mt-2 leading-relaxed">{description}</p>
    </li>
  )
}
