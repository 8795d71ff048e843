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
        className="group mt-8 overflow-hidden pb-4 focus-visible:-outline-offset-4 motion-reduce:overflow-x-auto"
        aria-label={t('marquee.label')}
        tabIndex={0}
        onKeyDown={handleKey}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex lint/a11y/noNoninteractiveElementInteractions: as above */}
        <div
          ref={track}
          className="flex w-max animate-[pass-by_50s_steps(1500)_infinite] group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-focus:[animation-play-state:paused]"
        >
          <Messages testimonials={testimonials} />
          <Messages testimonials={testimonials} copy />
        </div>
      </section>
    </section>
  )
}

function Messages({ testimonials, copy }: { testimonials: Testimonial[]; copy?: boolean }) {
  return (
    <ul
      className="rope flex items-start gap-7 px-3.5 pt-3.5 motion-reduce:aria-hidden:hidden"
      aria-hidden={copy}
    >
      {testimonials.map(({ _id, name, level, quote }) => (
        <li
          key={_id}
          className="relative w-[min(78vw,340px)] px-[1.4rem] pt-6 pb-5 rounded-[2px_3px_14px_2px] shadow-[0_14px_22px_-10px_rgb(0_0_0/0.7)] rotate-[-0.8deg] even:translate-y-1.5 even:rotate-[0.9deg] before:absolute before:-top-4.5 before:left-1/2 before:w-3 before:h-8.5 before:border-[1.5px] before:border-night before:rounded-[3px_3px_5px_5px] before:[background:linear-gradient(90deg,var(--color-rope)_45%,var(--color-night)_45%_55%,var(--color-amber)_55%)] text-ink scheme-light bg-paper on-paper"
        >
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
