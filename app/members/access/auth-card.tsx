import type { ReactNode } from 'react'
import { Paper } from '../../ui/paper.tsx'
import { SeaStrings } from '../../ui/sea-strings.tsx'
import '../../ui/night-sea.css'
import '../../ui/sea-strings.css'

/** The sheet of the pages for logging in, signing up and requesting a new password, by the sea at night. */
export function AuthCard({
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
    <section
      data-whole-page
      className="relative isolate grid min-h-[76svh] content-center px-5 pt-14 pb-36"
    >
      <title>{title}</title>
      <Paper className="mx-auto w-full max-w-lg">
        <h1 className="text-4xl md:text-5xl">{heading}</h1>
        <p className="mt-3 mb-7 text-lg text-sepia">{intro}</p>
        {children}
      </Paper>
      <div
        className="absolute inset-0 -z-1 overflow-clip night-sea [--sea:110px] *:absolute"
        aria-hidden="true"
      >
        <SeaStrings part="far" />
        <SeaStrings part="near" />
      </div>
    </section>
  )
}
