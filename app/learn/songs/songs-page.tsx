import { Tavern } from '../../drawings/scenes/tavern.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { RecordCrate, type Shelf } from './record-crate.tsx'
import { SongRequest } from './song-request.tsx'

interface SongsPageProps {
  heading: { title: string; intro: string }
  shelves: Shelf[]
  requestsOpen: boolean
}

/** The song library: its records, and the form to request another. */
export function SongsPage({ heading, shelves, requestsOpen }: SongsPageProps) {
  return (
    <>
      <PageHeading heading={heading} scene={<Tavern />} />
      <Section as="div" ground="night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <RecordCrate shelves={shelves} />
        </div>
      </Section>
      <SongRequest open={requestsOpen} />
    </>
  )
}
