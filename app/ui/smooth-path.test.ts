import { expect, test } from 'vitest'
import { smoothPath } from './smooth-path.ts'

test('points on a line stay on it, a third of the way apart', () => {
  expect(
    smoothPath([
      [0, 0],
      [6, 0],
      [12, 0],
    ]),
  ).toBe('M0,0C1,0,4,0,6,0C8,0,11,0,12,0')
})

test('a closed curve leads back to where it began', () => {
  const square = [
    [0, 0],
    [6, 0],
    [6, 6],
    [0, 6],
  ] as const
  const path = smoothPath(square, true)
  expect(path).toMatch(/^M0,0C.*,0,0Z$/)
  expect(path.match(/C/g)).toHaveLength(square.length)
})
