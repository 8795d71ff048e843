import { type SeaString, seaStrings, waveHeight } from '../../ui/sea-wave.ts'
import { type Point, smoothCurve } from '../../ui/smooth-path.ts'
import { SWING_SECONDS, swing } from './swing.ts'

/** Points through which a wave is drawn, and how far they may lie apart for the swinging (px). */
const POINTS = 12
const MAX_SWING = 40
/** Drawn aside nearer to its end (share of its length) a string would swing much farther elsewhere. */
const END = 0.1
/**
 * Time for which a string is drawn after it has stopped swinging (s): until the page shows its wave's
 * line again.
 */
const LINGERS = 0.2

/** A string that is drawn aside and let go. */
export interface Pluck {
  /** When: ms since 1970, by the clock of `performance`. */
  at: number
  /** Position, from 0 to 1 of its length, and displacement (px, downwards). */
  place: number
  pull: number
  /** Position of its wave's top left corner (px of the canvas), and its speed (px/s, leftwards). */
  x: number
  y: number
  drift: number
  colour: string
}

/** A canvas's size on the page (px), and how many pixels it has per px. */
export interface CanvasSize {
  width: number
  height: number
  density: number
}

/** The strings that swing in one canvas. */
export interface SwingingStrings {
  pluck: (index: number, pluck: Pluck) => void
  /** Draws all as they are `now` (ms, as `Pluck.at`); returns false once none is left. */
  draw: (size: CanvasSize, now: number) => boolean
}

/**
 * @param onSwinging called with a string's index and true when its drawing starts, and false when it ends;
 *   a wound string's winding is a blur, so its line is all that is drawn
 * @throws Error where a worker has no 2D canvas
 */
export function swingingStrings(
  canvas: OffscreenCanvas,
  onSwinging: (index: number, isSwinging: boolean) => void,
): SwingingStrings {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas in a worker')
  const plucks = new Map<number, Pluck>()
  const swinging = new Set<number>()

  const clear = ({ width, height, density }: CanvasSize) => {
    const [across, down] = [Math.round(width * density), Math.round(height * density)]
    if (canvas.width !== across) canvas.width = across
    if (canvas.height !== down) canvas.height = down
    pen.setTransform(density, 0, 0, density, 0, 0)
    pen.clearRect(0, 0, width, height)
  }
  const report = (index: number, swings: boolean) => {
    if (swinging.has(index) === swings) return
    if (swings) swinging.add(index)
    else swinging.delete(index)
    onSwinging(index, swings)
  }

  return {
    pluck(index, pluck) {
      plucks.set(index, pluck)
    },
    draw(size, now) {
      clear(size)
      for (const [index, pluck] of plucks) {
        const seconds = Math.max(0, now - pluck.at) / 1000
        // A page that was out of sight has missed the end.
        if (seconds > SWING_SECONDS + LINGERS) {
          plucks.delete(index)
          report(index, false)
          continue
        }
        const string = seaStrings[index] as SeaString
        pen.strokeStyle = pluck.colour
        pen.lineWidth = string.thickness
        stroke(pen, pointsOf(string, pluck, seconds, size.width))
        report(index, seconds < SWING_SECONDS)
      }
      return plucks.size > 0
    },
  }
}

/** Path of a plucked string across a canvas of this width (px). */
export function pointsOf(
  string: SeaString,
  { place, pull, x, y, drift }: Pluck,
  seconds: number,
  width: number,
): Point[] {
  const left = x - drift * seconds
  const deflection =
    seconds < SWING_SECONDS ? swing(Math.min(1 - END, Math.max(END, place)), seconds) : () => 0
  const step = Math.min(string.period / POINTS, MAX_SWING)
  // They go along with the wave: fixed to the screen they would make its crests tremble.
  const first = Math.floor(-left / step) - 1
  const last = Math.ceil((width - left) / step) + 1
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const at = (first + i) * step
    const share = Math.min(1, Math.max(0, (left + at) / width))
    return [left + at, y + waveHeight(string, at) + pull * deflection(share)]
  })
}

function stroke(pen: OffscreenCanvasRenderingContext2D, points: Point[]) {
  pen.beginPath()
  pen.moveTo(...(points[0] as Point))
  for (const piece of smoothCurve(points)) pen.bezierCurveTo(...piece)
  pen.stroke()
}
