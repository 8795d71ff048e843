import { useTranslation } from 'react-i18next'
import type { Testimonial } from '../../../content/testimonial.server.ts'
import { CrewDeck } from '../../../drawings/scenes/crew-deck.tsx'
import { TestimonialForm } from '../../../forms/testimonial-form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Letter } from '../../../ui/letter.tsx'
import { type Heading, PageHeading } from '../../../ui/page-heading.tsx'
import { Paper } from '../../../ui/paper.tsx'

/** All testimonials, and the form for a new one. */
export function TestimonialsPage({
  heading,
  testimonials,
}: {
  heading: Heading
  testimonials: Testimonial[]
}) {
  const { t } = useTranslation('pages')
  return (
    <>
      <PageHeading heading={heading} scene={<CrewDeck />} />
      <section className="pt-12 pb-20 bg-ground-night">
        <div className="mx-auto max-w-7xl px-5 md:px-6">
          {testimonials.length === 0 && (
            <p className="text-center text-xl">{t('testimonials.none')}</p>
          )}
          <ul className="grid gap-9 md:max-[72rem]:grid-cols-2 min-[72rem]:grid-cols-3">
            {testimonials.map((testimonial) => (
              <li
                key={testimonial._id}
                className="min-[72rem]:odd:-rotate-[0.5deg] min-[72rem]:even:nth-[3n+2]:rotate-[0.6deg]"
              >
                <Letter
                  testimonial={testimonial}
                  className="flex h-full flex-col justify-between"
                />
              </li>
            ))}
            {testimonials.length > 0 && (
              <li className="hidden md:max-[72rem]:even:block min-[72rem]:not-nth-[3n+1]:block min-[72rem]:nth-[3n+2]:col-span-2 min-[72rem]:odd:-rotate-[0.5deg] min-[72rem]:even:nth-[3n+2]:rotate-[0.6deg]">
                <a
                  href="#leyenda"
                  className="flex h-full flex-col items-center justify-center gap-3 rounded-[3px] border-2 border-rope border-dashed p-6 text-center transition-colors duration-150 hover:bg-rope/12"
                >
                  <Icon name="scroll" className="size-9" />
                  <span className="display text-2xl">{t('testimonials.share')}</span>
                </a>
              </li>
            )}
          </ul>
          <Paper id="leyenda" className="mx-auto mt-16 max-w-2xl">
            <h2 className="text-3xl md:text-4xl">{t('testimonials.share')}</h2>
            <p className="mt-3 mb-6 text-lg">{t('testimonials.shareText')}</p>
            <TestimonialForm />
          </Paper>
        </div>
      </section>
    </>
  )
}
