import type { Timeline } from './timeline.ts'

/** A place of a score as it is written. */
export interface WrittenPlace {
  /** From 0. */
  bar: number
  /** From 0 to 1. */
  share: number
}

/** Bars from the first to the last, as they are written, from 0. */
export type Bars = readonly [first: number, last: number]

/** Rounding errors of sums of beats are below this (quarters). */
const NEARLY = 1e-6

/** @param at quarters of the timeline */
export function writtenPlace({ bar, order, feel }: Timeline, at: number): WrittenPlace {
  const played = Math.min(order.length - 1, Math.max(0, Math.floor(at / bar + NEARLY)))
  const within = Math.min(bar, Math.max(0, at - played * bar))
  return {
    bar: order[played] ?? 0,
    share: (feel === 'shuffle' ? unswung(within) : within) / bar,
  }
}

/** @returns the index of the onset that sounds at a place of the timeline; -1 before the first */
export function onsetAt({ onsets }: Timeline, at: number): number {
  return onsets.findLastIndex((onset) => onset.at <= at + NEARLY)
}

/**
 * The stretch of the timeline in which bars are played: from the first time that the first of them is, to the end
 * of the last one after it, with the repetitions between.
 */
export function stretchOf({ bar, order }: Timeline, [first, last]: Bars): [number, number] {
  const from = Math.max(0, order.indexOf(first))
  const to = Math.max(from, order.indexOf(last, from))
  return [from * bar, (to + 1) * bar]
}

/** The index of the onset that is nearest to a written place, in the first time that it is played. */
export function onsetNear({ onsets, bar }: Timeline, { bar: written, share }: WrittenPlace) {
  const beat = (written + share) * bar
  const distances = onsets.map((onset) => Math.abs(onset.beat - beat))
  return distances.indexOf(Math.min(...distances))
}

/** A time in swung eighths as it is written: 2/3 becomes 0.5. */
function unswung(at: number): number {
  const beat = Math.floor(at)
  const share = at - beat
  return beat + (share <= 2 / 3 ? share * (3 / 4) : 0.5 + (share - 2 / 3) * (3 / 2))
}
