import { expect, test } from 'vitest'
import { addTap, tempoOfTaps } from './tap-tempo.ts'

const tapAll = (times: number[]) => times.reduce<number[]>(addTap, [])

test('one tap is no tempo, two are', () => {
  expect(tempoOfTaps(tapAll([100]))).toBeNull()
  expect(tempoOfTaps(tapAll([100, 600]))).toBe(120)
})

test('jitter is averaged out', () => {
  expect(tempoOfTaps(tapAll([0, 590, 1210, 1795, 2400]))).toBe(100)
})

test('a missed tap and a double one do not count', () => {
  expect(tempoOfTaps(tapAll([0, 500, 1000, 2000, 2500, 3000]))).toBe(120)
  expect(tempoOfTaps(tapAll([0, 500, 560, 1060, 1560, 2060]))).toBe(120)
})

test('only the last taps count', () => {
  const slow = Array.from({ length: 6 }, (_, i) => i * 1000)
  const fast = Array.from({ length: 8 }, (_, i) => 5400 + i * 400)
  expect(tempoOfTaps(tapAll([...slow, ...fast]))).toBe(150)
})

test('after a pause it starts over', () => {
  const taps = tapAll([0, 500, 1000, 4000])
  expect(taps).toEqual([4000])
  expect(tempoOfTaps(addTap(taps, 4600))).toBe(100)
})

test('the slowest tempo can be tapped, and no tap leaves the limits', () => {
  expect(tempoOfTaps(tapAll([0, 1500, 3000, 4500]))).toBe(40)
  expect(tempoOfTaps(tapAll([0, 2200, 4400]))).toBe(40)
  expect(tempoOfTaps(tapAll([0, 100, 200, 300]))).toBe(240)
})

test('two taps at the same moment are no tempo', () => {
  expect(tempoOfTaps([0, 0])).toBeNull()
})
