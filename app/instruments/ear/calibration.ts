import { loadSettings, storeSettings } from '../stored-settings.ts'

/** Calibration of a microphone with a loudspeaker or headphones. */
export interface Calibration {
  /** From a sound's time in the audio thread to its time in the microphone (ms). */
  latency: number
  /** True if the microphone hears what the page plays. */
  isAudible: boolean
}

const KEY = 'ear'
/** Beyond this nobody could play along (ms). */
const LONGEST = 600

/** By the microphone's id. */
type Calibrations = Record<string, Calibration>

/** Calibrations from browser storage, which may hold anything. */
export function readCalibrations(stored: unknown): Calibrations {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isCalibration(value)))
}

const isCalibration = (value: unknown): value is Calibration => {
  const { latency, isAudible } = (value ?? {}) as Partial<Calibration>
  return (
    typeof latency === 'number' &&
    latency >= 0 &&
    latency <= LONGEST &&
    typeof isAudible === 'boolean'
  )
}

export const loadCalibration = (device: string): Calibration | null =>
  loadSettings(KEY, readCalibrations)[device] ?? null

export function storeCalibration(device: string, calibration: Calibration) {
  storeSettings(KEY, { ...loadSettings(KEY, readCalibrations), [device]: calibration })
}

/**
 * The latency by which someone taps along with clicks: the median of the differences to the nearest click.
 *
 * @param taps s of the ear's stream, as `clicks`
 * @returns ms, from 0
 */
export function tappedLatency(taps: readonly number[], clicks: readonly number[]): number | null {
  const lates = clicks.flatMap((click, index) => {
    const next = clicks[index + 1] ?? Number.POSITIVE_INFINITY
    // A tap belongs to the click before it: sound comes later, hands seldom earlier than this.
    const tap = taps.find((time) => time >= click - 0.06 && time < next - 0.06)
    return tap === undefined ? [] : [tap - click]
  })
  if (lates.length < FEWEST_TAPS) return null
  const sorted = lates.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return Math.min(LONGEST, Math.max(0, Math.round(1000 * median)))
}

const FEWEST_TAPS = 5
