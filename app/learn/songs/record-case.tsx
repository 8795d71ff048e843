import type { Tile } from '../../content/tile.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import './record-case.css'

/** A genre's record, half out of its sleeve; its name stands beside it. */
export function RecordCase({ genre: { icon, image } }: { genre: Pick<Tile, 'icon' | 'image'> }) {
  return (
    <span className="record-case">
      <span className="record-disc" />
      <span className="absolute inset-0 grid place-items-center overflow-hidden rounded-sm bg-tide">
        {image ? (
          <Image picture={{ ...image, alt: '' }} className="size-full object-cover" />
        ) : (
          <Icon name={icon} className="size-16" />
        )}
      </span>
    </span>
  )
}
