import { useTranslation } from 'react-i18next'
import type { PartnerStore } from '../content/partner-store.server.ts'
import { Image } from '../ui/image.tsx'

/** The partner stores: labels pasted on a crate. */
export function PartnerCrate({ partners }: { partners: PartnerStore[] }) {
  const { t } = useTranslation('shop')
  return (
    <section
      className="py-8 px-6 [background:repeating-linear-gradient(0deg,rgb(0_0_0/0.45)_0_2px,transparent_2px_74px),var(--grain),var(--color-wood)] [border:8px_solid_color-mix(in_oklab,var(--color-amber)_55%,var(--color-night))] rounded-lg md:p-10"
      aria-labelledby="tiendas-aliadas"
    >
      <h2 id="tiendas-aliadas" className="text-3xl md:text-4xl">
        {t('partners')}
      </h2>
      <p className="mt-2 text-lg text-mist">{t('partnersText')}</p>
      <ul className="grid grid-cols-2 gap-4 mt-6 md:grid-cols-3">
        {partners.map((partner) => (
          <li
            key={partner._id}
            className="grid place-items-center min-h-26 p-3.5 text-center rounded-[3px] -rotate-1 even:rotate-[1.2deg] text-ink scheme-light bg-paper on-paper"
          >
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
    <Image
      picture={{ ...logo, alt: logo.alt || name }}
      className="w-full max-w-40 h-21 object-contain"
    />
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
