/** A sound of one channel, from -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>

/** The greatest deflection of a sound. */
export const peakOf = (samples: Samples) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/**
 * Noise that is the same at every run (mulberry32, by Tommy Ettinger).
 *
 * @returns a function like `Math.random`
 */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
