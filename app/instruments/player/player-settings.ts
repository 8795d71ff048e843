import type { Bars } from './place.ts'
import type { Material } from './string-voice.ts'

/** Settings of one tab, kept in this browser. */
export interface TabSettings {
  /** Quarters per minute. */
  tempo: number
  /** The bars that are repeated. */
  loop: Bars | null
  /** True if each turn of the loop is a little faster. */
  climbs: boolean
}

/** Settings of every tab, kept in this browser. */
export interface SharedSettings {
  material: Material
  hasClick: boolean
  hasCountIn: boolean
  /** Latency that the browser does not know of (ms): above 0 the light waits for the sound. */
  delay: number
}

/** Bounds of the tempo, as shares of the tab's own. */
export const SLOWEST = 0.3
export const FASTEST = 1.3
/** Each turn is faster by this (quarters per minute). */
export const CLIMB = 5
/** Bluetooth takes up to 300 ms; early light comes of browsers that report too much. */
export const MAX_DELAY = 400
export const MIN_DELAY = -200

const DEFAULT_SHARED: SharedSettings = {
  material: 'steel',
  hasClick: false,
  hasCountIn: true,
  delay: 0,
}

/** @param own the tab's own tempo (quarters per minute) */
export function clampTempo(tempo: number, own: number): number {
  return Math.round(Math.min(own * FASTEST, Math.max(own * SLOWEST, tempo)))
}

/**
 * Settings from browser storage, which may hold anything: missing and invalid values get their defaults.
 *
 * @param tab its own tempo (quarters per minute), and the number of its bars
 */
export function readTabSettings(
  stored: unknown,
  { tempo, bars }: { tempo: number; bars: number },
): TabSettings {
  const from = fieldsOf(stored)
  return {
    tempo: isNumber(from.tempo) ? clampTempo(from.tempo, tempo) : tempo,
    loop: readLoop(from.loop, bars),
    climbs: from.climbs === true,
  }
}

export function readSharedSettings(stored: unknown): SharedSettings {
  const from = fieldsOf(stored)
  return {
    material: from.material === 'nylon' ? 'nylon' : DEFAULT_SHARED.material,
    hasClick: from.hasClick === true,
    hasCountIn: from.hasCountIn !== false,
    delay: isNumber(from.delay) ? clampDelay(from.delay) : DEFAULT_SHARED.delay,
  }
}

export const clampDelay = (delay: number) =>
  Math.round(Math.min(MAX_DELAY, Math.max(MIN_DELAY, delay)))

function readLoop(stored: unknown, bars: number): Bars | null {
  if (!Array.isArray(stored)) return null
  const [first, last] = stored
  const isBar = (value: unknown) => Number.isInteger(value) && Number(value) < bars
  return isBar(first) && isBar(last) && 0 <= first && first <= last ? [first, last] : null
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
