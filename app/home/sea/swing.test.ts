import { describe, expect, it } from 'vitest'
import { SWING_SECONDS, swing } from './swing.ts'

const places = Array.from({ length: 101 }, (_, i) => i / 100)

describe('a plucked string of the sea', () => {
  for (const place of [0.1, 0.3, 0.5, 0.8]) {
    it(`is drawn aside at ${place} and held at its ends`, () => {
      const string = swing(place, 0)
      expect(string(place)).toBeCloseTo(1)
      expect(string(0)).toBeCloseTo(0)
      expect(string(1)).toBeCloseTo(0)
      const widest = places.reduce((most, at) => (string(at) > string(most) ? at : most))
      expect(Math.abs(widest - place)).toBeLessThan(0.15)
    })
  }

  it('swings to the other side', () => {
    expect(swing(0.5, 0.1)(0.5)).toBeLessThan(-0.4)
  })

  it('has stopped at the end', () => {
    for (const at of places) expect(Math.abs(swing(0.3, SWING_SECONDS)(at))).toBeLessThan(0.03)
  })
})
