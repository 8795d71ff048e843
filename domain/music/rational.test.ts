import { expect, it } from 'vitest'
import { add, compare, multiply, rational, toNumber } from './rational.ts'

it('is in lowest terms, its denominator positive', () => {
  expect(rational(6, 8)).toEqual({ num: 3, den: 4 })
  expect(rational(4, -6)).toEqual({ num: -2, den: 3 })
  expect(rational(0, 5)).toEqual({ num: 0, den: 1 })
})

it('adds thirds to a whole', () => {
  const third = rational(1, 3)
  expect(add(add(third, third), third)).toEqual(rational(1))
  expect(multiply(third, rational(3, 2))).toEqual(rational(1, 2))
})

it('is ordered by its value', () => {
  const sorted = [rational(3, 4), rational(2, 3), rational(-1)].toSorted(compare)
  expect(sorted.map(toNumber)).toEqual([-1, 2 / 3, 0.75])
})
