import type { Background } from './background.ts'
import { HIGHEST_PARTIAL, type Partials, partialsOf } from './partials.ts'
import { refinePitch } from './refine.ts'
import type { Spectrum } from './spectrum.ts'

/**
 * Possible ratios of a detected period to the string's: multiples (an octave too low, or the common
 * period of two strings) and parts (a string whose odd partials are weak, or one partial that outdoes the others).
 */
const RATIOS = [1, 2, 3, 4, 5, 6, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6]

/** Pitches nearer than this, as a ratio, are one candidate. */
const SAME = 1.02

/**
 * Strength that the partials must have that the open strings above a pitch do not explain, as a share of their strength
 * and that of the others together: less may be two strings. Against a single pitch above that is no string, a trace
 * of the power is enough.
 */
const OWN_SHARE = 0.37
const OCTAVE_SHARE = 0.01

/** Partials below the first that is so strong, as a share of the strongest, may have been cut off. */
const CUT_OFF = 0.1

/** Partials nearer than this, as a fraction, are shared. */
const SHARED = 0.03

/**
 * The share of its power that a pitch must have beside the multiples of one of its partials, or it is that partial:
 * a trace to be chosen, more to explain the partials of a lower one.
 */
const CHOICE_REST = 1e-4
const VETO_REST = 0.01

/** As likely as this, a higher candidate may sound beside others: it lies near an open string. */
const LIKELY = 0.95

/** Expected pitches: lowest and highest in Hz, and the likelihood of a pitch in Hz (0 to 1). */
export type Expectation = { lowest: number; highest: number; likelihood(frequency: number): number }

/**
 * The pitch that best explains the spectrum, out of the detector's `periods` (as frequencies in Hz), their
 * multiples and parts; null when none does. A pitch explains all that its multiples explain, so it
 * needs partials of its own: E2 has partials 1, 2, 5, 7, 10 and 11 that neither B3 (3) nor E4 (4) has.
 */
export function choosePitch(
  spectrum: Spectrum,
  background: Background,
  periods: readonly number[],
  expected: Expectation,
): Partials | null {
  const candidates = candidatesFor(periods, expected)
  // A low pitch is not followed as far up: what lies above its partials must not speak for a higher one.
  const ceiling = (HIGHEST_PARTIAL + 0.5) * Math.min(...candidates)
  let best: Partials | null = null
  let bestScore = 0
  // From the highest down: only what may itself be what sounds explains the partials of a lower one.
  const possible: number[] = []
  for (const pitch of candidates.sort((a, b) => b - a)) {
    const rough = partialsOf(spectrum, background, pitch)
    const partials = partialsOf(spectrum, background, refinePitch(rough, background))
    if (partials.power === 0 || !isIsolated(partials, possible, expected)) continue
    const rest = restShare(partials)
    if (rest < CHOICE_REST) continue
    if (rest >= VETO_REST) possible.push(pitch)
    const score = powerBelow(ceiling, partials) * expected.likelihood(pitch)
    if (score > bestScore) {
      best = partials
      bestScore = score
    }
  }
  return best
}

/**
 * The frequency in Hz of the line that stands out most from the background: a partial of the loudest string,
 * when the common period of two is too long for the detector.
 */
export function strongestLine(spectrum: Spectrum, background: Background): number {
  const { power, binWidth } = spectrum
  let strongest = 1
  let most = 0
  for (let k = 1; k < power.length; k++) {
    const standing = (power[k] as number) - background.at(k * binWidth)
    if (standing > most) {
      most = standing
      strongest = k
    }
  }
  return spectrum.line(strongest * binWidth, 0).frequency
}

function candidatesFor(periods: readonly number[], { lowest, highest }: Expectation): number[] {
  const candidates: number[] = []
  for (const period of periods) {
    for (const ratio of RATIOS) {
      const pitch = period * ratio
      if (!(pitch >= lowest && pitch <= highest)) continue
      if (candidates.some((other) => Math.max(other / pitch, pitch / other) < SAME)) continue
      candidates.push(pitch)
    }
  }
  return candidates
}

/** True if the pitch has power that no open string and no other pitch above it explains. */
function isIsolated(
  partials: Partials,
  candidates: readonly number[],
  expected: Expectation,
): boolean {
  const higher = candidates.filter((other) => other > SAME * partials.frequency)
  const strings = higher.filter((other) => expected.likelihood(other) > LIKELY)
  const others = higher.filter((other) => !strings.includes(other))
  return (
    ownStrength(partials, strings) >= OWN_SHARE &&
    others.every((other) => ownPower(partials, other) >= OCTAVE_SHARE * partials.power)
  )
}

/** The power of the partials up to a frequency (Hz). */
function powerBelow(ceiling: number, { frequency, amplitudes }: Partials): number {
  return amplitudes.reduce(
    (sum, amplitude, i) => ((i + 1) * frequency < ceiling ? sum + amplitude ** 2 : sum),
    0,
  )
}

/**
 * The share of the power that is not on the multiples of one partial, for the multiple that leaves least: without it
 * the pitch is that partial.
 */
function restShare(partials: Partials): number {
  const multiples = partials.amplitudes.slice(1).map((_, i) => (i + 2) * partials.frequency)
  return Math.min(...multiples.map((pitch) => ownPower(partials, pitch))) / partials.power
}

/** The power of the partials that are not also partials of a higher pitch. */
function ownPower({ frequency, amplitudes }: Partials, higher: number): number {
  return amplitudes.reduce(
    (sum, amplitude, i) => (isPartialOf(higher, (i + 1) * frequency) ? sum : sum + amplitude ** 2),
    0,
  )
}

/**
 * Mean strength of the partials that are not also partials of the higher pitches, as a share of itself and the mean
 * of the others. Strength is the root of the amplitude, so that many weak partials count for more than a strong one:
 * a loudspeaker or a body may favour any of them, but two strings together favour all of the higher one's.
 */
function ownStrength({ frequency, amplitudes }: Partials, higher: readonly number[]): number {
  const least = CUT_OFF * Math.max(...amplitudes)
  const first = amplitudes.findIndex((amplitude) => amplitude >= least)
  const own: number[] = []
  const shared: number[] = []
  amplitudes.slice(first).forEach((amplitude, i) => {
    const at = (first + i + 1) * frequency
    const side = higher.some((pitch) => isPartialOf(pitch, at)) ? shared : own
    side.push(Math.sqrt(amplitude))
  })
  return mean(own) / (mean(own) + mean(shared))
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, x) => sum + x, 0) / Math.max(1, numbers.length)
}

function isPartialOf(pitch: number, frequency: number): boolean {
  const ratio = frequency / pitch
  return Math.abs(ratio - Math.round(ratio)) < SHARED * ratio
}
