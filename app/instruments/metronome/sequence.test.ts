import { expect, test } from 'vitest'
import { type Beat, firstPosition, pendulumAt, playBeat } from './sequence.ts'
import { DEFAULT_SETTINGS, type Settings, withSignature } from './settings.ts'

const settings = (changes: Partial<Settings> = {}): Settings => ({
  ...DEFAULT_SETTINGS,
  ...changes,
})

/** Plays so many beats; `change` may return other settings before a beat. */
function play(
  length: number,
  start: Settings,
  change: (settings: Settings, index: number) => Settings = (same) => same,
): Beat[] {
  let now = start
  let position = firstPosition(start, 1)
  return Array.from({ length }, (_, index) => {
    now = change(now, index)
    const { beat, next } = playBeat(position, now)
    position = next
    return beat
  })
}

const times = (beats: Beat[]) => beats.flatMap(({ clicks }) => clicks.map(({ time }) => time))

test('by default a click on every quarter note at 120, the first of four loud', () => {
  const beats = play(5, settings())
  expect(times(beats)).toEqual([1, 1.5, 2, 2.5, 3])
  expect(beats.map(({ clicks }) => clicks[0]?.kind)).toEqual([
    'loud',
    'normal',
    'normal',
    'normal',
    'loud',
  ])
  expect(beats.map(({ bar, beat }) => [bar, beat])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 0],
  ])
})

test('a change of tempo takes effect on the next beat, with no gap and no double', () => {
  const beats = play(5, settings(), (now, index) => (index === 2 ? { ...now, tempo: 240 } : now))
  expect(times(beats)).toEqual([1, 1.5, 2, 2.25, 2.5])
})

test('does not drift in ten minutes, at tempi whose beat is no round number', () => {
  for (const tempo of [40, 77, 133, 240]) {
    const beats = play(tempo * 10 + 1, settings({ tempo }))
    expect(Math.abs((beats.at(-1)?.time ?? 0) - 601)).toBeLessThan(1e-9)
  }
})

test('subdivisions divide the beat evenly and are softer', () => {
  const [beat] = play(1, settings({ subdivision: 4 }))
  expect(beat?.clicks.map(({ time }) => time)).toEqual([1, 1.125, 1.25, 1.375])
  expect(beat?.clicks.map(({ kind }) => kind)).toEqual([
    'loud',
    'subdivision',
    'subdivision',
    'subdivision',
  ])
  expect(beat?.clicks[1]?.gain).toBeLessThan(1)
})

test('a silent beat has no click and lasts as long', () => {
  const beats = play(4, settings({ accents: ['loud', 'silent', 'normal', 'silent'] }))
  expect(times(beats)).toEqual([1, 2])
})

test('muted bars are silent and keep the time', () => {
  const beats = play(24, settings({ muting: { on: true, play: 2, mute: 1 } }))
  const heard = beats.filter(({ clicks }) => clicks.length > 0).map(({ bar }) => bar)
  expect([...new Set(heard)]).toEqual([0, 1, 3, 4])
  expect(beats[8]).toMatchObject({ bar: 2, isMuted: true, time: 5 })
  expect(beats[12]).toMatchObject({ bar: 3, isMuted: false, time: 7 })
})

test('the count-in is loud on every beat and does not count for ramp and muting', () => {
  const beats = play(
    16,
    settings({
      countIn: 1,
      accents: ['silent', 'silent', 'normal', 'normal'],
      ramp: { on: true, from: 60, to: 80, by: 10, every: 1 },
      muting: { on: true, play: 1, mute: 1 },
    }),
  )
  expect(beats.slice(0, 4).map(({ clicks }) => clicks[0]?.kind)).toEqual(Array(4).fill('loud'))
  expect(beats.slice(0, 5).map(({ isCountIn }) => isCountIn)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect([0, 4, 8, 12].map((index) => beats[index]?.tempo)).toEqual([60, 60, 70, 80])
  expect([0, 4, 8, 12].map((index) => beats[index]?.isMuted)).toEqual([false, false, true, false])
})

test('a ramp changes the length of beats from one bar to the next', () => {
  const ramp = { on: true, from: 60, to: 120, by: 60, every: 1 }
  const beats = play(6, { ...withSignature(settings(), '2/4'), ramp })
  expect(times(beats)).toEqual([1, 2, 3, 3.5, 4, 4.5])
})

test('a shorter signature ends the current bar', () => {
  const beats = play(6, settings(), (now, index) => (index === 3 ? withSignature(now, '3/4') : now))
  expect(beats.map(({ bar, beat }) => [bar, beat])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ])
  expect(times(beats)).toEqual([1, 1.5, 2, 2.5, 3, 3.5])
})

test('the pendulum is at an end on every beat and in the middle between two', () => {
  const [first, second] = play(2, settings())
  const at = (beat: Beat | undefined, phase: number) => beat && pendulumAt({ beat, phase })
  expect(at(first, 0)).toBe(-1)
  expect(at(first, 0.5)).toBeCloseTo(0)
  expect(at(first, 1)).toBe(1)
  expect(at(second, 0)).toBe(1)
  expect(at(second, 0.5)).toBeCloseTo(0)
})
