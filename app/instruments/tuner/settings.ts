import { CONCERT_A4 } from './notes.ts'
import { A4_RANGE, TUNINGS, type TuningId } from './tunings.ts'

export const VIEWS = ['needle', 'strobe'] as const
export type View = (typeof VIEWS)[number]

/** Tuning mode: the strings of a tuning, or any note. */
export type TuningChoice = TuningId | 'chromatic'
export const TUNING_CHOICES = [...(Object.keys(TUNINGS) as TuningId[]), 'chromatic'] as const

/** Settings of the visitor, stored in this browser. */
export interface TunerSettings {
  tuning: TuningChoice
  /** Hz. */
  a4: number
  view: View
  /** Former place of the hand: `notation.ts` reads it where nothing else is stored. */
  leftHanded: boolean
  /** The microphone; null: whichever the browser offers. */
  deviceId: string | null
}

export const DEFAULT_SETTINGS: TunerSettings = {
  tuning: 'standard',
  a4: CONCERT_A4,
  view: 'needle',
  leftHanded: false,
  deviceId: null,
}

/** A whole number of Hz that an A4 may have. */
export const clampA4 = (hz: number) =>
  Math.round(Math.min(A4_RANGE.highest, Math.max(A4_RANGE.lowest, hz)))

/** Settings from browser storage: missing and invalid values get their defaults. */
export function readSettings(stored: unknown): TunerSettings {
  const from: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const { a4, deviceId } = from
  const defaults = DEFAULT_SETTINGS
  return {
    tuning: TUNING_CHOICES.find((choice) => choice === from.tuning) ?? defaults.tuning,
    a4: typeof a4 === 'number' && Number.isFinite(a4) ? clampA4(a4) : defaults.a4,
    view: VIEWS.find((view) => view === from.view) ?? defaults.view,
    leftHanded: from.leftHanded === true,
    deviceId: typeof deviceId === 'string' && deviceId ? deviceId : null,
  }
}
