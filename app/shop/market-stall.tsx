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
    <li className="relative flex flex-col transition-transform duration-250 focus-within:-translate-y-1.25 hover:-translate-y-1.25">
      <div className="grid place-items-center overflow-hidden aspect-4/3 text-gold bg-night border-8 border-wood rounded-[14px_10px_0_0]">
        {image ? (
          <Image picture={{ ...image, alt: '' }} className="size-full object-cover" />
        ) : (
          <Icon name={icon} className="size-24" />
        )}
      </div>
      <div className="-mx-1 flex-1 rounded-[3px_3px_12px_12px] border-rope border-t-7 bg-boards px-5.5 pt-4.5 pb-5.5 shadow-[0_22px_34px_-16px_rgb(0_0_0/0.8)] has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-gold">
        <h2 className="text-2xl">
          <SiteLink
            to={`/tienda/${slug}`}
            className="after:absolute after:inset-0 after:z-2 focus-visible:outline-none"
          >
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
