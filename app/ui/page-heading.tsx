import type { ReactNode } from 'react'
import { fitTitle } from './fit-title.ts'

/** The top of a page: its title and what it is about, where the sun goes down. */
export function PageHeading({
  heading: { title, intro },
  children,
}: {
  heading: { title: string; intro: string }
  children?: ReactNode
}) {
  return (
    <header className="page-heading">
      <div className="fit-room mx-auto max-w-4xl px-5 pt-12 pb-16 text-center md:px-6 md:pt-20 md:pb-24">
        <h1 className="page-title fit-title" style={fitTitle(title)}>
          {title}
        </h1>
        {intro && <p className="section-intro mx-auto">{intro}</p>}
        {children}
      </div>
    </header>
  )
}
