import { useTranslation } from 'react-i18next'
import type { Tile } from '../content/tile.server.ts'
import { useNotify } from '../notices/notice-provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'

/** The genres as records in a crate; what is on them is still to come, and a click says so. */
export function RecordCrate({ genres }: { genres: Tile[] }) {
  const { t } = useTranslation('songs')
  const notify = useNotify()
  return (
    <ul className="records song-crate">
      {genres.map(({ _id, slug, name, description, icon, image }) => (
        <li key={_id} id={slug} className="song-record">
          <div className="record">
            <div className="record-case">
              <span className="record-disc" />
              <span className="record-sleeve">
                {image ? (
                  <Image picture={{ ...image, alt: '' }} className="size-full object-cover" />
                ) : (
                  <Icon name={icon} className="size-16" />
                )}
              </span>
            </div>
            <div className="min-w-0">
              <h2 className="text-2xl">{name}</h2>
              <p className="mt-1 leading-snug text-mist">{description}</p>
              <button
                type="button"
                className="text-link song-button gap-2"
                onClick={() => notify('songsSoon', { genre: name })}
              >
                {t('listen')}
                <span className="sr-only">{name}</span>
                <Icon name="arrow-right" className="hidden size-5 md:block" />
              </button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
