import { Image } from '../../ui/image.tsx'
import type { Figure } from './rich-text.server.ts'

/** A picture with its caption. */
export function FigureImage({ value: { picture, caption } }: { value: Figure }) {
  return (
    <figure className="rich-figure">
      <Image picture={picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
