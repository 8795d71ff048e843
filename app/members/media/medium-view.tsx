import { cx } from '../../ui/cx.ts'
import type { Medium } from './media.ts'

/** A photo or video in its frame; a video shows its first frame until it is played. */
export function MediumView({
  medium: { kind, url, title },
  controls = false,
  className = cx(
    'aspect-4/3 w-full bg-night',
    kind === 'video' ? 'object-contain' : 'object-cover',
  ),
  onError,
}: {
  medium: Pick<Medium, 'kind' | 'url' | 'title'>
  /** Shows the controls of a video. */
  controls?: boolean
  /** Instead of the usual frame. */
  className?: string
  /** Its bytes could not be read. */
  onError?: () => void
}) {
  if (kind === 'image')
    return <img src={url} alt={title} loading="lazy" className={className} onError={onError} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: members film their hands; there are no captions to give
    <video
      src={url}
      aria-label={title}
      preload="metadata"
      controls={controls}
      playsInline
      onError={onError}
      className={className}
    />
  )
}
