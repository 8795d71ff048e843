import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

/**
 * The drawing beside and below the words of a page's heading: a place of the ship, 640 wide and 300 high,
 * its floor 40 above the lower edge. What is drawn beyond these edges fills wider and higher headings; on
 * phones what lies higher than 210 stands behind the words, so nothing bright belongs there but in `high`.
 */
export function HeadingScene({
  ground,
  high,
  children,
}: {
  /** The background: a wall of planks, or the night over the sea. */
  ground: 'planks' | 'night'
  /** Parts that hang too high for phones. */
  high?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`heading-scene heading-${ground}`} aria-hidden="true">
      <Drawing viewBox="0 0 640 300" align="xMaxYMax slice">
        {high && <g className="hidden md:inline">{high}</g>}
        {children}
      </Drawing>
    </div>
  )
}
