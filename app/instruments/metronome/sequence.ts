import type { Heard } from '../heard-time.ts'
import { beatsOf } from './pattern.ts'
import { rampTempo } from './ramp.ts'
import type { Muting, Settings } from './settings.ts'

/** Position of the next beat: bar (0 is the first after the count-in), beat within it, time (s). */
export interface Position {
  bar: number
  beat: number
  /** Number of earlier beats, including the count-in. */
  count: number
  time: number
}

/** One click of a beat. */
export interface Click {
  /** When it begins, by the audio clock (s). */
  time: number
  kind: 'loud' | 'normal' | 'subdivision'
  /** Factor of its amplitude. */
  gain: number
}

/** One beat: its clicks, and the data to display. */
export interface Beat extends Position {
  /** bpm at which it lasts for `duration` seconds */
  tempo: number
  duration: number
  isCountIn: boolean
  isMuted: boolean
  clicks: Click[]
}

/** Gain of the clicks between beats, relative to the beats. */
const SUBDIVISION_GAIN = 0.4

/** @returns where to begin: with the count-in, at `time` (s) */
export function firstPosition({ countIn }: Settings, time: number): Position {
  return { bar: 0 - countIn, beat: 0, count: 0, time }
}

/**
 * Decides one beat when it is due, by the settings of that moment. A change of tempo therefore takes
 * effect on the next beat: the one that sounds keeps its length, so there is no gap and no double.
 *
 * @returns the beat, and where the one after it is
 */
export function playBeat(position: Position, settings: Settings): { beat: Beat; next: Position } {
  const here = inBar(position, settings)
  const tempo = settings.ramp.on ? rampTempo(settings.ramp, here.bar) : settings.tempo
  const duration = 60 / tempo
  const isCountIn = here.bar < 0
  const isMuted = !isCountIn && isMutedBar(settings.muting, here.bar)
  const clicks = isMuted ? [] : clicksOf(here, duration, isCountIn, settings)
  return {
    beat: { ...here, tempo, duration, isCountIn, isMuted, clicks },
    next: { ...here, beat: here.beat + 1, count: here.count + 1, time: here.time + duration },
  }
}

/** A bar ends by the signature of this moment, which may have become shorter. */
function inBar(position: Position, { signature }: Settings): Position {
  if (position.beat < beatsOf(signature)) return position
  return { ...position, bar: position.bar + 1, beat: 0 }
}

function isMutedBar({ on, play, mute }: Muting, bar: number): boolean {
  return on && bar % (play + mute) >= play
}

function clicksOf(
  { time, beat }: Position,
  duration: number,
  isCountIn: boolean,
  { accents, subdivision }: Settings,
): Click[] {
  // The count-in is for counting along: every beat of it is heard, whatever the pattern.
  if (isCountIn) return [{ time, kind: 'loud', gain: 1 }]
  const accent = accents[beat] ?? 'normal'
  if (accent === 'silent') return []
  const between = Array.from(
    { length: subdivision - 1 },
    (_, index): Click => ({
      time: time + (duration * (index + 1)) / subdivision,
      kind: 'subdivision',
      gain: SUBDIVISION_GAIN,
    }),
  )
  return [{ time, kind: accent, gain: 1 }, ...between]
}

/**
 * Position of the pendulum: at an end on every beat, on the left first. Its speed is zero there, so
 * a change of tempo causes no jump.
 *
 * @returns from -1 (left) to 1 (right)
 */
export function pendulumAt({ beat, phase }: Heard<Beat>): number {
  const side = beat.count % 2 === 0 ? -1 : 1
  return side * Math.cos(Math.PI * phase)
}
