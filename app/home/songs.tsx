import type { HomeSection } from '../content/home.server.ts'
import type { Tile } from '../content/tile.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Section } from './section.tsx'
import { TargetLink } from './target-link.tsx'

interface SongsProps {
  songs: HomeSection<'songs'>
  genres: Tile[]
}

/** The song library: a crate of records, one sleeve for each genre. */
export function Songs({ songs, genres }: SongsProps) {
  return (
    <Section id="songs-lib" heading={songs}>
      <ul className="records">
        {genres.map(({ _id, slug, name, description, icon, image }) => (
          <li key={_id}>
            <SiteLink to={`/canciones#${slug}`} className="record">
              <span className="record-case">
                <span className="record-disc" />
                <span className="record-sleeve">
                  {image ? (
                    <Image picture={{ ...image, alt: '' }} className="size-full object-cover" />
                  ) : (
                    <Icon name={icon} className="size-16" />
                  )}
                </span>
              </span>
              <span className="min-w-0">
                <span className="display block text-xl">{name}</span>
                <span className="mt-1 block leading-snug text-mist">{description}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {songs.action && (
        <p className="mt-10">
          <TargetLink target={songs.action.target} className="button button-glass">
            {songs.action.label}
          </TargetLink>
        </p>
      )}
    </Section>
  )
}
