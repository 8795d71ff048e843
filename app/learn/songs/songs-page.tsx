import type { Tile } from '../../content/tile.server.ts'
import { Tavern } from '../../drawings/scenes/tavern.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { RecordCrate } from './record-crate.tsx'
import { SongRequest } from './song-request.tsx'

interface SongsPageProps {
  heading: { title: string; intro: string }
  genres: Tile[]
  requestsOpen: boolean
}

/** The song library: its records, and the form to request another. */
export function SongsPage({ heading, genres, requestsOpen }: SongsPageProps) {
  return (
    <>
      <PageHeading heading={heading} scene={<Tavern />} />
      <Section as="div" ground="night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <RecordCrate genres={genres} />
        </div>
      </Section>
      <SongRequest open={requestsOpen} />
    </>
  )
}
