import type { Background } from './background.ts'
import type { Line, Spectrum } from './spectrum.ts'

/** Partials above are weak, out of tune by the string's stiffness, or cut off by the low-pass. */
export const HIGHEST_PARTIAL = 12
const HIGHEST_FREQUENCY = 1500

/**
 * Tolerance of a partial around its multiple, as a fraction and in Hz: stiffness and a coarse first
 * guess.
 */
const TOLERANCE = 0.02
const TOLERANCE_HZ = 3

/** Minimum ratio of a partial's power to noise and background (6 dB). */
const STAND_OUT = 4

/** The partials of one pitch: `lines[n - 1]` is the nth, `amplitudes` what stands above noise and background. */
export type Partials = {
  frequency: number
  lines: Line[]
  amplitudes: number[]
  /** The power of all of them together. */
  power: number
  /** Share of the partials in the power of the whole band, noise included: 1 is a pure string. */
  clarity: number
}

/** Reads the partials of `frequency` (Hz) off a spectrum, less what was there before the string. */
export function partialsOf(
  spectrum: Spectrum,
  background: Background,
  frequency: number,
): Partials {
  const count = Math.min(HIGHEST_PARTIAL, Math.floor(HIGHEST_FREQUENCY / frequency))
  const noise = noiseBetween(spectrum, frequency, count)
  const lines: Line[] = []
  const amplitudes: number[] = []
  let power = 0
  for (let n = 1; n <= count; n++) {
    const at = n * frequency
    const reach = Math.min(Math.max(TOLERANCE * at, TOLERANCE_HZ), frequency / 4)
    const line = spectrum.line(at, reach)
    const floor = STAND_OUT * (noise + background.at(line.frequency))
    const away = Math.abs(line.frequency - at) > reach
    const standing = away ? 0 : Math.max(0, line.power - floor)
    lines.push(line)
    amplitudes.push(Math.sqrt(standing))
    power += standing
  }
  // A Hann window lets 1.5 / length Hz of noise into a bin; the band holds so many of these.
  const bandNoise = (noise * count * frequency * spectrum.seconds) / 1.5
  const clarity = power > 0 ? power / (power + bandNoise) : 0
  return { frequency, lines, amplitudes, power, clarity }
}

/** Power half way between the partials: their median, so that another string's partials do not count as noise. */
function noiseBetween(spectrum: Spectrum, frequency: number, count: number): number {
  const powers: number[] = []
  for (let n = 1; n <= count; n++) {
    const k = Math.round(((n + 0.5) * frequency) / spectrum.binWidth)
    powers.push(spectrum.power[k] ?? 0)
  }
  powers.sort((a, b) => a - b)
  return powers[powers.length >> 1] ?? 0
}
