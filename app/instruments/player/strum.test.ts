import { describe, expect, it } from 'vitest'
import { parseFrets } from '../../../domain/music/frets.ts'
import { strumTimeline } from './strum.ts'

const chords = ['x32010', '022000'].map((frets) => parseFrets(frets) ?? [])
const plucks = (strum: 'beats' | 'folk' | 'arpeggio') =>
  strumTimeline(chords, strum).actions.filter((action) => action.do === 'pluck')

describe('strumTimeline', () => {
  it('plays each chord for a bar, from the lowest string up', () => {
    const timeline = strumTimeline(chords, 'beats')
    expect(timeline.length).toBe(8)
    expect(timeline.onsets.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const first = plucks('beats').slice(0, 5)
    // C3 E3 G3 C4 E4.
    expect(first.map((action) => action.pitch)).toEqual([48, 52, 55, 60, 64])
    expect(first.map(({ string }) => string)).toEqual([4, 3, 2, 1, 0])
    for (const [index, { at }] of first.entries()) expect(at).toBeCloseTo(index * 0.013)
  })

  it('damps a string that a chord leaves out, before it sounds', () => {
    expect(strumTimeline(chords, 'beats').actions[0]).toEqual({ at: 0, string: 5, do: 'damp' })
  })

  it('strikes up softer, from the highest string down', () => {
    const [first, ...rest] = plucks('folk').filter(({ at }) => at >= 1.5 && at < 2)
    expect(first).toMatchObject({ string: 0, pitch: 64 })
    expect(rest).toHaveLength(3)
    expect(first?.velocity).toBeLessThan(plucks('folk')[0]?.velocity ?? 0)
  })

  it('picks note by note, the bass first', () => {
    const bar = plucks('arpeggio').filter(({ at }) => at < 4)
    expect(bar.map(({ string }) => string)).toEqual([4, 2, 1, 0, 4, 0, 1, 2])
    expect(bar.map(({ at }) => at)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])
  })
})
