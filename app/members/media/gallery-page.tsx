import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryDecoration } from '../../content/gallery-decoration.server.ts'
import { MessWall } from '../../drawings/scenes/mess-wall.tsx'
import type { Heading } from '../../pages/heading.ts'
import { Image } from '../../ui/image.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { EmptyChest } from './empty-chest.tsx'
import type { GalleryPage as MediaPage } from './gallery.server.ts'
import { GalleryWall } from './gallery-wall.tsx'

/** What members have published, then the school's own pictures. */
export function GalleryPage({
  heading,
  gallery,
  decorations,
  captain,
}: {
  heading: Heading
  /** Null when it could not be read. */
  gallery: MediaPage | null
  decorations: GalleryDecoration[]
  /** Whether it is the captain who looks. */
  captain: boolean
}) {
  const { t } = useTranslation('crew')
  const notify = useNotify()
  useEffect(() => {
    if (!gallery) notify('galleryFailed')
  }, [gallery, notify])
  return (
    <>
      <PageHeading heading={heading} scene={<MessWall />} />
      <section className="crew-section ground-night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          {gallery && gallery.media.length > 0 && <GalleryWall first={gallery} captain={captain} />}
          {gallery?.media.length === 0 && (
            <EmptyChest title={t('gallery.empty')} text={t('gallery.emptyText')} />
          )}
          {!gallery && <p className="form-failure mx-auto max-w-xl">{t('gallery.failed')}</p>}
          <p className="mt-8 text-center">
            <SiteLink to="/gestor-multimedia" className="button button-gold">
              {t('gallery.share')}
            </SiteLink>
          </p>
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
