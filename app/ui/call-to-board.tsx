import { SiteLink } from './site-link.tsx'

/** The end of a page: why to join, and the way aboard. */
export function CallToBoard({
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
    <section className="section call-to-board">
      <div className="mx-auto max-w-3xl px-5 text-center md:px-6">
        <h2 className="text-4xl md:text-5xl">{title}</h2>
        <p className="section-intro mx-auto">{text}</p>
        <SiteLink to={to} className="button button-gold button-large mt-8">
          {link}
        </SiteLink>
      </div>
    </section>
  )
}
