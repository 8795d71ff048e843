import { centsBetween } from '../tuner/notes.ts'
import type { createSpectra, Spectrum } from './spectra.ts'

/** A line of a spectrum: its frequency (Hz), its power (amplitude squared), and how new and lasting it is (0 to 1). */
export type Line = { frequency: number; power: number; novelty: number }

/** The lines after an attack, and the power below which noise hides them at a frequency (Hz). */
export type Lines = {
  lines: Line[]
  hidden: (frequency: number) => number
  /** The power that a string's lines would exceed after such an attack, if there are none; else 0. */
  faintest: number
}

const LOWEST_HZ = 65
const HIGHEST_HZ = 4300

/** A line is so much stronger than the noise around it, which is a median over some hundred Hz. */
const STAND_OUT = 8
const NOISE_HZ = 300
const FAINTEST_POWER = 1e-9

/** A window's side lobes are not lines: the power beside a line within one and within some of its widths. */
const BESIDE = 0.003
const FURTHER = 3e-5
const WIDTHS = 5

/** A line is new if it has risen by so much (dB): not at all, and fully. */
const NEW_FROM_DB = 1
const NEW_FULLY_DB = 6

/**
 * A string sounds in the first part of the window and still in the last, a click does not: level of
 * the line in each, compared with the whole (dB).
 */
const PART = 0.55
const GONE_DB = -12
const LASTING_DB = -6

/** A bell of a metronome fades by more than 120 dB a second, an open string by 10 to 60: not lasting, and fully (dB/s). */
const FADING_DB = 150
const RINGING_DB = 110

/** A string holds its pitch, a voice glides: change of the line's frequency until the last part (cents). */
const GLIDING_CENTS = 50
const STEADY_CENTS = 25
/** The same, as a share of the line's width. */
const DRIFTING = 0.6
const STILL = 0.3

/** Lines that are so much weaker than the attack itself (dB) are the rest of a click. */
const ATTACK_SECONDS = 0.04
const REST_DB = -25

/** A finger stops a string shortly before it plucks it again (s). */
const STOPPED_SECONDS = 0.06

/**
 * The lines of the window of `seconds` from `from` on (s of the stream), compared with what sounded
 * from `since` until `before`.
 */
export function linesOf(
  spectrumOf: ReturnType<typeof createSpectra>,
  {
    from,
    seconds,
    since,
    before,
  }: { from: number; seconds: number; since: number; before: number },
): Lines {
  const now = spectrumOf(from, seconds)
  const first = spectrumOf(from, PART * seconds)
  const last = spectrumOf(from + (1 - PART) * seconds, PART * seconds)
  const earlier = Math.min(seconds, Math.max(STOPPED_SECONDS, before - since))
  const then = spectrumOf(before - earlier, earlier)
  const stopped = spectrumOf(before - STOPPED_SECONDS, STOPPED_SECONDS)
  const floorAt = floorsOf(now)
  const attack = spectrumOf(before, ATTACK_SECONDS)
  const rest = Math.max(...attack.powers) * 10 ** (REST_DB / 10)
  const width = 2 / seconds / now.binWidth
  const reach = Math.round(width / 4)
  const lines = peaksOf(now, width, floorAt).map((bin): Line => {
    const power = now.powers[bin] as number
    const old = Math.min(strongest(then, bin, reach), strongest(stopped, bin, reach))
    const rise = share(decibels(power / Math.max(1e-14, old)), NEW_FROM_DB, NEW_FULLY_DB)
    const [early, late] = [strongest(first, bin, reach), strongest(last, bin, reach)]
    const lasting = share(decibels(Math.min(early, late) / power), GONE_DB, LASTING_DB)
    const fall = decibels(early / Math.max(1e-14, late)) / ((1 - PART) * seconds)
    const ringing = share(fall, FADING_DB, RINGING_DB)
    const frequency = frequencyAt(now, bin)
    const place = frequencyAt(last, topOf(last, bin, reach))
    const glide = share(Math.abs(centsBetween(place, frequency)), GLIDING_CENTS, STEADY_CENTS)
    const drift = share((Math.abs(place - frequency) * seconds) / 2, DRIFTING, STILL)
    const steady = Math.min(glide, drift)
    return { frequency, power, novelty: rise * lasting * ringing * steady }
  })
  const isRest = lines.every(({ power }) => power < rest)
  return {
    // None of them is evidence; where many are a note's partials, it may have been played softly.
    lines: isRest ? lines.map((line) => ({ ...line, novelty: 0 })) : lines,
    faintest: isRest ? rest : 0,
    hidden: (frequency) => STAND_OUT * floorAt(frequency / now.binWidth),
  }
}

export const decibels = (ratio: number) => 10 * Math.log10(ratio)

/** From 0 at `none` to 1 at `full`. */
export const share = (value: number, none: number, full: number) =>
  Math.min(1, Math.max(0, (value - none) / (full - none)))

/** The bins of local maxima that stand out of noise and of the side lobes of others. */
function peaksOf({ powers, binWidth }: Spectrum, width: number, floorAt: (bin: number) => number) {
  const peaks: number[] = []
  const last = Math.min(powers.length - 2, Math.floor(HIGHEST_HZ / binWidth))
  for (let k = Math.ceil(LOWEST_HZ / binWidth); k <= last; k++) {
    const power = powers[k] as number
    if (power < (powers[k - 1] as number) || power <= (powers[k + 1] as number)) continue
    if (power < FAINTEST_POWER || power < STAND_OUT * floorAt(k)) continue
    const spectrum = { powers, binWidth }
    const isBeside = power < BESIDE * strongest(spectrum, k, Math.floor(2 * width))
    const isFurther = power < FURTHER * strongest(spectrum, k, Math.round(WIDTHS * width))
    if (!isBeside && !isFurther) peaks.push(k)
  }
  return peaks
}

/** The top of the line whose strongest bin is within `reach`. */
function topOf({ powers }: Spectrum, bin: number, reach: number): number {
  let top = bin
  for (let k = Math.max(1, bin - reach); k <= bin + reach; k++)
    if ((powers[k] ?? 0) > (powers[top] ?? 0)) top = k
  while ((powers[top - 1] ?? 0) > (powers[top] as number)) top -= 1
  while ((powers[top + 1] ?? 0) > (powers[top] as number)) top += 1
  return top
}

function strongest({ powers }: Spectrum, bin: number, reach: number): number {
  let most = 0
  for (let k = Math.max(0, bin - reach); k <= bin + reach; k++)
    most = Math.max(most, powers[k] ?? 0)
  return most
}

/**
 * The frequency (Hz) of the top of the parabola through the logarithms of a peak and its neighbours; 0 where
 * there is no peak, as in the last part of a line that has moved on.
 */
function frequencyAt({ powers, binWidth }: Spectrum, bin: number): number {
  const [a, b, c] = [-1, 0, 1].map((i) => Math.log(powers[bin + i] as number)) as [
    number,
    number,
    number,
  ]
  const off = (0.5 * (a - c)) / (a - 2 * b + c)
  return Math.abs(off) <= 0.5 ? (bin + off) * binWidth : 0
}

/** The noise around a bin: the lower of the medians of the two nearest parts, among which lines are few. */
function floorsOf({ powers, binWidth }: Spectrum): (bin: number) => number {
  const width = Math.round(NOISE_HZ / binWidth)
  const medians: number[] = []
  for (let k = 0; k < powers.length && k * binWidth < HIGHEST_HZ + 2 * NOISE_HZ; k += width) {
    const part = powers.slice(k, k + width).sort()
    medians.push(part[part.length >> 1] as number)
  }
  return (bin) => {
    const at = Math.min(medians.length - 1, Math.max(0, Math.floor(bin / width - 0.5)))
    return Math.min(medians[at] as number, medians[at + 1] ?? Number.POSITIVE_INFINITY)
  }
}
