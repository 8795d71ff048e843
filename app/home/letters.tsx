import { useTranslation } from 'react-i18next'
import type { HomeSection } from '../content/home.server.ts'
import type { Testimonial } from '../content/testimonial.server.ts'
import { Image } from '../ui/image.tsx'
import { Section } from './section.tsx'
import { WaxSeal } from './wax-seal.tsx'

interface LettersProps {
  heading: HomeSection<'testimonials'>
  testimonials: Testimonial[]
}

/** What the crew writes home: letters with a wax seal. */
export function Letters({ heading, testimonials }: LettersProps) {
  const { t } = useTranslation('home')
  return (
    <Section id="testimonios" heading={heading} align="center">
      <ul className="letters">
        {testimonials.map(({ _id, name, level, quote, image }) => (
          <li key={_id}>
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
        ))}
      </ul>
    </Section>
  )
}
