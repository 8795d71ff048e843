import { CREST, type SeaString, WIDTH, waveHeight } from '../../ui/sea-wave.ts'
import { smoothPath } from '../../ui/smooth-path.ts'
import { SWING_SECONDS, swing } from './swing.ts'

/** Distance of the points through which the string is drawn (px): ten for the shortest wave. */
const STEP = 24
/** How far a string drifts at most while it swings, and a thick one's end (px). */
const MARGIN = 60

/** A string that was plucked: `draw` it at every frame until it answers false. */
export interface Ringing {
  draw: (now: number) => boolean
  end: () => void
}

/**
 * Draws a string of the sea swinging, in a layer of its own over the wave's drawing that is no wider
 * than the screen: the wave, many times as wide, is not painted again.
 *
 * @param host the wave's drawing
 * @param x where it is plucked (px from the left of the screen)
 * @param pull how far it is drawn aside (px, downwards)
 * @param now ms, as `requestAnimationFrame` tells it
 */
export function ring(
  host: SVGSVGElement,
  string: SeaString,
  x: number,
  pull: number,
  now: number,
): Ringing {
  const { left } = host.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const from = Math.max(0, -left - MARGIN)
  const to = Math.min(WIDTH, -left + width + MARGIN)
  const places = Array.from(
    { length: Math.ceil((to - from) / STEP) + 1 },
    (_, i) => from + i * STEP,
  )
  const rest = places.map((place) => waveHeight(string, place))
  const shares = places.map((place) => Math.min(1, Math.max(0, (place + left) / width)))
  // Near its end a string cannot be drawn far aside.
  const plucked = Math.min(0.95, Math.max(0.05, x / width))

  const layer = host.cloneNode(false) as SVGSVGElement
  const height = CREST + string.depth
  layer.setAttribute('width', `${to - from}`)
  layer.setAttribute('viewBox', `${from} 0 ${to - from} ${height}`)
  layer.style.left = `${from}px`
  layer.style.overflow = 'visible'
  const lines = [...host.querySelectorAll('path:not(.water)')].map(
    (line) => line.cloneNode(false) as SVGPathElement,
  )
  layer.append(...lines)
  const draw = (time: number) => {
    const seconds = Math.max(0, time - now) / 1000
    if (seconds > SWING_SECONDS) return false
    const deflection = swing(plucked, seconds)
    const points = places.map(
      (place, i) => [place, (rest[i] as number) + pull * deflection(shares[i] as number)] as const,
    )
    const path = smoothPath(points)
    for (const line of lines) line.setAttribute('d', path)
    return true
  }
  draw(now)
  host.after(layer)
  host.classList.add('is-ringing')
  driftAlike(host, layer)
  const end = () => {
    layer.remove()
    host.classList.remove('is-ringing')
  }
  return { draw, end }
}

/** Lets the layer drift with the wave that it stands for. */
function driftAlike(host: Element, layer: Element) {
  const [drift] = host.getAnimations()
  const [copy] = layer.getAnimations()
  if (drift && copy) copy.startTime = drift.startTime
}
