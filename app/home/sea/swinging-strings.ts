import { type SeaString, seaStrings, waveHeight } from '../../ui/sea-wave.ts'
import { type Point, smoothCurve } from '../../ui/smooth-path.ts'
import { SWING_SECONDS, swing } from './swing.ts'

/** Points through which a wave is drawn, and how far they may lie apart for the swinging (px). */
const POINTS = 12
const FARTHEST = 40
/** Near its end a string cannot be drawn far aside (share of its length). */
const END = 0.05
/** How long a string is drawn after it has come to rest (s): until the page shows its wave's line again. */
const LINGERS = 0.2

/** A string that is drawn aside and let go. */
export interface Pluck {
  /** Where, from 0 to 1 of its length, and how far (px, downwards). */
  place: number
  pull: number
  /** Where the left upper corner of its wave is then (px of the canvas), and its way (px/s, leftwards). */
  x: number
  y: number
  drift: number
  colour: string
}

/** The strings that swing in one canvas. */
export interface SwingingStrings {
  /** Takes effect at the next drawing. */
  resize: (size: CanvasSize) => void
  pluck: (index: number, pluck: Pluck, now: number) => void
  /** Draws all as they are `now` (ms, of the clock of `pluck`); answers false once none is left. */
  draw: (now: number) => boolean
}

/** Size on the page (px) and pixels per px. */
export interface CanvasSize {
  width: number
  height: number
  density: number
}

/**
 * @param onSwinging told with a string's index and true once it is drawn, and false once it lies still;
 *   a wound string's winding is a blur, so its line is all that is drawn
 */
export function swingingStrings(
  canvas: OffscreenCanvas,
  onSwinging: (index: number, isSwinging: boolean) => void,
): SwingingStrings {
  const pen = canvas.getContext('2d')
  const plucks = new Map<number, Pluck & { at: number }>()
  const swinging = new Set<number>()
  let size: CanvasSize = { width: canvas.width, height: canvas.height, density: 1 }

  const clear = () => {
    const width = Math.round(size.width * size.density)
    const height = Math.round(size.height * size.density)
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    pen?.setTransform(size.density, 0, 0, size.density, 0, 0)
    pen?.clearRect(0, 0, size.width, size.height)
  }
  const tell = (index: number, swings: boolean) => {
    if (swinging.has(index) === swings) return
    if (swings) swinging.add(index)
    else swinging.delete(index)
    onSwinging(index, swings)
  }

  return {
    resize(to) {
      size = to
    },
    pluck(index, pluck, now) {
      plucks.set(index, { ...pluck, at: now })
    },
    draw(now) {
      clear()
      for (const [index, pluck] of plucks) {
        const string = seaStrings[index]
        const seconds = Math.max(0, now - pluck.at) / 1000
        if (!pen || !string || seconds > SWING_SECONDS + LINGERS) {
          plucks.delete(index)
          continue
        }
        pen.strokeStyle = pluck.colour
        pen.lineWidth = string.thickness
        stroke(pen, pointsOf(string, pluck, seconds, size.width))
        tell(index, seconds < SWING_SECONDS)
      }
      return plucks.size > 0
    },
  }
}

/** Where a plucked string passes across a canvas of this width (px). */
export function pointsOf(
  string: SeaString,
  { place, pull, x, y, drift }: Pluck,
  seconds: number,
  width: number,
): Point[] {
  const left = x - drift * seconds
  const deflection =
    seconds < SWING_SECONDS ? swing(Math.min(1 - END, Math.max(END, place)), seconds) : () => 0
  const step = Math.min(string.period / POINTS, FARTHEST)
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
