import type { HomeSection } from '../content/home.server.ts'
import type { Testimonial } from '../content/testimonial.server.ts'
import { Letter } from '../ui/letter.tsx'
import { Section } from './section.tsx'
import { Tray } from './tray.tsx'

interface LettersProps {
  heading: HomeSection<'testimonials'>
  testimonials: Testimonial[]
}

/** What the crew writes home: letters with a wax seal. */
export function Letters({ heading, testimonials }: LettersProps) {
  return (
    <Section id="testimonios" heading={heading} align="center">
      <Tray
        tabIndex={0}
        className="mt-12 grid gap-8 min-[60rem]:grid-cols-3 min-[60rem]:items-start"
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial._id} className="min-[60rem]:nth-2:mt-10">
            <Letter testimonial={testimonial} />
          </li>
        ))}
      </Tray>
    </Section>
  )
}
