import { useFetcher } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { GalleryPage } from './gallery.server.ts'
import type { Medium } from './media.ts'
import { MediaSkeletons } from './media-skeletons.tsx'
import { MediumView } from './medium-view.tsx'

const Lightbox = lazy(() => import('./lightbox.tsx'))

/** Everybody's photos and videos; more of them come as one scrolls, and each opens large. */
export function GalleryWall({ first, captain }: { first: GalleryPage; captain: boolean }) {
  const { t } = useTranslation('media')
  const { media, next, loadMore, loading, hide } = useGallery(first)
  const [open, setOpen] = useState<number | null>(null)
  const more = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const link = more.current
    if (!link) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: '600px',
    })
    observer.observe(link)
    return () => observer.disconnect()
  }, [loadMore])

  return (
    <>
      <ul className="own-media" aria-label={t('everybodys')} aria-busy={loading}>
        {media.map((medium, i) => (
          <li key={medium.path} className="own-medium">
            <button type="button" className="medium-open" onClick={() => setOpen(i)}>
              <MediumView medium={medium} />
              {medium.kind === 'video' && <Icon name="play" className="medium-play" />}
              <span className="sr-only">{t('enlarge')}</span>
            </button>
            {captain && (
              <button
                type="button"
                className="button button-glass m-3"
                onClick={() => hide(medium.path)}
              >
                {t('hide')}
                <span className="sr-only">{medium.title}</span>
              </button>
            )}
          </li>
        ))}
        {loading && <MediaSkeletons />}
      </ul>
      {next && (
        <p className="mt-8 text-center">
          <a
            ref={more}
            href={`?cursor=${encodeURIComponent(next)}`}
            className="button button-glass"
            aria-disabled={loading}
            onClick={(event) => {
              event.preventDefault()
              loadMore()
            }}
          >
            {t(loading ? 'loadingMore' : 'more')}
          </a>
        </p>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox media={media} index={open} onIndex={setOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The pages that have been read so far, as one list. */
function useGallery(first: GalleryPage) {
  const notify = useNotify()
  const pages = useFetcher<{ gallery: GalleryPage | null }>()
  const hiding = useFetcher()
  const [read, setRead] = useState(first)
  const [hidden, setHidden] = useState<string[]>([])
  const loading = pages.state !== 'idle'
  const { next } = read

  useEffect(() => {
    const page = pages.data?.gallery
    if (page) {
      setRead((last) => ({ media: withoutTwins([...last.media, ...page.media]), next: page.next }))
    } else if (page === null) notify('galleryFailed')
  }, [pages.data, notify])

  return {
    media: read.media.filter(({ path }) => !hidden.includes(path)),
    next,
    loading,
    loadMore() {
      if (next && !loading) pages.load(`?cursor=${encodeURIComponent(next)}`)
    },
    hide(path: string) {
      setHidden((paths) => [...paths, path])
      hiding.submit({ path }, { method: 'post' })
    },
  }
}

/** What was uploaded meanwhile moves the pages: a file can come twice. */
function withoutTwins(media: Medium[]): Medium[] {
  return [...new Map(media.map((medium) => [medium.path, medium])).values()]
}
