import { Image } from '../../ui/image.tsx'
import type { Figure } from './rich-text.server.ts'

/** A picture with its caption. */
export function FigureImage({ value: { picture, caption } }: { value: Figure }) {
  return (
    <figure>
      <Image
        picture={picture}
        className="h-auto w-full rounded-md shadow-[0_0_0_6px_var(--color-vellum),0_10px_24px_-6px_rgb(0_0_0/0.4)]"
      />
      {caption && (
        <figcaption className="mt-[0.9rem] text-center text-[1.1rem] leading-[1.4] text-sepia">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
