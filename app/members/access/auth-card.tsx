import type { ReactNode } from 'react'
import { SeaStrings } from '../../ui/sea-strings.tsx'

/** The sheet of paper on which members sign, by the sea at night: logging in, signing up, asking for a new password. */
export function AccessSheet({
  title,
  heading,
  intro,
  children,
}: {
  /** Of the document. */
  title: string
  heading: string
  intro: string
  children?: ReactNode
}) {
  return (
    <section className="access-place">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="form-paper on-paper mx-auto w-full max-w-lg">
        <h1 className="text-4xl md:text-5xl">{heading}</h1>
        <p className="mt-3 mb-7 text-lg text-sepia">{intro}</p>
        {children}
      </div>
      <div className="night-sea" aria-hidden="true">
        <SeaStrings part="far" />
        <SeaStrings part="near" />
      </div>
    </section>
  )
}
