import { type WrittenPlace, writtenPlace } from '../place.ts'
import type { Action, Timeline } from '../timeline.ts'

/** Sound that a player is to make at an onset. */
export interface Expectation {
  /** Index of the onset. */
  onset: number
  /** Quarters of the timeline. */
  at: number
  place: WrittenPlace
  /** MIDI numbers; none for dead notes, of which only the attack can be heard. */
  pitches: number[]
  /** Time to the onset before, and to the one after (quarters). */
  before: number
  after: number
}

/** A strum reaches its last string within this (quarters). */
const STRUM = 0.08
/** Rounding errors of sums of beats are below this (quarters). */
const NEARLY = 1e-6

/** Everything that is to be heard when a timeline is played once, in order. */
export function expectationsOf(timeline: Timeline): Expectation[] {
  const { onsets, actions, length } = timeline
  return onsets.map(({ at }, onset) => ({
    ...{ onset, at, place: writtenPlace(timeline, at) },
    pitches: pitchesOf(actions.filter((action) => isWithin(action, at))),
    before: at - (onsets[onset - 1]?.at ?? at - timeline.bar),
    after: (onsets[onset + 1]?.at ?? length) - at,
  }))
}

const isWithin = (action: Action, at: number) => action.at >= at - NEARLY && action.at < at + STRUM

/** A bend is a change of its own note, and a dead note has no pitch. */
function pitchesOf(actions: Action[]): number[] {
  const pitches = actions.flatMap((action) => {
    if (action.do === 'pluck') return action.isDead ? [] : [action.pitch]
    if (action.do === 'hammer') return [action.pitch]
    return action.do === 'glide' && action.kind === 'slide' ? [action.pitch] : []
  })
  return [...new Set(pitches)].sort((a, b) => a - b)
}
