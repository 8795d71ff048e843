export interface Needle {
  /** Cents. */
  position: number
  /** Cents per second. */
  velocity: number
}

/** As far as the dial goes, to either side (cents). */
export const DIAL_CENTS = 50

/** Angular frequency of the needle's spring (rad/s). */
const STIFFNESS = 16

/** Maximum time step between two frames (s). */
const LONGEST_STEP = 0.1

/** Limits the cents to the range of the dial. */
export const clampCents = (cents: number) => Math.max(-DIAL_CENTS, Math.min(DIAL_CENTS, cents))

/**
 * The needle a moment later: a critically damped spring, which does not overshoot its target. The
 * exact solution, so that it moves the same at any frame rate.
 *
 * @param aim cents
 * @param elapsed seconds
 */
export function moveNeedle({ position, velocity }: Needle, aim: number, elapsed: number): Needle {
  const time = Math.min(elapsed, LONGEST_STEP)
  const distance = position - clampCents(aim)
  const drive = velocity + STIFFNESS * distance
  const decay = Math.exp(-STIFFNESS * time)
  return {
    position: clampCents(aim) + (distance + drive * time) * decay,
    velocity: (velocity - STIFFNESS * drive * time) * decay,
  }
}
