import { clampTempo } from './tempo.ts'

/** A tempo that grows (or falls) while it is practised. */
export interface Ramp {
  on: boolean
  /** Tempi of the beginning and the end (bpm). */
  from: number
  to: number
  /** Change per step (bpm), always positive. */
  by: number
  /** After how many bars it changes. */
  every: number
}

/**
 * Tempo of a bar within the ramp; after the end it stays constant.
 *
 * @param bar index of the bar, 0 for the first after the count-in, below 0 in it
 * @returns bpm
 */
export function rampTempo({ from, to, by, every }: Ramp, bar: number): number {
  const gone = Math.floor(Math.max(0, bar) / every) * by
  return clampTempo(from < to ? Math.min(to, from + gone) : Math.max(to, from - gone))
}
