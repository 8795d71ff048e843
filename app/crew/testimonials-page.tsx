import { useTranslation } from 'react-i18next'
import type { Testimonial } from '../content/testimonial.server.ts'
import { TestimonialForm } from '../forms/testimonial-form.tsx'
import { WaxSeal } from '../home/wax-seal.tsx'
import { Image } from '../ui/image.tsx'
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
      <PageHeading heading={heading} />
      <section className="crew-section ground-night">
        <div className="mx-auto max-w-7xl px-5 md:px-6">
          {testimonials.length === 0 && (
            <p className="text-center text-xl">{t('testimonials.none')}</p>
          )}
          <ul className="letters-grid">
            {testimonials.map((testimonial) => (
              <Letter key={testimonial._id} testimonial={testimonial} />
            ))}
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

function Letter({ testimonial: { name, level, quote, image } }: { testimonial: Testimonial }) {
  const { t } = useTranslation('crew')
  return (
    <li>
      <figure className="letter on-paper">
        <blockquote className="letter-text">{quote}</blockquote>
        <figcaption className="mt-5 flex items-center gap-4">
          {image && <Image picture={image} className="locket" />}
          <span>
            <span className="display block text-xl">{name}</span>
            {level && <span className="block">{t('testimonials.rank', { level })}</span>}
          </span>
          <WaxSeal />
        </figcaption>
      </figure>
    </li>
  )
}
