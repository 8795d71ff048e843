import { Drawing } from '../drawings/drawing.tsx'
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
      <svg viewBox="300 0 64 28" aria-hidden="true" focusable="false" className="pennant">
        <path
          d="M303 22V4c22-6 34 8 58 0-8 8-6 12-2 18-22 4-36-8-56 0Z"
          fill="var(--color-sunset)"
          stroke="var(--color-night)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <span className="lantern-glow" />
    </div>
  )
}
