import { useTranslation } from 'react-i18next'
import type { Tile } from '../content/tile.server.ts'
import { WaitlistSheet } from '../forms/waitlist-sheet.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { CargoShip } from './cargo-ship.tsx'

interface StallPageProps {
  /** The stall, not open yet; null when there is none of that name on this quay. */
  category: Tile | null
  /** The stalls that there are. */
  stalls: Pick<Tile, '_id' | 'slug' | 'name'>[]
}

/** One stall of the market: what is to come there, or the way to the others. */
export function StallPage({ category, stalls }: StallPageProps) {
  const { t } = useTranslation('shop')
  return (
    <>
      <header className="page-heading">
        <div className="mx-auto grid max-w-5xl gap-8 px-5 py-10 md:grid-cols-2 md:items-center md:gap-14 md:px-6 md:py-16">
          <div>
            <SiteLink to="/tienda" className="text-link gap-2">
              <Icon name="arrow-left" className="size-5" />
              {t('back')}
            </SiteLink>
            <h1 className="mt-4 text-5xl md:text-6xl">{category ? category.name : t('unknown')}</h1>
            <p className="section-intro">{category ? category.description : t('unknownText')}</p>
          </div>
          {category?.image ? (
            <div className="stall">
              <div className="stall-picture">
                <Image picture={category.image} className="size-full object-cover" priority />
              </div>
            </div>
          ) : (
            <CargoShip />
          )}
        </div>
      </header>
      {category ? (
        <div className="section ground-sea">
          <div className="mx-auto mb-10 max-w-2xl px-5 text-center md:px-6">
            <h2 className="text-4xl md:text-5xl">{t('soonTitle')}</h2>
            <p className="section-intro mx-auto">{t('soonText')}</p>
          </div>
          <WaitlistSheet
            title={t('waitlistTitle')}
            text={t('waitlistText')}
            page={`/tienda/${category.slug}`}
          />
        </div>
      ) : (
        <nav aria-label={t('title')} className="section ground-night">
          <ul className="mx-auto flex max-w-3xl flex-wrap justify-center gap-3 px-5">
            {stalls.map(({ _id, slug, name }) => (
              <li key={_id}>
                <SiteLink to={`/tienda/${slug}`} className="button button-quiet">
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
