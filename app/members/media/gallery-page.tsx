import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryDecoration } from '../../content/gallery-decoration.server.ts'
import { MessWall } from '../../drawings/scenes/mess-wall.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/field.tsx'
import { Image } from '../../ui/image.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import { type Heading, PageHeading } from '../../ui/page-heading.tsx'
import { EmptyChest } from './empty-chest.tsx'
import type { GalleryPage as MediaPage } from './gallery.server.ts'
import { GalleryWall } from './gallery-wall.tsx'

/** Media that members have published, then the school's own pictures. */
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
  /** True for the captain. */
  captain: boolean
}) {
  const { t } = useTranslation('pages')
  const notify = useNotify()
  useEffect(() => {
    if (!gallery) notify('galleryFailed')
  }, [gallery, notify])
  return (
    <>
      <PageHeading heading={heading} scene={<MessWall />} />
      <section className="pt-12 pb-20 bg-ground-night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          {gallery && gallery.media.length > 0 && <GalleryWall first={gallery} captain={captain} />}
          {gallery?.media.length === 0 && (
            <EmptyChest title={t('gallery.empty')} text={t('gallery.emptyText')} />
          )}
          {!gallery && <Failure className="mx-auto max-w-xl">{t('gallery.failed')}</Failure>}
          <p className="mt-8 text-center">
            <ButtonLink to="/gestor-multimedia">{t('gallery.share')}</ButtonLink>
          </p>
          {decorations.length > 0 && (
            <>
              <h2 className="mt-16 text-3xl md:text-4xl">{t('gallery.decoration')}</h2>
              <ul className="grid gap-7 mt-8 sm:grid-cols-2 lg:grid-cols-3">
                {decorations.map(({ _id, image }) => (
                  <li key={_id}>
                    <figure className="h-full overflow-hidden border-6 border-wood rounded-lg bg-deep shadow-[0_18px_34px_-16px_rgb(0_0_0/0.8)] [&_img]:w-full [&_img]:aspect-4/3 [&_img]:h-auto [&_img]:object-cover [&_figcaption]:py-3 [&_figcaption]:px-4 [&_figcaption]:leading-snug [&_figcaption]:text-mist">
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
