import { useTranslation } from 'react-i18next'
import type { Testimonial } from '../content/testimonial.server.ts'
import { CrewDeck } from '../drawings/scenes/crew-deck.tsx'
import { TestimonialForm } from '../forms/testimonial-form.tsx'
import { Icon } from '../ui/icon.tsx'
import { Letter } from '../ui/letter.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Heading } from './heading.ts'

/** Everything the crew has written, and a sheet for the next letter. */
export function TestimonialsPage({
  heading,
  testimonials,
}: {
  heading: Heading
  testimonials: Testimonial[]
}) {
  const { t } = useTranslation('crew')
  return (
    <>
      <PageHeading heading={heading} scene={<CrewDeck />} />
      <section className="crew-section ground-night">
        <div className="mx-auto max-w-7xl px-5 md:px-6">
          {testimonials.length === 0 && (
            <p className="text-center text-xl">{t('testimonials.none')}</p>
          )}
          <ul className="letters-grid">
            {testimonials.map((testimonial) => (
              <li key={testimonial._id}>
                <Letter testimonial={testimonial} />
              </li>
            ))}
            {testimonials.length > 0 && (
              <li className="letter-blank">
                <a href="#leyenda">
                  <Icon name="scroll" className="size-9" />
                  <span className="display text-2xl">{t('testimonials.share')}</span>
                </a>
              </li>
            )}
          </ul>
          <div id="leyenda" className="form-paper on-paper mx-auto mt-16 max-w-2xl">
            <h2 className="text-3xl md:text-4xl">{t('testimonials.share')}</h2>
            <p className="mt-3 mb-6 text-lg">{t('testimonials.shareText')}</p>
            <TestimonialForm />
          </div>
        </div>
      </section>
    </>
  )
}
