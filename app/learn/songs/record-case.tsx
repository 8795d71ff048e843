import type { Tile } from '../../content/tile.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'

/** A genre's record, half out of its sleeve; its name stands beside it. */
export function RecordCase({ genre: { icon, image } }: { genre: Pick<Tile, 'icon' | 'image'> }) {
  return (
    <span className="record-case">
      <span className="record-disc" />
      <span className="record-sleeve">
        {image ? (
          <Image picture={{ ...image, alt: '' }} className="size-full object-cover" />
        ) : (
          <Icon name={icon} className="size-16" />
        )}
      </span>
    </span>
  )
}
