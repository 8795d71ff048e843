import { describe, expect, it } from 'vitest'
import { chordNotes, pitchClass } from '../../../../domain/music/chord-notes.ts'
import { GROOVES } from '../../../../domain/music/grooves.ts'
import type { Metre } from '../../../../domain/music/score.ts'
import { swung } from '../timeline.ts'
import { bandPart } from './band-part.ts'

const METRES: Metre[] = [
  [4, 4],
  [3, 4],
  [2, 4],
  [6, 8],
  [12, 8],
]
const CHORDS = ['G', 'D/F#', 'Em', 'C']
const straight = (at: number) => at

function part(groove: (typeof GROOVES)[number], metre: Metre, swing = straight) {
  const bar = (metre[0] * 4) / metre[1]
  const chords = Array.from({ length: 8 }, (_, index) => ({
    at: index * bar,
    chord: CHORDS[index % 4] ?? '',
  }))
  return {
    bar,
    chords,
    actions: bandPart({ groove, metre, bars: 8, chords, starts: [0, 4], swing }),
  }
}

describe.each(GROOVES)('%s', (groove) => {
  it.each(METRES)('has a bass on the first beat of each bar, in %i/%i', (...metre) => {
    const { bar, chords, actions } = part(groove, metre)
    for (const { at, chord } of chords) {
      const bass = actions.find((action) => action.do === 'bass' && action.at === at)
      const pitch = bass?.do === 'bass' ? (bass.pitch ?? 0) : 0
      const notes = chordNotes(chord)
      // A waltz alternates with the fifth.
      expect([notes?.bass, pitchClass((notes?.root ?? 0) + 7)]).toContain(pitchClass(pitch))
      expect(pitch).toBeGreaterThanOrEqual(28)
      expect(pitch).toBeLessThan(52)
    }
    expect(actions.every(({ at }) => at >= 0 && at < 8 * bar)).toBe(true)
    expect(actions.map(({ at }) => at)).toEqual(
      actions.map(({ at }) => at).toSorted((a, b) => a - b),
    )
  })

  it.each(METRES)('keeps a pulse with drums in %i/%i', (...metre) => {
    const { bar, actions } = part(groove, metre)
    for (let index = 0; index < 7; index++) {
      const hits = actions.filter(
        ({ do: kind, at }) => kind === 'drum' && at >= index * bar && at < (index + 1) * bar,
      )
      expect(hits.length).toBeGreaterThan(1)
      expect(hits.some(({ at }) => at === index * bar)).toBe(true)
    }
  })
})

it('leads into a section, marks its beginning, and ends with one stroke', () => {
  const { actions } = part('pop', [4, 4])
  const drums = (at: number, drum: string) =>
    actions.some((action) => action.do === 'drum' && action.drum === drum && action.at === at)
  expect(drums(15.25, 'snare')).toBe(true)
  expect(drums(16, 'crash')).toBe(true)
  expect(drums(28, 'crash')).toBe(true)
  expect(actions.filter(({ at }) => at > 28)).toEqual([])
})

it('swings its eighths', () => {
  const { actions } = part('pop', [4, 4], swung)
  expect(actions.some(({ at }) => Math.abs(at - 2 / 3) < 1e-6)).toBe(true)
  expect(actions.some(({ at }) => at === 0.5)).toBe(false)
})

it('follows a chord that comes within the bar, and is silent without one', () => {
  const chords = [
    { at: 0, chord: 'C' },
    { at: 3, chord: 'G' },
    { at: 4, chord: '' },
  ]
  const actions = bandPart({
    ...{ groove: 'folk', metre: [4, 4], bars: 3, chords, starts: [0], swing: straight },
  })
  const bass = actions.flatMap((action) =>
    action.do === 'bass' ? [[action.at, action.pitch && pitchClass(action.pitch)]] : [],
  )
  expect(bass).toEqual([
    [0, 0],
    [2, 7],
    [3, 7],
    [4, null],
    [8, null],
  ])
})
