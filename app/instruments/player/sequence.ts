import type { Step } from '../transport.ts'
import type { BandAction } from './band/band-part.ts'
import type { Action, Timeline } from './timeline.ts'

/** Settings that a score is played by. */
export interface PlayerSettings {
  /** Quarters per minute. */
  tempo: number
  /** The stretch that is repeated, in quarters of the timeline; null: the score is played once. */
  loop: readonly [from: number, to: number] | null
  /** Faster by this after each turn of the loop (quarters per minute), up to `tempoGoal`. */
  tempoStep: number
  tempoGoal: number
  hasClick: boolean
  /** Without it only the clicks sound. */
  hasGuitar: boolean
  /** Of a song; both are silent by default. */
  hasBand?: boolean
  hasMelody?: boolean
  /** Bars that are counted before the first. */
  countIn: number
}

/** Place of the next beat. */
export interface Position {
  /** Quarters of the timeline; below 0 while it is counted in. */
  at: number
  /** Quarters at which the music begins. */
  from: number
  /** Number of earlier beats, and of finished turns of the loop. */
  count: number
  turn: number
  /** By the audio clock (s). */
  time: number
}

/** A stretch of the timeline that is played at one tempo: a beat, or the rest of one. */
export interface PlayedBeat {
  from: number
  to: number
  time: number
  /** s */
  duration: number
  turn: number
  isCountIn: boolean
  /** True if the music ends with it. */
  isLast: boolean
}

export type PlayerCue = { time: number } & (
  | { do: 'click'; isLoud: boolean }
  | { do: 'damp all' }
  /** `over` in seconds. */
  | { do: 'action'; action: Action; over: number; isMelody?: true }
  | { do: 'band'; action: BandAction }
)

/** Rounding errors of sums of beats are below this (quarters). */
const NEARLY = 1e-6

/**
 * @param from quarters of the timeline
 * @param time s, by the audio clock
 * @returns where to begin: with the count-in
 */
export function firstPosition(
  { bar }: Timeline,
  { countIn }: PlayerSettings,
  from: number,
  time: number,
): Position {
  return { at: from - countIn * bar, from, count: 0, turn: 0, time }
}

/**
 * Decides one beat when it is due, by the settings of that moment: a change of tempo takes effect on the next
 * beat, and a loop goes on at its beginning on the very sample at which it ends.
 */
export function playBeat(
  position: Position,
  settings: PlayerSettings,
  timeline: Timeline,
): Step<Position, PlayedBeat, PlayerCue> {
  const { at, from, time, turn, count } = position
  const { bar, pulse } = timeline
  const isCountIn = at < from - NEARLY
  const ends = isCountIn ? from : endOf(at, settings, timeline)
  // The count-in counts whole beats up to where the music begins.
  const grid = isCountIn ? from : 0
  const next = grid + (Math.floor((at - grid) / pulse + NEARLY) + 1) * pulse
  const to = Math.min(next, ends)
  const tempo = tempoOf(settings, turn)
  const seconds = 60 / tempo
  const duration = (to - at) * seconds
  const timeOf = (place: number) => time + (place - at) * seconds

  const cues: PlayerCue[] = []
  const isOnPulse = Math.abs((at - grid) / pulse - Math.round((at - grid) / pulse)) < NEARLY
  if ((isCountIn || settings.hasClick) && isOnPulse)
    cues.push({ time, do: 'click', isLoud: isMultiple(at - grid, bar) })
  const overOf = (action: Action) => (action.do === 'glide' ? action.over * seconds : 0)
  if (!isCountIn && settings.hasGuitar)
    for (const action of between(timeline.actions, at, to))
      cues.push({ time: timeOf(action.at), do: 'action', action, over: overOf(action) })
  if (!isCountIn && settings.hasMelody)
    for (const action of between(timeline.melody ?? [], at, to)) {
      const time = timeOf(action.at)
      cues.push({ time, do: 'action', action, over: overOf(action), isMelody: true })
    }
  if (!isCountIn && settings.hasBand)
    for (const action of between(timeline.band ?? [], at, to))
      cues.push({ time: timeOf(action.at), do: 'band', action })
  // Several parts play at once; the transport takes cues in the order of their times.
  cues.sort((a, b) => a.time - b.time)

  const isTurn = !isCountIn && settings.loop !== null && to >= ends - NEARLY
  const isLast = !isCountIn && !isTurn && to >= ends - NEARLY
  const after = { from, count: count + 1, time: time + duration }
  // It may have begun within the loop: what is before that is music, too, and not counted in.
  const start = settings.loop?.[0] ?? 0
  const turned = { ...after, from: start, at: start, turn: turn + 1 }
  if (isTurn || isLast) cues.push({ time: time + duration, do: 'damp all' })
  return {
    beat: { from: at, to, time, duration, turn, isCountIn, isLast },
    cues,
    next: isLast ? null : isTurn ? turned : { ...after, at: to, turn },
  }
}

/** Outside of its loop, a score is played to where the loop ends. */
function endOf(at: number, { loop }: PlayerSettings, { length }: Timeline): number {
  return loop && at < loop[1] - NEARLY ? loop[1] : length
}

/** @param turn finished turns of the loop */
export function tempoOf({ tempo, tempoStep, tempoGoal }: PlayerSettings, turn: number): number {
  return tempoStep > 0 ? Math.max(tempo, Math.min(tempoGoal, tempo + turn * tempoStep)) : tempo
}

const isMultiple = (value: number, of: number) =>
  Math.abs(value / of - Math.round(value / of)) < NEARLY

function between<Placed extends { at: number }>(
  actions: readonly Placed[],
  from: number,
  to: number,
): Placed[] {
  return actions.filter(({ at }) => at >= from - NEARLY && at < to - NEARLY)
}
