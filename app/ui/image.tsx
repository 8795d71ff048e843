import type { Picture } from '../content/image.server.ts'

interface ImageProps {
  picture: Picture
  className?: string
  /** Shown at once, above the fold: fetched first, not lazily. */
  priority?: boolean
}

/** A picture of the dataset: sized before it arrives, with its blurred miniature as a placeholder. */
export function Image({ picture, className, priority = false }: ImageProps) {
  const { lqip, alt, ...attributes } = picture
  return (
    <img
      {...attributes}
      alt={alt}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={lqip ? { background: `center / cover url("${lqip}")` } : undefined}
    />
  )
}
