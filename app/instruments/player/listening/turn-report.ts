import type { Take } from './judge.ts'

/** A bar in one turn. */
export interface BarReport {
  /** As it is written, from 0. */
  bar: number
  /** Notes or chords that it has, and how many of them sounded, in time or not. */
  asked: number
  played: number
  /** Those that the ear could not tell. */
  unsure: number
  /** Mean of those that sounded (s; below 0: early). */
  late: number
}

/** The share that has to sound for a turn to be clean, and the share that has to be told for it to count. */
const CLEAN = 0.9
const TOLD = 0.6
/** A bar with more notes out of time than this share is worth a loop, too. */
const STEADY = 0.75

/** @param takes of one turn */
export function barsOf(takes: readonly Take[]): BarReport[] {
  const bars = Map.groupBy(takes, ({ place }) => place.bar)
  return [...bars]
    .map(([bar, own]) => {
      const lates = own.flatMap(({ late }) => (late === null ? [] : [late]))
      const unsure = own.filter(({ result }) => result === 'unsure').length
      return { bar, asked: own.length, played: lates.length, unsure, late: meanOf(lates) }
    })
    .sort((a, b) => a.bar - b.bar)
}

/**
 * The bar that is most worth repeating: with the smallest share of notes that sounded in time.
 *
 * @returns null if there is only one, or if none is much in need of it
 */
export function weakestBar(takes: readonly Take[]): number | null {
  const bars = [...Map.groupBy(takes, ({ place }) => place.bar)]
  if (bars.length < 2) return null
  const shares = bars.map(([bar, own]) => ({ bar, share: shareInTime(own) }))
  const weakest = shares.reduce((least, each) => (each.share < least.share ? each : least))
  return weakest.share < STEADY ? weakest.bar : null
}

/** True if the ear could tell enough of a turn to say anything about it. */
export const isTold = (takes: readonly Take[]) =>
  takes.length > 0 && certain(takes).length >= TOLD * takes.length

/** True if a turn was played, and the ear knows it. */
export function isClean(takes: readonly Take[]): boolean {
  if (!isTold(takes)) return false
  const played = certain(takes).filter(({ late }) => late !== null)
  return played.length >= CLEAN * certain(takes).length
}

const certain = (takes: readonly Take[]) => takes.filter(({ result }) => result !== 'unsure')

function shareInTime(takes: readonly Take[]): number {
  const told = certain(takes)
  if (told.length === 0) return 1
  return told.filter(({ result }) => result === 'heard').length / told.length
}

const meanOf = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
