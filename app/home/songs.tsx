import type { HomeSection } from '../content/home.server.ts'
import type { Tile } from '../content/tile.server.ts'
import { RecordCase } from '../learn/songs/record-case.tsx'
import { buttonStyle } from '../ui/button.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'
import { Tray } from './tray.tsx'

interface SongsProps {
  songs: HomeSection<'songs'>
  genres: Tile[]
}

/** The song library: a crate of records, one sleeve for each genre. */
export function Songs({ songs, genres }: SongsProps) {
  return (
    <Section id="songs-lib" heading={songs}>
      <Tray className="records [--card:min(52vw,13rem)]">
        {genres.map((genre) => (
          <li key={genre._id}>
            <SiteLink to={`/canciones#${genre.slug}`} className="record group">
              <RecordCase genre={genre} />
              <span className="min-w-0">
                <span className="display block text-xl group-hover:text-gold">{genre.name}</span>
                <span className="mt-1 block leading-snug text-mist">{genre.description}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </Tray>
      {songs.action && (
        <p className="mt-10">
          <TargetLink target={songs.action.target} className={buttonStyle({ variant: 'glass' })}>
            {songs.action.label}
          </TargetLink>
        </p>
      )}
    </Section>
  )
}
