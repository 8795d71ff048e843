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
  /** The tempo that it climbs to, if an exercise names one (quarters per minute). */
  goal: number | null
}

/** Settings of an exercise. */
export interface Exercise {
  /** Quarters per minute. */
  tempo: number
  /** The tempo to arrive at; null: it stays. */
  goal: number | null
  /** The bars that are repeated. */
  bars: Bars
  /** Time to spend on it each day. */
  minutes: number | null
  /** The sign by which a player hears that it goes well. */
  listen: string
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
/** The fastest goal of an exercise (quarters per minute). */
const FASTEST_GOAL = 240
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

/** A piece in which settings have their bounds: its own tempo (quarters per minute), and the number of its bars. */
interface Piece {
  tempo: number
  bars: number
}

/** The settings that an exercise begins with. */
export function settingsOf({ tempo, goal, bars }: Exercise, piece: Piece): TabSettings {
  return readTabSettings({ tempo, goal, climbs: goal !== null, loop: bars }, piece)
}

/** The fastest tempo of a piece: that of its exercise, if this goes beyond (quarters per minute). */
export function fastestOf({ goal }: Pick<TabSettings, 'goal'>, own: number): number {
  return Math.round(Math.max(own * FASTEST, goal ?? 0))
}

/** @param own the tab's own tempo (quarters per minute) */
export function clampTempo(tempo: number, own: number, fastest = own * FASTEST): number {
  return Math.round(Math.min(fastest, Math.max(own * SLOWEST, tempo)))
}

/** Settings from browser storage, which may hold anything: missing and invalid values get their defaults. */
export function readTabSettings(stored: unknown, { tempo, bars }: Piece): TabSettings {
  const from = fieldsOf(stored)
  const goal = isNumber(from.goal) && from.goal <= FASTEST_GOAL ? from.goal : null
  const fastest = fastestOf({ goal }, tempo)
  return {
    tempo: isNumber(from.tempo) ? clampTempo(from.tempo, tempo, fastest) : tempo,
    loop: readLoop(from.loop, bars),
    climbs: from.climbs === true,
    goal,
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
