/** Lean of the ship without damping (degrees). */
const HEEL = 5
/** One swing to both sides, and the time in which the swings shrink to 37 % (ms). */
const PERIOD_MS = 2600
const SHRINK_MS = 1100
/** At the end she leans by less than is seen. */
const DURATION_MS = 5200
const STEP_MS = 50

/** A ship's lean (degrees) at a time (ms) after a push: a pendulum that water slows down. */
export function leanAt(time: number): number {
  return HEEL * Math.exp(-time / SHRINK_MS) * Math.sin((2 * Math.PI * time) / PERIOD_MS)
}

/**
 * Lets the ship of a scene lean and come back to rest, on top of her sway and of earlier leans; not
 * under prefers-reduced-motion.
 */
export function leanShip(scene: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const angles = Array.from(
    { length: DURATION_MS / STEP_MS },
    (_, i) => `${leanAt(i * STEP_MS).toFixed(3)}deg`,
  )
  const rotate = [...angles, '0deg']
  scene.querySelector('.ship')?.animate({ rotate }, { duration: DURATION_MS, composite: 'add' })
}
