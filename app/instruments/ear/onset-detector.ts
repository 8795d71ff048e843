import type { Attack } from './attack-time.ts'
import type { BandLevels } from './band-levels.ts'

/**
 * A sudden rise: its time and its steepest place, from where on it is examined, in seconds of the stream, and its
 * strength (0 to 1).
 */
export type Onset = { time: number; steepest: number; strength: number }

/** Levels are logarithms above this multiple of a band's noise, and above this share of the loudest band. */
const ABOVE_NOISE = 6
const ABOVE_LOUDEST = 1e-4
/** The noise of a band follows its power down with this time constant (s), and up by so many dB a second. */
const NOISE_FALL_SECONDS = 0.03
const NOISE_RISE_DB = 3
/** A rise is taken over so many frames: a strum takes some 40 ms. */
const LAG = 8
/** The loudest band that has been heard is forgotten with this time constant, in seconds. */
const FORGET_SECONDS = 8
/** Below this power nothing counts as loud: -80 dB of full scale. */
const FAINTEST = 1e-8
/** A rise is an onset from here on, above the mean around it. */
const THRESHOLD = 0.06
/** It is the largest within so many seconds before and after, and this far from the one before. */
const LARGEST_WITHIN = 0.05
const APART = 0.1
const MEAN_BEFORE = 0.2
const MEAN_AFTER = 0.05
/** An attack is where a rise has come to this share of its height. */
const EDGE = 0.5

/**
 * Finds attacks: the mean rise of the levels of all bands, compared with its surroundings (spectral flux;
 * Dixon, "Onset detection revisited", 2006). An attack is known some 100 ms later.
 */
export function createOnsetDetector(
  bands: BandLevels,
  seconds: number,
  attackNear: (time: number) => Attack,
) {
  const { hopSeconds, count } = bands
  const frames = (s: number) => Math.max(1, Math.round(s / hopSeconds))
  const after = Math.max(frames(LARGEST_WITHIN), frames(MEAN_AFTER))
  const reach = frames(MEAN_BEFORE)
  const rises = new Float64Array(reach + after + 1)
  const levels = Array.from({ length: LAG + 1 }, () => new Float64Array(count))
  const powers = new Float64Array(count)
  const forget = Math.exp(-hopSeconds / FORGET_SECONDS)
  let reference = FAINTEST
  const noise = new Float64Array(count)
  const fall = 1 - Math.exp(-hopSeconds / NOISE_FALL_SECONDS)
  const climb = 10 ** ((hopSeconds * NOISE_RISE_DB) / 10)
  let frame = 0
  const onsets: Onset[] = []

  function riseOf(): number {
    bands.read(frame, powers)
    if (frame === 0) noise.set(powers)
    let loudest = 0
    for (const power of powers) loudest = Math.max(loudest, power)
    reference = Math.max(FAINTEST, loudest, reference * forget)
    const now = levels[frame % levels.length] as Float64Array
    const then = levels[(frame + 1) % levels.length] as Float64Array
    let sum = 0
    for (let band = 0; band < count; band++) {
      const power = powers[band] as number
      const before = noise[band] as number
      noise[band] =
        power < before ? before + (power - before) * fall : Math.min(power, before * climb)
      const floor = Math.max(ABOVE_NOISE * before, ABOVE_LOUDEST * reference)
      const level = Math.log10(1 + power / floor)
      sum += Math.max(0, level - (then[band] as number))
      now[band] = level
    }
    return frame < LAG ? 0 : sum / count
  }

  function look() {
    const middle = frame - after
    if (middle < 0) return
    const at = (i: number) => (i < 0 ? 0 : (rises[i % rises.length] as number))
    const rise = at(middle)
    for (let i = middle - frames(LARGEST_WITHIN); i <= middle + frames(LARGEST_WITHIN); i++)
      if (at(i) > rise) return
    let sum = 0
    const first = Math.max(0, middle - reach)
    for (let i = first; i <= frame; i++) sum += at(i)
    const strength = rise - sum / (frame - first + 1)
    let edge = middle
    while (edge > middle - LAG && at(edge - 1) > EDGE * rise) edge -= 1
    if (strength < THRESHOLD) return
    const { steepest, middle: time } = attackNear(bands.timeOf(edge))
    const last = onsets.at(-1)
    if (!last || time - last.time >= APART) onsets.push({ time, steepest, strength })
  }

  return {
    /** The attacks of the last seconds, oldest first. */
    get onsets(): readonly Onset[] {
      return onsets
    },
    /** Looks at what has been stored since. */
    hear() {
      while (bands.has(frame)) {
        const rise = riseOf()
        rises[frame % rises.length] = rise
        look()
        frame += 1
      }
      const forgotten = bands.timeOf(frame) - seconds
      while (onsets[0] && onsets[0].time < forgotten) onsets.shift()
    },
  }
}
