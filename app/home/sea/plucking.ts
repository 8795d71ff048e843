import { seaStrings, waveHeight } from '../../ui/sea-wave.ts'
import { prepareStrum, strum } from './strum.ts'
import { swingingSea } from './swinging-sea.ts'

/**
 * Displacement of a string: a share of the pointer's path since its last event, within bounds (px).
 */
const PULL = { share: 0.5, least: 5, most: 15 }
/** A string that the microphone detects swings from this part of the screen's width. */
const HEARD_AT = 0.6
/** A finger's tip plucks what is this near (px). */
const FINGERTIP = 14

export interface Strings {
  /** @param strength from 0 to 1 */
  swing: (index: number, strength: number) => void
  stop: () => void
}

interface Place {
  x: number
  y: number
}

/**
 * Lets the strings of a sea be plucked: one that the pointer crosses swings, and sounds if the page may play
 * sounds. A finger plucks by a tap or sideways; downwards it scrolls.
 *
 * @param scene where the pointer is followed, with the six waves in it
 * @returns `swing` lets a string swing in silence; `stop` ends it
 */
export function attachStrings(scene: HTMLElement): Strings {
  const waves = [...scene.querySelectorAll<SVGSVGElement>('.sea-string')]
  // Without an OffscreenCanvas the strings sound but do not swing.
  const canDraw = 'transferControlToOffscreen' in HTMLCanvasElement.prototype
  const sea = canDraw ? swingingSea(waves) : null
  const listening = new AbortController()
  let last: Place | null = null

  const pluck = (index: number, x: number, pull: number) => {
    sea?.pluck(index, x, pull)
    strum(index, Math.abs(pull) / PULL.most)
  }

  const measure = () => waves.map((wave) => wave.getBoundingClientRect())

  /** Distance of a place below each string (px). */
  const below = ({ x, y }: Place, boxes: DOMRect[]) =>
    boxes.map(({ left, top }, i) => {
      const string = seaStrings[i]
      return string ? y - top - waveHeight(string, x - left) : Number.NaN
    })

  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = last
    last = { x, y }
    const boxes = measure()
    // The farthest string is the highest.
    if (!from || Math.max(y, from.y) < (boxes[0]?.top ?? 0)) return
    const before = below(from, boxes)
    const after = below(last, boxes)
    const way = Math.hypot(x - from.x, y - from.y) * PULL.share
    const pull = Math.min(PULL.most, Math.max(PULL.least, way))
    const isCrossed = (i: number) => (before[i] as number) > 0 !== (after[i] as number) > 0
    const crossed = [...waves.keys()].filter(isCrossed)
    // Plucks them in the order of the movement.
    const order = y > from.y ? crossed : crossed.reverse()
    for (const index of order) pluck(index, x, y > from.y ? pull : -pull)
  }

  const press = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    last = { x, y }
    if (pointerType === 'mouse') return
    const distances = below(last, measure()).map(Math.abs)
    const nearest = distances.indexOf(Math.min(...distances))
    if ((distances[nearest] as number) < FINGERTIP) pluck(nearest, x, PULL.most)
  }

  const leave = () => {
    last = null
  }

  scene.addEventListener('pointermove', move, listening)
  scene.addEventListener('pointerdown', press, listening)
  scene.addEventListener('pointerleave', leave, listening)
  scene.addEventListener('pointercancel', leave, listening)
  prepareStrum()

  return {
    swing: (index, strength) => sea?.pluck(index, innerWidth * HEARD_AT, PULL.most * strength),
    stop() {
      listening.abort()
      sea?.remove()
    },
  }
}
