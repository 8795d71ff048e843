import { expect, test } from 'vitest'
import { countedBeat } from './counted-beat.ts'
import { rational } from './rational.ts'
import type { Metre } from './score.ts'

const at = (num: number, den: number, bar = 0, metre: Metre = [4, 4]) =>
  countedBeat({ beat: rational(num, den), bar }, metre)

test('beats are counted from 1 in each bar', () => {
  expect([at(0, 1), at(3, 1), at(4, 1, 1), at(11, 1, 2)]).toEqual(['1', '4', '1', '4'])
})

test('parts of a beat are fractions', () => {
  expect([at(1, 2), at(5, 4), at(7, 3), at(1, 16)]).toEqual(['1½', '2¼', '3⅓', '1 1/16'])
})

test('in 6/8 the eighths are counted', () => {
  expect([at(0, 1, 0, [6, 8]), at(5, 2, 0, [6, 8]), at(7, 2, 1, [6, 8])]).toEqual(['1', '6', '2'])
})
