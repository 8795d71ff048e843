import { CREST, type SeaString, WIDTH, waveHeight } from '../../ui/sea-wave.ts'
import { smoothPath } from '../../ui/smooth-path.ts'
import { SWING_SECONDS, swing } from './swing.ts'

/** Points through which a wave is drawn, and how far they may lie apart for the swinging (px). */
const POINTS = 10
const FARTHEST = 60
/** How far a string drifts at most while it swings, and a thick one's end (px). */
const MARGIN = 60
/** Near its end a string cannot be drawn far aside (share of its length). */
const END = 0.05

interface View {
  left: number
  width: number
}

export interface SwingingLayer {
  /**
   * Plucks the string at `x` (px of the screen), drawn aside by `pull` (px, downwards), while its wave
   * begins at `left` of a screen of this `width` (px); `now` in ms. To ask the browser for these in
   * between would make it lay out the page for every string.
   */
  pluck: (x: number, pull: number, view: View, now: number) => void
  /** Draws it as it is `now` (ms); answers false, and draws the wave again, once it lies still. */
  draw: (now: number) => boolean
  remove: () => void
}

/**
 * A layer over a wave's drawing in which its string swings. It is no wider than the screen: the wave,
 * many times as wide, is not painted again. Its winding is a blur then.
 *
 * @param wave the wave's drawing
 */
export function swingingLayer(wave: SVGSVGElement, string: SeaString): SwingingLayer {
  const layer = wave.cloneNode(false) as SVGSVGElement
  const line = wave.querySelector('.string')?.cloneNode(false) as SVGPathElement
  layer.append(line)
  layer.style.overflow = 'visible'
  layer.style.display = 'none'
  wave.after(layer)
  const span = { from: 0, to: 0, left: 0, width: 0 }
  let isSwinging = false
  let begun = 0
  let shape: (seconds: number) => string = () => ''

  const show = (swings: boolean) => {
    isSwinging = swings
    layer.style.display = swings ? '' : 'none'
    wave.classList.toggle('is-swinging', swings)
  }
  /** Lays it over the part of the wave that can be seen. */
  const lay = ({ left, width }: View) => {
    const from = Math.max(0, -left - MARGIN)
    const to = Math.min(WIDTH, -left + width + MARGIN)
    layer.setAttribute('width', `${to - from}`)
    layer.setAttribute('viewBox', `${from} 0 ${to - from} ${CREST + string.depth}`)
    layer.style.left = `${from}px`
    Object.assign(span, { from, to, left, width })
  }
  return {
    pluck(x, pull, view, now) {
      const isOver = view.width === span.width && Math.abs(view.left - span.left) < MARGIN / 3
      if (!isSwinging || !isOver) lay(view)
      begun = now
      shape = swingOf(string, { ...span, left: view.left }, x, pull)
      if (isSwinging) return
      show(true)
      // Asks for the animation, for which the browser works out all styles: once a swing.
      driftAlike(wave, layer)
    },
    draw(now) {
      const seconds = Math.max(0, now - begun) / 1000
      if (seconds > SWING_SECONDS) {
        show(false)
        return false
      }
      line.setAttribute('d', shape(seconds))
      return true
    },
    remove() {
      show(false)
      layer.remove()
    },
  }
}

/** The string's path at a time: `from` and `to` along the wave, which begins `left` of the screen (px). */
function swingOf(
  string: SeaString,
  { from, to, left, width }: Record<'from' | 'to' | 'left' | 'width', number>,
  x: number,
  pull: number,
): (seconds: number) => string {
  const step = Math.min(string.period / POINTS, FARTHEST)
  const count = Math.ceil((to - from) / step) + 1
  const rest = Array.from({ length: count }, (_, i) => {
    const place = from + i * step
    const share = Math.min(1, Math.max(0, (place + left) / width))
    return { place, share, height: waveHeight(string, place) }
  })
  const plucked = Math.min(1 - END, Math.max(END, x / width))
  return (seconds) => {
    const deflection = swing(plucked, seconds)
    return smoothPath(
      rest.map(({ place, share, height }) => [place, height + pull * deflection(share)] as const),
    )
  }
}

/** Lets the layer drift with the wave that it stands for. */
function driftAlike(wave: Element, layer: Element) {
  const [drift] = wave.getAnimations()
  const [copy] = layer.getAnimations()
  if (drift && copy) copy.startTime = drift.startTime
}
