import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'
import { createSpending } from './spending.ts'

describe('the queue', () => {
  it('takes one of each, then the next of each', () => {
    const queue = createFairQueue<string>()
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(item[0] ?? '', item)
    expect(queue.size).toBe(6)
    expect(queue.lengthOf('a')).toBe(3)
    const order = Array.from({ length: 7 }, () => queue.shift())
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
    expect(queue.size).toBe(0)
  })
})

describe('what a visitor may spend', () => {
  const spending = createSpending({ burstMs: 3000, share: 0.2 })

  it('is the burst at once, and the share of the time after it', () => {
    spending.spend('a', 1000, 0)
    spending.spend('a', 2000, 0)
    expect(spending.wait('a', 0)).toBe(0)
    spending.spend('a', 1000, 0)
    expect(spending.wait('a', 0)).toBe(5000)
    expect(spending.wait('a', 4000)).toBe(1000)
    expect(spending.wait('a', 5000)).toBe(0)
    expect(spending.wait('b', 0)).toBe(0)
  })
})
