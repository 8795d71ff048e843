import { Drawing } from '../drawings/drawing.tsx'
import Pennant from '../drawings/pennant.svg?react'
import { Hull } from './hull.tsx'
import { Rig } from './rig.tsx'

/**
 * The school's ship: her main mast is the neck of a guitar, her rigging its six strings. What moves
 * by itself, the pennant and the lantern's glow, lies in layers of its own over the drawing.
 */
export function Ship() {
  return (
    <div className="ship">
      <Drawing viewBox="0 0 660 600">
        <Rig />
        <Hull />
      </Drawing>
      <Pennant className="pennant" />
      <span className="lantern-glow" />
    </div>
  )
}
