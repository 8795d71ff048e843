import type { RecentSamples } from './recent-samples.ts'

/**
 * The time of a sudden rise, in seconds of the stream: its steepest place, and the middle of all of it.
 * The strings of a slow strum are some 70 ms apart: the steepest rise is that of any one of them.
 */
export type Attack = { steepest: number; middle: number }

/** The attack lies so near to the first guess, in seconds before and after; a strum lasts longer. */
const SEARCH = { before: 0.02, after: 0.04 }
const LONGEST = 0.07
/** Levels before and after are taken over so many seconds: for a place, and for the middle. */
const SIDE_SECONDS = 0.01
const WIDE_SECONDS = 0.015
const STEP_SECONDS = 0.001
/** Levels are powers raised to this exponent. */
const POWER = 0.25
/** Below this mean square of the differences of samples nothing counts as a rise: some -75 dB of full scale. */
const FAINTEST = 3e-8
/** Rises are raised to this exponent: the steepest one counts most, and similar ones of several strings all. */
const STEEPNESS = 3

/**
 * Finds where in the samples a sudden rise is, by the level of their differences (Bello et al., "A tutorial
 * on onset detection", 2005): its largest step, and the mean time of its rises by their steepness.
 */
export function createAttackTimer(recent: RecentSamples) {
  const { rate } = recent
  const count = (seconds: number) => Math.round(seconds * rate)
  const step = Math.max(1, count(STEP_SECONDS))
  const before = count(SEARCH.before) + count(WIDE_SECONDS)
  const samples = new Float64Array(before + count(LONGEST) + count(WIDE_SECONDS))
  const sums = new Float64Array(samples.length)

  function steepest(): number {
    const side = count(SIDE_SECONDS)
    let best = before
    let most = 0
    for (let i = before - count(SEARCH.before); i <= before + count(SEARCH.after); i += step) {
      const { earlier, later } = around(i, side)
      const rise = later ** POWER - earlier ** POWER
      if (rise > most) {
        most = rise
        best = i
      }
    }
    return best
  }

  function middle(): number {
    const side = count(WIDE_SECONDS)
    const faintest = FAINTEST * side
    let weights = 0
    let moments = 0
    for (let i = side; i + side < samples.length; i += step) {
      const { earlier, later } = around(i, side)
      const rise = Math.max(0, Math.log((later + faintest) / (earlier + faintest)))
      weights += rise ** STEEPNESS
      moments += i * rise ** STEEPNESS
    }
    return weights > 0 ? moments / weights : before
  }

  /** The sums of the squares of the differences on both sides of sample `i`. */
  function around(i: number, side: number) {
    const sum = sums[i] as number
    return { earlier: sum - (sums[i - side] as number), later: (sums[i + side] as number) - sum }
  }

  /** @returns the attack near to `guess` (s of the stream) */
  return (guess: number): Attack => {
    const first = Math.round(guess * rate) - before
    recent.copy(samples, first)
    for (let i = 1; i < samples.length; i++)
      sums[i] = (sums[i - 1] as number) + ((samples[i] as number) - (samples[i - 1] as number)) ** 2
    return { steepest: (first + steepest()) / rate, middle: (first + middle()) / rate }
  }
}
