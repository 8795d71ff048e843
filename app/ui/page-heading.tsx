import type { ReactNode } from 'react'
import { fitTitle } from './fit-title.ts'

/** The top of a page: its title and what it is about, and the place of the ship where that is. */
export function PageHeading({
  heading: { title, intro },
  scene,
  children,
}: {
  heading: { title: string; intro: string }
  /** One of `app/drawings/scenes/`; at most three pages share one. */
  scene: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="page-heading">
      <div className="page-heading-words">
        <div className="fit-room">
          <h1 className="page-title fit-title" style={fitTitle(title)}>
            {title}
          </h1>
          {intro && <p className="section-intro mx-auto">{intro}</p>}
          {children}
        </div>
      </div>
      {scene}
    </header>
  )
}
