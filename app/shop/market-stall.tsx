import { useTranslation } from 'react-i18next'
import type { Tile } from '../content/tile.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'

/** A category of the shop as a stall of the harbour market, under its awning. */
export function MarketStall({ category }: { category: Tile }) {
  const { t } = useTranslation('shop')
  const { slug, name, description, icon, image } = category
  return (
    <li className="stall">
      <div className="stall-picture">
        {image ? (
          <Image picture={{ ...image, alt: '' }} className="size-full object-cover" />
        ) : (
          <Icon name={icon} className="size-24" />
        )}
      </div>
      <div className="stall-counter">
        <h2 className="text-2xl">
          <SiteLink to={`/tienda/${slug}`} className="stall-link">
            {name}
          </SiteLink>
        </h2>
        <p className="mt-2 leading-snug text-mist">{description}</p>
        <p aria-hidden="true" className="mt-3 flex items-center gap-2 font-bold text-gold">
          {t('visit')}
          <Icon name="arrow-right" className="size-5" />
        </p>
      </div>
    </li>
  )
}
