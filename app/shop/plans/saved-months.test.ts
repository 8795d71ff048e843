import { describe, expect, it } from 'vitest'
import { savedMonths } from './saved-months.ts'

describe('savedMonths', () => {
  it('is two for ten months paid of twelve', () => {
    expect(savedMonths({ monthly: 19.99, annually: 199.9 })).toBe(2)
  })

  it('rounds to whole months', () => {
    expect(savedMonths({ monthly: 20, annually: 209 })).toBe(2)
    expect(savedMonths({ monthly: 20, annually: 211 })).toBe(1)
  })

  it('is none for a free plan, for a year without discount and for one that costs more', () => {
    expect(savedMonths({ monthly: 0, annually: 0 })).toBe(0)
    expect(savedMonths({ monthly: 10, annually: 120 })).toBe(0)
    expect(savedMonths({ monthly: 10, annually: 200 })).toBe(0)
  })

  it('is the whole year when the year is free', () => {
    expect(savedMonths({ monthly: 10, annually: 0 })).toBe(12)
  })
})
