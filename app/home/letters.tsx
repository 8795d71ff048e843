import type { HomeSection } from '../content/home.server.ts'
import type { Testimonial } from '../content/testimonial.server.ts'
import { Letter } from '../ui/letter.tsx'
import { Section } from './section.tsx'

interface LettersProps {
  heading: HomeSection<'testimonials'>
  testimonials: Testimonial[]
}

/** What the crew writes home: letters with a wax seal. */
export function Letters({ heading, testimonials }: LettersProps) {
  return (
    <Section id="testimonios" heading={heading} align="center">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a row that the arrow keys scroll */}
      <ul className="letters tray" tabIndex={0}>
        {testimonials.map((testimonial) => (
          <li key={testimonial._id}>
            <Letter testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
