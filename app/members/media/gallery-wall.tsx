import { useFetcher } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { GalleryPage } from './gallery.server.ts'
import type { Medium } from './media.ts'
import { MediaSkeletons } from './media-skeletons.tsx'
import { MediumView } from './medium-view.tsx'

const Lightbox = lazy(() => import('./lightbox.tsx'))

/** Published photos and videos; more load while scrolling, and each opens in a lightbox. */
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
      <ul
        className="grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))]"
        aria-label={t('everybodys')}
        aria-busy={loading}
      >
        {media.map((medium, i) => (
          <li
            key={medium.path}
            className="flex flex-col overflow-hidden wrap-anywhere border-3 border-rope/50 rounded-[12px_15px_11px_14px] bg-(--shoal)"
          >
            <button
              type="button"
              className="relative block w-full cursor-zoom-in"
              onClick={() => setOpen(i)}
            >
              <MediumView medium={medium} />
              {medium.kind === 'video' && (
                <Icon
                  name="play"
                  className="absolute top-[50%] right-auto bottom-auto left-1/2 size-16 p-4 [translate:-50%_-50%] rounded-full bg-night/80 text-gold"
                />
              )}
              <span className="sr-only">{t('enlarge')}</span>
            </button>
            {captain && (
              <Button variant="glass" className="m-3" onClick={() => hide(medium.path)}>
                {t('hide')}
                <span className="sr-only">{medium.title}</span>
              </Button>
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
            className={buttonStyle({ variant: 'glass' })}
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

/** Uploads in between shift the pages, so a file can come twice. */
function withoutTwins(media: Medium[]): Medium[] {
  return [...new Map(media.map((medium) => [medium.path, medium])).values()]
}
