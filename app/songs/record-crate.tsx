import { useTranslation } from 'react-i18next'
import type { Tile } from '../content/tile.server.ts'
import { useNotify } from '../notices/notice-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { RecordCase } from './record-case.tsx'

/** The genres as records in a crate; what is on them is still to come, and a click says so. */
export function RecordCrate({ genres }: { genres: Tile[] }) {
  const { t } = useTranslation('songs')
  const notify = useNotify()
  return (
    <ul className="records song-crate">
      {genres.map((genre) => (
        <li key={genre._id} id={genre.slug} className="song-record">
          <div className="record">
            <RecordCase genre={genre} />
            <div className="min-w-0">
              <h2 className="text-2xl">{genre.name}</h2>
              <p className="mt-1 leading-snug text-mist">{genre.description}</p>
              <button
                type="button"
                className="text-link song-button gap-2"
                onClick={() => notify('songsSoon', { genre: genre.name })}
              >
                {t('listen')}
                <span className="sr-only">{genre.name}</span>
                <Icon name="arrow-right" className="hidden size-5 md:block" />
              </button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
