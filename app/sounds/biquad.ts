/** Coefficients of a second-order filter, divided by a0. */
export interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/**
 * One second-order filter that may change while it runs (transposed direct form II).
 *
 * @returns a function that takes the next sample and the coefficients for it
 */
export function biquad(): (sample: number, coefficients: Biquad) => number {
  let first = 0
  let second = 0
  return (sample, { b0, b1, b2, a1, a2 }) => {
    const out = b0 * sample + first
    first = b1 * sample - a1 * out + second
    second = b2 * sample - a2 * out
    return out
  }
}

/**
 * A band-pass with a gain of 1 at its middle (Bristow-Johnson's Audio EQ Cookbook).
 *
 * @param frequency Hz, below half the sample rate
 * @param q middle frequency by bandwidth
 * @param sampleRate Hz
 */
export function bandPass(frequency: number, q: number, sampleRate: number): Biquad {
  const omega = (2 * Math.PI * frequency) / sampleRate
  const alpha = Math.sin(omega) / (2 * q)
  const a0 = 1 + alpha
  return {
    b0: alpha / a0,
    b1: 0,
    b2: -alpha / a0,
    a1: (-2 * Math.cos(omega)) / a0,
    a2: (1 - alpha) / a0,
  }
}
