import { expect, it } from 'vitest'
import { createRoundRobin } from './round-robin.ts'

it('takes one of each, then the next of each', () => {
  const queue = createRoundRobin<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item[0] ?? '', item)
  expect(queue.size).toBe(6)
  expect(queue.lengthOf('a')).toBe(3)
  const order = Array.from({ length: 7 }, () => queue.shift())
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
  expect(queue.size).toBe(0)
})

it('drops removed items', () => {
  const queue = createRoundRobin<string>()
  for (const item of ['a1', 'a2', 'b1']) queue.push(item[0] ?? '', item)
  expect(queue.delete('b', 'b1')).toBe(true)
  expect(queue.delete('b', 'b1')).toBe(false)
  expect(queue.delete('a', 'a1')).toBe(true)
  expect([queue.size, queue.lengthOf('a'), queue.lengthOf('b')]).toEqual([1, 1, 0])
  expect([queue.shift(), queue.shift()]).toEqual(['a2', undefined])
})
