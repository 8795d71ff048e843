/** Quieter is shown as silence (dB below full scale). */
export const QUIETEST_DB = -60

/**
 * Level of the samples.
 *
 * @param samples -1 to 1
 * @returns root mean square in dB below full scale, never below {@link QUIETEST_DB}
 */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const db = 10 * Math.log10(sum / samples.length)
  return db > QUIETEST_DB ? db : QUIETEST_DB
}
