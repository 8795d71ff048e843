import { describe, expect, it } from 'vitest'
import { createSpending } from './spending.ts'

describe('the budget of a visitor', () => {
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
