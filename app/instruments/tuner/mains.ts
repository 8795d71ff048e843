import type { Partials } from './partials.ts'

const MAINS_HZ = [50, 60]

/** Power grids stay within 0.2 Hz of their frequency; the rest is the resolution of a short window. */
const TOLERANCE = 0.006

/** The share of power on the multiples of the mains from which a sound may be nothing but hum. */
const MOSTLY = 0.8

/** True if the partials may be mains hum: they match its harmonics. */
export function isMains({ lines, amplitudes, power }: Partials): boolean {
  return MAINS_HZ.some((mains) => {
    const on = lines.reduce((sum, line, i) => {
      const multiple = Math.max(1, Math.round(line.frequency / mains)) * mains
      const near = Math.abs(line.frequency / multiple - 1) < TOLERANCE
      return near ? sum + (amplitudes[i] as number) ** 2 : sum
    }, 0)
    return on > MOSTLY * power
  })
}
