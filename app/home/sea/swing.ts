/** Frequency of a string's swing (Hz): a real one is too fast to be seen. */
const RATE = 5
/**
 * Decay time of the fundamental to 1/e (s); a partial decays faster in proportion to its frequency.
 */
const DECAY = 0.4
const PARTIALS = [1, 2, 3, 4, 5] as const

/** Duration of the visible swing (s): then less than a fiftieth is left. */
export const SWING_SECONDS = 4 * DECAY

/**
 * A string that was drawn aside at one place and let go, held at both ends: its partials, as standing
 * waves that die away (the ideal plucked string, d'Alembert and Bernoulli).
 *
 * @param place where it was plucked, from 0 to 1 of its length
 * @param time s since it was let go
 * @returns its deflection at any place from 0 to 1: 1 where and when it was plucked, 0 at the ends
 */
export function swing(place: number, time: number): (at: number) => number {
  const shape = PARTIALS.map((n) => Math.sin(n * Math.PI * place) / n ** 2)
  const drawn = PARTIALS.reduce(
    (sum, n, i) => sum + (shape[i] as number) * Math.sin(n * Math.PI * place),
    0,
  )
  const now = PARTIALS.map(
    (n, i) =>
      ((shape[i] as number) / drawn) *
      Math.cos(2 * Math.PI * RATE * n * time) *
      Math.exp((-n * time) / DECAY),
  )
  return (at) =>
    PARTIALS.reduce((sum, n, i) => sum + (now[i] as number) * Math.sin(n * Math.PI * at), 0)
}
