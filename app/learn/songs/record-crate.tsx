import { useTranslation } from 'react-i18next'
import type { Tile } from '../../content/tile.server.ts'
import { ClosedButton } from '../../forms/closed-button.tsx'
import { textLinkStyle } from '../../ui/text-link.tsx'
import { RecordCase } from './record-case.tsx'
import './songs.css'

/** The genres as records in a crate; their songs are still to come, and a click shows a notice. */
export function RecordCrate({ genres }: { genres: Tile[] }) {
  const { t } = useTranslation('songs')
  return (
    <ul className="records mt-0">
      {genres.map((genre) => (
        <li key={genre._id} id={genre.slug} className="song-record">
          <div className="record">
            <RecordCase genre={genre} />
            <div className="min-w-0">
              <h2 className="text-2xl">{genre.name}</h2>
              <p className="mt-1 leading-snug text-mist">{genre.description}</p>
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
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
