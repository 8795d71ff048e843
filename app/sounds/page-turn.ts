import { bandPass, biquad } from './biquad.ts'
import { peakOf, type Samples, seeded } from './samples.ts'

const SECONDS = 0.42
const PEAK = 0.8
/** When the leaf has come loose, is fastest, and lies (s). */
const LOOSE = 0.09
const FASTEST = 0.24
/** Frequency band of the rustle: it rises while the page swings, and falls as it settles (Hz). */
const LOW = 1100
const HIGH = 3600
const BREADTH = 0.8
/** Creases that give way, per second, and how long one is heard (s). */
const CREASES = 90
const CREASE_SECONDS = 0.0025
/** The coefficients follow the leaf in steps of this many samples. */
const STEP = 32

/**
 * A page of heavy paper being turned: a short rustle as it comes loose, then the swing through the air,
 * in which creases crackle.
 *
 * @param sampleRate Hz
 * @param random from 0 to 1; the same leaf every time unless given
 * @returns 420 ms, peak 0.8
 */
export function pageTurn(sampleRate: number, random: () => number = seeded(11)): Samples {
  const filter = biquad()
  const fade = Math.exp(-1 / (CREASE_SECONDS * sampleRate))
  let crease = 0
  let coefficients = bandPass(LOW, BREADTH, sampleRate)
  const turn = Float32Array.from({ length: Math.round(SECONDS * sampleRate) }, (_, i) => {
    const time = i / sampleRate
    const speed = speedOf(time)
    if (i % STEP === 0) coefficients = bandPass(LOW + (HIGH - LOW) * speed, BREADTH, sampleRate)
    if (random() < (CREASES * speed) / sampleRate) crease = 0.5 + 2 * random()
    crease *= fade
    const air = 2 * random() - 1
    return filter(air * (speed + crease * speed), coefficients)
  })
  const peak = peakOf(turn)
  return turn.map((sample) => (sample / peak) * PEAK)
}

/** Speed of the page, 0 to 1: a small start, the swing, and zero at the end. */
function speedOf(time: number): number {
  const start = 0.35 * hump(time, 0, LOOSE)
  const swing = hump(time, LOOSE * 0.6, SECONDS, FASTEST)
  return Math.max(start, swing)
}

/** A smooth hill from `from` to `to` that is 1 at `top`. */
function hump(time: number, from: number, to: number, top = (from + to) / 2): number {
  if (time <= from || time >= to) return 0
  const share = time < top ? (time - from) / (top - from) : (to - time) / (to - top)
  return Math.sin((share * Math.PI) / 2) ** 2
}
