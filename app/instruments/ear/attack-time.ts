import type { RecentSamples } from './recent-samples.ts'

/** The attack lies so near to the first guess, in seconds before and after. */
const SEARCH = { before: 0.02, after: 0.04 }
/** Levels before and after are taken over so many seconds. */
const SIDE_SECONDS = 0.01
const STEP_SECONDS = 0.001
/** Levels are powers raised to this exponent. */
const POWER = 0.25

/** Finds where in the samples a sudden rise begins: the largest step of the level of their differences. */
export function createAttackTimer(recent: RecentSamples) {
  const { rate } = recent
  const side = Math.round(SIDE_SECONDS * rate)
  const step = Math.max(1, Math.round(STEP_SECONDS * rate))
  const before = Math.round(SEARCH.before * rate) + side
  const samples = new Float64Array(before + Math.round(SEARCH.after * rate) + side)
  const sums = new Float64Array(samples.length)

  /** @returns the attack near to `guess`, both in seconds of the stream */
  return (guess: number): number => {
    const first = Math.round(guess * rate) - before
    recent.copy(samples, first)
    for (let i = 1; i < samples.length; i++)
      sums[i] = (sums[i - 1] as number) + ((samples[i] as number) - (samples[i - 1] as number)) ** 2
    let best = before
    let most = 0
    for (let i = side; i + side < samples.length; i += step) {
      const then = (sums[i] as number) - (sums[i - side] as number)
      const now = (sums[i + side] as number) - (sums[i] as number)
      const rise = now ** POWER - then ** POWER
      if (rise > most) {
        most = rise
        best = i
      }
    }
    return (first + best) / rate
  }
}
