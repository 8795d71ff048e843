import { expect, test } from 'vitest'
import { onsetAt, onsetNear, stretchOf, writtenPlace } from './place.ts'
import { timeline } from './timeline.fixture.ts'

/** Three bars; the first two are repeated. */
const repeated = timeline(':0---1---2---3---|-4---5---6---7--:|-8---9---8---9---')

test('a place that is played is found where it is written, the second time as well', () => {
  expect(writtenPlace(repeated, 0)).toEqual({ bar: 0, share: 0 })
  expect(writtenPlace(repeated, 6)).toEqual({ bar: 1, share: 0.5 })
  expect(writtenPlace(repeated, 9)).toEqual({ bar: 0, share: 0.25 })
  expect(writtenPlace(repeated, 17)).toEqual({ bar: 2, share: 0.25 })
  expect(writtenPlace(repeated, 20)).toEqual({ bar: 2, share: 1 })
})

test('a count-in stands at the beginning', () => {
  expect(writtenPlace(repeated, -3)).toEqual({ bar: 0, share: 0 })
})

test('swung eighths are found where they are written', () => {
  const swung = timeline('-0-1-2-3-4-5-6-7-', 'shuffle')
  expect(writtenPlace(swung, 2 / 3).share).toBeCloseTo(0.5 / 4)
  expect(writtenPlace(swung, 3 + 1 / 3).share).toBeCloseTo(3.25 / 4)
  expect(writtenPlace(swung, 3 + 5 / 6).share).toBeCloseTo(3.75 / 4)
})

test('an onset sounds until the next one', () => {
  expect([-1, 0, 0.99, 1, 1.5, 19.9].map((at) => onsetAt(repeated, at))).toEqual([
    -1, 0, 0, 1, 1, 19,
  ])
})

test('bars are played from the first time to the end of the last, with what is repeated between', () => {
  expect(stretchOf(repeated, [1, 1])).toEqual([4, 8])
  expect(stretchOf(repeated, [0, 1])).toEqual([0, 8])
  expect(stretchOf(repeated, [1, 2])).toEqual([4, 20])
})

test('the nearest onset to a touched place is that of the first time', () => {
  expect(onsetNear(repeated, { bar: 1, share: 0.3 })).toBe(5)
  expect(onsetNear(repeated, { bar: 2, share: 0.9 })).toBe(19)
})
