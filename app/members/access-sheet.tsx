import type { ReactNode } from 'react'

/** The sheet of paper on which members sign: logging in, signing up, asking for a new password. */
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
    <section className="mx-auto grid min-h-[70svh] max-w-lg content-center px-5 py-14 md:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="form-paper on-paper">
        <h1 className="text-4xl md:text-5xl">{heading}</h1>
        <p className="mt-3 mb-7 text-lg text-sepia">{intro}</p>
        {children}
      </div>
    </section>
  )
}
