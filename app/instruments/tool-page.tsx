import type { ReactNode } from 'react'
import type { PageCard } from '../content/page-cards.server.ts'
import { Cards } from '../crew/cards.tsx'
import type { Heading } from '../crew/heading.ts'
import { PageHeading } from '../ui/page-heading.tsx'

/** A page that is an instrument, with some advice below it. */
export function ToolPage({
  heading,
  cards,
  children,
}: {
  heading: Heading
  cards: PageCard[]
  children: ReactNode
}) {
  return (
    <>
      <PageHeading heading={heading} />
      <div className="ground-night pb-20">
        <div className="mx-auto max-w-6xl px-3 md:px-6">
          {children}
          {cards.length > 0 && (
            <div className="mt-16">
              <Cards cards={cards} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}
