import { expect, it } from 'vitest'
import { leanAt } from './lean.ts'

const times = Array.from({ length: 521 }, (_, i) => 10 * i)

it('leans gently, first to one side, then less to the other', () => {
  const angles = times.map(leanAt)
  const most = Math.max(...angles)
  const least = Math.min(...angles)
  expect(most).toBeGreaterThan(2)
  expect(most).toBeLessThan(4)
  expect(angles.indexOf(most)).toBeLessThan(angles.indexOf(least))
  expect(-least).toBeLessThan(0.5 * most)
})

it('begins and ends at rest', () => {
  expect(leanAt(0)).toBe(0)
  expect(Math.abs(leanAt(5200))).toBeLessThan(0.05)
})

it('sets off with momentum, not with a jump', () => {
  const steps = times.slice(1).map((time) => Math.abs(leanAt(time) - leanAt(time - 10)))
  expect(Math.max(...steps)).toBeLessThan(0.15)
})
