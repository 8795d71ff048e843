import { useTranslation } from 'react-i18next'
import type { SongTeaser } from '../../content/song.server.ts'
import type { Tile } from '../../content/tile.server.ts'
import { ClosedButton } from '../../forms/closed-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { textLinkStyle } from '../../ui/text-link.tsx'
import { RecordCase } from './record-case.tsx'
import './songs.css'

/** A genre with its songs, by rank. */
export interface Shelf {
  genre: Tile
  songs: SongTeaser[]
}

/** The genres as records in a crate, with their songs. Of a genre without any, a click shows that they are coming. */
export function RecordCrate({ shelves }: { shelves: Shelf[] }) {
  return (
    <ul className="records mt-0">
      {shelves.map(({ genre, songs }) => (
        <li
          key={genre._id}
          id={genre.slug}
          className={`song-record ${songs.length > 0 ? 'self-start' : ''}`}
        >
          <div className="record">
            <RecordCase genre={genre} />
            <div className="min-w-0">
              <h2 className="text-2xl">{genre.name}</h2>
              <p className="mt-1 leading-snug text-mist">{genre.description}</p>
              {songs.length > 0 ? <SongList songs={songs} /> : <ComingSoon genre={genre} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Songs, each with its rank. */
function SongList({ songs }: { songs: SongTeaser[] }) {
  const { t } = useTranslation('songs')
  return (
    <ul className="mt-2 grid gap-1">
      {songs.map(({ _id, slug, title, level, audience }) => (
        <li key={_id}>
          <SiteLink
            to={`/canciones/${slug}`}
            className="group inline-flex min-h-11 items-start gap-2.5 py-1.5 leading-snug"
          >
            <Icon name="music" className="mt-1 size-5 flex-none" />
            <span className="grid">
              <span className="font-bold underline decoration-gold decoration-2 underline-offset-5">
                {title}
              </span>
              <span className="mt-0.5 text-mist">
                {level.name}
                {audience === 'everybody' && ` · ${t('open')}`}
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function ComingSoon({ genre }: { genre: Tile }) {
  const { t } = useTranslation('songs')
  return (
    <ClosedButton
      notice="songsSoon"
      values={{ genre: genre.name }}
      about={genre.name}
      page={`/canciones#${genre.slug}`}
      className={`${textLinkStyle} song-button mt-2 gap-2 text-left`}
    >
      {t('tellMe')}
      <span className="sr-only">{genre.name}</span>
    </ClosedButton>
  )
}
