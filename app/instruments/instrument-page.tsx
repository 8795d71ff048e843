import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageCard } from '../content/page.server.ts'
import { Cards } from '../ui/cards.tsx'
import type { Heading } from '../ui/page-heading.tsx'
import { Intro, Section } from '../ui/section.tsx'

interface InstrumentPageProps {
  heading: Heading
  /** The captain's tips. */
  cards: PageCard[]
  instrument: 'tuner' | 'metronome'
  /** Anchor of the instrument for links on the page. */
  id: string
  panel: ReactNode
  /** Instructions for the instrument. */
  children: ReactNode
}

/** The page of an instrument: the instrument on the first screen, then what to do with it. */
export function InstrumentPage(props: InstrumentPageProps) {
  const { heading, cards, instrument, id, panel, children } = props
  const { t } = useTranslation('instruments', { keyPrefix: `${instrument}.page` })
  return (
    <>
      <div id={id} className="bg-ground-night -scroll-mt-(--anchor-bar) px-2 pb-18">
        <h1 className="pt-2.5 pb-2 text-center text-2xl leading-[1.08] md:pt-4 md:pb-3 md:text-4xl md:leading-[1.08]">
          {heading.title}
        </h1>
        {panel}
        {heading.intro && <Intro className="mx-auto text-center">{heading.intro}</Intro>}
      </div>
      <Section ground="paper">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <h2 className="text-4xl md:text-5xl">{t('title')}</h2>
          <Intro>{t('text')}</Intro>
          {children}
        </div>
      </Section>
      {cards.length > 0 && (
        <Section ground="night">
          <div className="mx-auto max-w-6xl px-5 md:px-6">
            <h2 className="mb-8 text-4xl md:text-5xl">{t('tips')}</h2>
            <Cards cards={cards} />
          </div>
        </Section>
      )}
    </>
  )
}
