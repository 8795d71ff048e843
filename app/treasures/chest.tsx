import type { Treasure } from '../content/treasure.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { ChestBack, ChestFront } from './chest-drawing.tsx'

interface ChestProps {
  treasure: Pick<Treasure, 'icon' | 'image'>
  locked: boolean
  /** Whether somebody pulls at its chain. */
  tried?: boolean
}

/** A chest from which its treasure peeps. */
export function Chest({ treasure: { icon, image }, locked, tried = false }: ChestProps) {
  return (
    <div className={`treasure-chest ${tried ? 'treasure-tried' : ''}`}>
      <ChestBack />
      <div className="treasure-picture">
        {image ? (
          <Image picture={image} className="size-full object-cover" />
        ) : (
          <Icon name={icon} className="size-20" />
        )}
      </div>
      <ChestFront locked={locked} />
    </div>
  )
}
