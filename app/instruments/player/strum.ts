import type { Frets } from '../../../domain/music/frets.ts'
import { openPitch } from '../../../domain/music/score.ts'
import type { Action, Timeline } from './timeline.ts'

/** A pattern of the right hand. */
export type Strum = 'beats' | 'folk' | 'arpeggio'

export const STRUMS: readonly Strum[] = ['beats', 'folk', 'arpeggio']

/** Each chord lasts a bar of 4/4. */
const BAR = 4
const TUNING = ['e', 'B', 'G', 'D', 'A', 'E']
/** Time from one string to the next (quarters): a strum of six takes 50 ms at 80. */
export const SPREAD = 0.013
/** An upstroke reaches this many strings. */
export const UP_REACH = 4
const DOWN = 0.62
const ACCENT = 0.72
const UP = 0.42
const PICKED = 0.65

/** Beats of the bar, and the direction of the hand. */
const STROKES: Record<'beats' | 'folk', readonly (readonly [at: number, isDown: boolean])[]> = {
  beats: [0, 1, 2, 3].map((at) => [at, true]),
  folk: [
    [0, true],
    [1, true],
    [1.5, false],
    [2.5, false],
    [3, true],
    [3.5, false],
  ],
}
/** Of the sounding strings from the lowest: the bass, then the upper three. */
const PICKING = ['bass', 2, 1, 0, 'bass', 0, 1, 2] as const

/** A string of a chord: from 0, the 1st, as actions count. */
export interface Sounding {
  string: number
  pitch: number
}

/**
 * Plays chords one after the other, each for a bar.
 *
 * @param chords from the 6th string to the 1st
 */
export function strumTimeline(chords: readonly Frets[], strum: Strum): Timeline {
  const actions: Action[] = []
  const onsets = new Set<number>()
  for (const [index, chord] of chords.entries()) {
    const start = index * BAR
    const strings = soundingStrings(chord)
    const muted = [0, 1, 2, 3, 4, 5].filter((own) => strings.every(({ string }) => string !== own))
    actions.push(...muted.map((string): Action => ({ at: start, string, do: 'damp' })))
    for (const action of strum === 'arpeggio'
      ? picked(strings, start)
      : strummed(strings, start, strum))
      actions.push(action)
    for (const at of beatsOf(strum)) onsets.add(start + at)
  }
  return {
    ...{ length: chords.length * BAR, bar: BAR, pulse: 1, feel: 'straight' },
    order: chords.map((_, index) => index),
    actions: actions.sort((a, b) => a.at - b.at),
    onsets: [...onsets].map((at) => ({ at, beat: at })),
  }
}

function beatsOf(strum: Strum): number[] {
  return strum === 'arpeggio'
    ? PICKING.map((_, index) => index / 2)
    : STROKES[strum].map(([at]) => at)
}

/** MIDI numbers of a chord, from the lowest. */
export const pitchesOf = (chord: Frets): number[] =>
  soundingStrings(chord).map(({ pitch }) => pitch)

/** From the lowest string to the highest. */
export function soundingStrings(chord: Frets): Sounding[] {
  return chord.flatMap((fret, index) => {
    const string = 5 - index
    return fret === null ? [] : [{ string, pitch: openPitch(TUNING[string] ?? 'E', string) + fret }]
  })
}

function strummed(strings: Sounding[], start: number, strum: 'beats' | 'folk'): Action[] {
  return STROKES[strum].flatMap(([at, isDown]) => {
    const reached = isDown ? strings : strings.slice(-UP_REACH).toReversed()
    const velocity = isDown ? (at === 0 ? ACCENT : DOWN) : UP
    return reached.map((each, order) => pluck(each, start + at + order * SPREAD, velocity))
  })
}

function picked(strings: Sounding[], start: number): Action[] {
  return PICKING.flatMap((which, index) => {
    const own = which === 'bass' ? strings[0] : strings.at(-1 - which)
    return own ? [pluck(own, start + index / 2, which === 'bass' ? ACCENT : PICKED)] : []
  })
}

const pluck = ({ string, pitch }: Sounding, at: number, velocity: number): Action => ({
  ...{ at, string, do: 'pluck', pitch, velocity, isDead: false },
})
