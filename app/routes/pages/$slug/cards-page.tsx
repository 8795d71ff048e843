import { Cards } from '../../../ui/cards.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import type { DocumentPage } from './route.tsx'
import { Scene } from './scene.tsx'

/** A page of cards. */
export function CardsPage({ heading, scene, cards }: DocumentPage) {
  return (
    <>
      <PageHeading heading={heading} scene={<Scene name={scene} />} />
      <section className="bg-ground-night pt-12 pb-20">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <Cards cards={cards} />
        </div>
      </section>
    </>
  )
}
