import {
  ACCENTS,
  type Accent,
  beatsOf,
  defaultAccents,
  SIGNATURES,
  type Signature,
  SUBDIVISIONS,
  type Subdivision,
} from './pattern.ts'
import type { Ramp } from './ramp.ts'
import { clampTempo, DEFAULT_TEMPO } from './tempo.ts'

export const SOUNDS = ['square', 'wood', 'bell'] as const
export type Sound = (typeof SOUNDS)[number]

/** Bars that are played and bars in which the click is silent, in turn. */
export interface Muting {
  on: boolean
  play: number
  mute: number
}

/** Everything that a visitor can choose; what the clicks are made from. */
export interface Settings {
  /** bpm; counts the beats of the signature */
  tempo: number
  signature: Signature
  /** One for each beat of the bar. */
  accents: Accent[]
  subdivision: Subdivision
  sound: Sound
  /** From 0 to 1; at 1 a click has the specified -6 dB. */
  volume: number
  /** Bars that are counted before the first. */
  countIn: number
  ramp: Ramp
  muting: Muting
}

/** The greatest number of bars of a count-in; of muting and ramp; and the greatest step of a ramp (bpm). */
export const MAX_COUNT_IN = 2
export const MAX_BARS = 32
export const MAX_RAMP_STEP = 40

export const DEFAULT_SETTINGS: Settings = {
  tempo: DEFAULT_TEMPO,
  signature: '4/4',
  accents: defaultAccents('4/4'),
  subdivision: 1,
  sound: 'square',
  volume: 1,
  countIn: 0,
  ramp: { on: false, from: 80, to: DEFAULT_TEMPO, by: 5, every: 4 },
  muting: { on: false, play: 4, mute: 2 },
}

/** @returns the same with another signature, whose accents are its own */
export function withSignature(settings: Settings, signature: Signature): Settings {
  return { ...settings, signature, accents: defaultAccents(signature) }
}

/**
 * Settings from browser storage, which may hold anything: missing and invalid values get their
 * defaults.
 */
export function readSettings(stored: unknown): Settings {
  const from = fieldsOf(stored)
  const ramp = fieldsOf(from.ramp)
  const muting = fieldsOf(from.muting)
  const defaults = DEFAULT_SETTINGS
  const signature = oneOf(SIGNATURES, from.signature, defaults.signature)
  return {
    tempo: clampTempo(number(from.tempo, defaults.tempo)),
    signature,
    accents: readAccents(from.accents, signature),
    subdivision: oneOf(SUBDIVISIONS, from.subdivision, defaults.subdivision),
    sound: oneOf(SOUNDS, from.sound, defaults.sound),
    volume: Math.min(1, Math.max(0, number(from.volume, defaults.volume))),
    countIn: whole(from.countIn, 0, MAX_COUNT_IN, defaults.countIn),
    ramp: {
      on: ramp.on === true,
      from: clampTempo(number(ramp.from, defaults.ramp.from)),
      to: clampTempo(number(ramp.to, defaults.ramp.to)),
      by: whole(ramp.by, 1, MAX_RAMP_STEP, defaults.ramp.by),
      every: whole(ramp.every, 1, MAX_BARS, defaults.ramp.every),
    },
    muting: {
      on: muting.on === true,
      play: whole(muting.play, 1, MAX_BARS, defaults.muting.play),
      mute: whole(muting.mute, 1, MAX_BARS, defaults.muting.mute),
    },
  }
}

function readAccents(stored: unknown, signature: Signature): Accent[] {
  const isWhole =
    Array.isArray(stored) &&
    stored.length === beatsOf(signature) &&
    stored.every((accent) => ACCENTS.includes(accent))
  return isWhole ? stored : defaultAccents(signature)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function oneOf<T>(known: readonly T[], value: unknown, fallback: T): T {
  return known.find((each) => each === value) ?? fallback
}

function number(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

function whole(value: unknown, min: number, max: number, fallback: number): number {
  return Math.min(max, Math.max(min, Math.round(number(value, fallback))))
}
