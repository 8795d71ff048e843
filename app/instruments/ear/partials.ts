import type { Lines, Peak } from './peaks.ts'

/** One partial of an expected pitch: where it lies and how well it is there and new (0 to 1). */
export type Partial = { frequency: number; strength: number; weight: number }

const COUNT = 12
const HIGHEST_HZ = 4000
const PHONE_HZ = 200
const STIFFNESS = 8e-5
const TUNED_CENTS = 25
const MISTUNED_CENTS = 50
const FULL_DB = -12
const NONE_DB = -40
const SHARED_CENTS = 55
/** Partials count less where noise would hide what is so much weaker than the strongest line (dB). */
const AUDIBLE_DB = -8
const HIDDEN_DB = 20
/** By how much less a partial counts where an older line is that still rings. */
const OLD = 0.6
/** Weight of the assumption that nothing is there. */
const PRIOR = 0.3

export const cents = (a: number, b: number) => 1200 * Math.log2(a / b)

/** The partials of a pitch (Hz) among the lines of a spectrum. */
export function partialsOf({ peaks, hidden }: Lines, pitch: number): Partial[] {
  const partials: Partial[] = []
  for (let n = 1; n <= COUNT; n++) {
    const frequency = n * pitch * Math.sqrt(1 + STIFFNESS * n * n)
    if (frequency > HIGHEST_HZ) break
    const strongest = strongestAround(peaks, frequency)
    let strength = 0
    let old = 0
    for (const peak of peaks) {
      const off = Math.abs(cents(peak.frequency, frequency))
      if (off > MISTUNED_CENTS) continue
      const tuned = Math.min(1, (MISTUNED_CENTS - off) / (MISTUNED_CENTS - TUNED_CENTS))
      const level = 10 * Math.log10(peak.power / strongest)
      const full = Math.min(1, Math.max(0, (level - NONE_DB) / (FULL_DB - NONE_DB)))
      strength = Math.max(strength, tuned * full * peak.novelty)
      old = Math.max(old, full * (1 - peak.novelty))
    }
    const noise = 10 * Math.log10(hidden(frequency) / strongest)
    const audible = Math.min(1, Math.max(0, (AUDIBLE_DB - noise) / HIDDEN_DB))
    const weight =
      audible *
      (1 - OLD * old * (1 - strength)) *
      (n > 8 ? 0.5 : 1) *
      (frequency < PHONE_HZ ? 0.5 : 1)
    partials.push({ frequency, strength, weight })
  }
  return partials
}

function strongestAround(peaks: readonly Peak[], frequency: number): number {
  let strongest = 1e-14
  for (const peak of peaks)
    if (peak.novelty > 0 && peak.frequency > frequency / 2.1 && peak.frequency < frequency * 2.1)
      strongest = Math.max(strongest, peak.power)
  return strongest
}

/** Those of `partials` that none of the `others` comes near to. */
export function ownOf(partials: readonly Partial[], others: readonly Partial[]): Partial[] {
  return partials.filter((a) =>
    others.every((b) => Math.abs(cents(a.frequency, b.frequency)) > SHARED_CENTS),
  )
}

/** The weighted mean of the strengths. */
export function presenceOf(partials: readonly Partial[]): number {
  let sum = 0
  let weights = 0
  for (const { strength, weight } of partials) {
    sum += weight * strength
    weights += weight
  }
  return sum / (weights + PRIOR)
}

export const weightOf = (partials: readonly Partial[]) =>
  partials.reduce((sum, { weight }) => sum + weight, 0)
