import { useTranslation } from 'react-i18next'
import type { PartnerStore } from '../content/partner-store.server.ts'
import { Image } from '../ui/image.tsx'

/** The partner stores: labels pasted on a crate. */
export function PartnerCrate({ partners }: { partners: PartnerStore[] }) {
  const { t } = useTranslation('shop')
  return (
    <section className="crate" aria-labelledby="tiendas-aliadas">
      <h2 id="tiendas-aliadas" className="text-3xl md:text-4xl">
        {t('partners')}
      </h2>
      <p className="mt-2 text-lg text-mist">{t('partnersText')}</p>
      <ul className="crate-labels">
        {partners.map((partner) => (
          <li key={partner._id} className="crate-label on-paper">
            <PartnerLogo {...partner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PartnerLogo({ name, logo, url }: PartnerStore) {
  const { t } = useTranslation('shop')
  const shown = logo ? (
    <Image picture={{ ...logo, alt: logo.alt || name }} className="crate-logo" />
  ) : (
    <span className="display text-xl">{name}</span>
  )
  if (!url) return shown
  return (
    <a href={url} target="_blank" rel="noreferrer" className="grid min-h-11 place-items-center">
      {shown}
      <span className="sr-only">({t('newTab')})</span>
    </a>
  )
}
