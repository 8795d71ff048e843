import { useTranslation } from 'react-i18next'
import type { GalleryDecoration } from '../content/gallery-decoration.server.ts'
import { Image } from '../ui/image.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { EmptyChest } from './empty-chest.tsx'
import type { Heading } from './heading.ts'

/** What members have published, then the school's own pictures. */
export function GalleryPage({
  heading,
  decorations,
}: {
  heading: Heading
  decorations: GalleryDecoration[]
}) {
  const { t } = useTranslation('crew')
  return (
    <>
      <PageHeading heading={heading} />
      <section className="crew-section ground-night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          <EmptyChest title={t('gallery.empty')} text={t('gallery.emptyText')}>
            <SiteLink to="/gestor-multimedia" className="button button-gold">
              {t('gallery.share')}
            </SiteLink>
          </EmptyChest>
          {decorations.length > 0 && (
            <>
              <h2 className="mt-16 text-3xl md:text-4xl">{t('gallery.decoration')}</h2>
              <ul className="gallery">
                {decorations.map(({ _id, image }) => (
                  <li key={_id}>
                    <figure className="gallery-frame">
                      <Image picture={{ ...image, alt: '' }} />
                      <figcaption>{image.alt}</figcaption>
                    </figure>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
    </>
  )
}
