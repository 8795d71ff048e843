import { expect, it } from 'vitest'
import { levelOf, QUIETEST_DB } from './level.ts'

const sine = (peak: number) =>
  Float32Array.from({ length: 4800 }, (_, i) => peak * Math.sin((2 * Math.PI * i) / 48))

it('is the root mean square in dB below full scale', () => {
  expect(levelOf(sine(1))).toBeCloseTo(-3.01, 2)
  expect(levelOf(sine(0.01))).toBeCloseTo(-43.01, 2)
})

it('is never below what is shown', () => {
  expect(levelOf(new Float32Array(128))).toBe(QUIETEST_DB)
  expect(levelOf(new Float32Array(0))).toBe(QUIETEST_DB)
})
