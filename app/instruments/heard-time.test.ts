import { expect, test } from 'vitest'
import { heardAt, heardTime } from './heard-time.ts'

const beats = [
  { count: 0, time: 2, duration: 0.5 },
  { count: 1, time: 2.5, duration: 1 },
]

test('nothing is heard before the first beat', () => {
  expect(heardAt(beats, 1.99)).toBeNull()
})

test('returns the beat and its elapsed share, by its own length', () => {
  expect(heardAt(beats, 2.25)).toMatchObject({ beat: { count: 0 }, phase: 0.5 })
  expect(heardAt(beats, 2.75)).toMatchObject({ beat: { count: 1 }, phase: 0.25 })
})

test('a beat stays until a late successor begins', () => {
  expect(heardAt(beats, 9)).toMatchObject({ beat: { count: 1 }, phase: 1 })
})

test('the clock at the loudspeaker runs on between two blocks', () => {
  const context = {
    getOutputTimestamp: () => ({ contextTime: 5, performanceTime: 1000 }),
    currentTime: 5.05,
  }
  expect(heardTime(context as AudioContext, 1012)).toBeCloseTo(5.012)
  // Not beyond what has been rendered.
  expect(heardTime(context as AudioContext, 9000)).toBe(5.05)
})

test('without a time stamp it is the context less its latency', () => {
  const context = {
    getOutputTimestamp: () => ({ contextTime: 0, performanceTime: 0 }),
    currentTime: 3,
    outputLatency: 0.04,
    baseLatency: 0.01,
  }
  expect(heardTime(context as AudioContext, 99)).toBeCloseTo(2.96)
})

test('the time stamp of a clock that runs too fast is ignored', () => {
  const context = {
    getOutputTimestamp: () => ({ contextTime: 10, performanceTime: 20_000 }),
    currentTime: 10.02,
    outputLatency: 0.02,
  }
  expect(heardTime(context as AudioContext, 10_000)).toBeCloseTo(10)
})
