/**
 * Layers that move with the pointer, and their maximum offset (px): distant layers follow the
 * pointer, near ones move against it.
 */
const LAYERS = [
  { selector: '.moon', reach: 9 },
  { selector: '.constellation', reach: 6 },
  { selector: '.ship-frame', reach: -12 },
] as const
/** Time constant of the movement (ms): 63 % of the way. */
const TIME_CONSTANT_MS = 140
/** Share of the maximum offset below which a difference is invisible. */
const SETTLED_SHARE = 0.005
/** Upwards and downwards less than sideways: the horizon lies still. */
const VERTICAL = 0.4

/**
 * Lets the layers of a scene lean with the pointer, with inertia, on devices that hover.
 *
 * @returns the cleanup function
 */
export function attachParallax(scene: HTMLElement): () => void {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return () => {}
  const layers = LAYERS.flatMap(({ selector, reach }) =>
    [...scene.querySelectorAll<HTMLElement | SVGElement>(selector)].map(({ style }) => ({
      style,
      reach,
    })),
  )
  for (const { style } of layers) style.willChange = 'transform'
  const listening = new AbortController()
  const now = { x: 0, y: 0 }
  let target = { x: 0, y: 0 }
  let frame = 0
  let drawnAt = 0

  const draw = (time: number) => {
    const share = 1 - Math.exp(-(time - drawnAt) / TIME_CONSTANT_MS)
    drawnAt = time
    now.x += (target.x - now.x) * share
    now.y += (target.y - now.y) * share
    for (const { style, reach } of layers) {
      style.transform = `translate(${now.x * reach}px, ${now.y * reach * VERTICAL}px)`
    }
    const isThere = Math.hypot(target.x - now.x, target.y - now.y) < SETTLED_SHARE
    frame = isThere ? 0 : requestAnimationFrame(draw)
  }
  const lean = (x: number, y: number) => {
    target = { x, y }
    if (frame) return
    drawnAt = performance.now()
    frame = requestAnimationFrame(draw)
  }
  const sea = scene.querySelector('.sea-string')
  const stay = () => {
    cancelAnimationFrame(frame)
    frame = 0
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    // Layers stop moving over the strings: every frame of it would cost main-thread time.
    if (sea && clientY >= sea.getBoundingClientRect().top) return stay()
    lean((2 * clientX) / innerWidth - 1, (2 * clientY) / innerHeight - 1)
  }
  scene.addEventListener('pointermove', move, listening)
  scene.addEventListener('pointerleave', () => lean(0, 0), listening)
  return () => {
    listening.abort()
    stay()
  }
}
