import type { Treasure } from '../../content/treasure.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { OpenFront, RaisedLid, ShutChest } from './chest-drawing.tsx'
import './treasures.css'

interface ChestProps {
  treasure: Pick<Treasure, 'icon' | 'image'>
  locked: boolean
  /** True while the visitor tries to open it. */
  tried?: boolean
  className?: string
}

/** A chest: shut, chained and with its treasure's picture on the lid, or open with the treasure in it. */
export function Chest({
  treasure: { icon, image },
  locked,
  tried = false,
  className = '',
}: ChestProps) {
  return (
    <div className={`treasure-chest ${className}`} data-locked={locked} data-tried={tried}>
      {locked ? <ShutChest /> : <RaisedLid />}
      <div data-part="treasure">
        {image ? (
          <Image picture={image} className="size-full object-cover" />
        ) : (
          <Icon name={icon} className="size-20" />
        )}
      </div>
      {!locked && <OpenFront />}
    </div>
  )
}
