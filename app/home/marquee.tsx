import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import type { Testimonial } from '../content/testimonial.server.ts'
import { Intro } from '../ui/section.tsx'
import './marquee.css'

interface MarqueeProps {
  heading: HomeSection<'marquee'>
  testimonials: Testimonial[]
}

/**
 * All testimonials in a seamless marquee: the list and a copy that is hidden from assistive
 * technology. It pauses under the pointer and the focus, where the arrow keys move it from message
 * to message; under reduced motion it is scrolled by hand.
 */
export function Marquee({ heading, testimonials }: MarqueeProps) {
  const { t } = useTranslation('home')
  const track = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent) {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const [passing] = track.current?.getAnimations() ?? []
    if (!steps || !passing) return
    event.preventDefault()
    const round = Number(passing.effect?.getComputedTiming().duration)
    const time = Number(passing.currentTime) + (steps * round) / testimonials.length
    passing.currentTime = (time + round) % round
  }

  return (
    <section className="bg-ground-sea overflow-clip pt-6 pb-20">
      <div className="mx-auto max-w-7xl px-5 md:px-6">
        <h2 className="text-3xl md:text-4xl">{heading.title}</h2>
        {heading.intro && <Intro>{heading.intro}</Intro>}
      </div>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex lint/a11y/noNoninteractiveElementInteractions: it scrolls, so the keyboard must reach it */}
      <section
        data-moving
        className="marquee mt-8 pb-4 focus-visible:-outline-offset-4"
        aria-label={t('marquee.label')}
        tabIndex={0}
        onKeyDown={handleKey}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex lint/a11y/noNoninteractiveElementInteractions: as above */}
        <div ref={track}>
          <Messages testimonials={testimonials} />
          <Messages testimonials={testimonials} copy />
        </div>
      </section>
    </section>
  )
}

function Messages({ testimonials, copy }: { testimonials: Testimonial[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy}>
      {testimonials.map(({ _id, name, level, quote }) => (
        <li key={_id} className="on-paper bg-paper text-ink scheme-light">
          <p className="before:content-[open-quote] after:content-[close-quote] leading-snug">
            {quote}
          </p>
          <p className="mt-3 font-bold">
            {name}
            {level && ` · ${level}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
