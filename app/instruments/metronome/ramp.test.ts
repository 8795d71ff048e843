import { expect, test } from 'vitest'
import { rampTempo } from './ramp.ts'

const bars = (length: number, first = 0) => Array.from({ length }, (_, index) => first + index)

test('grows by so much after so many bars, and stays at its end', () => {
  const ramp = { on: true, from: 80, to: 95, by: 10, every: 2 }
  expect(bars(7).map((bar) => rampTempo(ramp, bar))).toEqual([80, 80, 90, 90, 95, 95, 95])
})

test('falls when its end is below its beginning', () => {
  const ramp = { on: true, from: 100, to: 92, by: 5, every: 1 }
  expect(bars(4).map((bar) => rampTempo(ramp, bar))).toEqual([100, 95, 92, 92])
})

test('the count-in has the tempo of the beginning', () => {
  const ramp = { on: true, from: 60, to: 120, by: 5, every: 1 }
  expect(bars(3, -2).map((bar) => rampTempo(ramp, bar))).toEqual([60, 60, 60])
})
