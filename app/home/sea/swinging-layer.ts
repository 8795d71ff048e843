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

export interface SwingingLayer {
  /** Plucks the string at `x` (px of the screen), drawn aside by `pull` (px, downwards); `now` in ms. */
  pluck: (x: number, pull: number, now: number) => void
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
  let begun = 0
  let shape: (seconds: number) => string = () => ''

  const show = (isSwinging: boolean) => {
    layer.style.display = isSwinging ? '' : 'none'
    wave.classList.toggle('is-swinging', isSwinging)
  }
  return {
    pluck(x, pull, now) {
      const { left } = wave.getBoundingClientRect()
      const width = document.documentElement.clientWidth
      const from = Math.max(0, -left - MARGIN)
      const to = Math.min(WIDTH, -left + width + MARGIN)
      layer.setAttribute('width', `${to - from}`)
      layer.setAttribute('viewBox', `${from} 0 ${to - from} ${CREST + string.depth}`)
      layer.style.left = `${from}px`
      begun = now
      shape = swingOf(string, { from, to, left, width }, x, pull)
      show(true)
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
