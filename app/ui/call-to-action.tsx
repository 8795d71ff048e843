import { ButtonLink } from './button.tsx'
import { Intro, Section } from './section.tsx'
import './call-to-action.css'

/** Call to action at the end of a page. */
export function CallToAction({
  title,
  text,
  link,
  to = '/membresia',
}: {
  title: string
  text: string
  link: string
  to?: string
}) {
  return (
    <Section className="call-to-action">
      <div className="mx-auto max-w-3xl px-5 text-center md:px-6">
        <h2 className="text-4xl md:text-5xl">{title}</h2>
        <Intro className="mx-auto">{text}</Intro>
        <ButtonLink to={to} size="large" className="mt-8">
          {link}
        </ButtonLink>
      </div>
    </Section>
  )
}
