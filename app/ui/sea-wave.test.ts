import { describe, expect, it } from 'vitest'
import { CREST, seaStrings, WIDTH, waveHeight } from './sea-wave.ts'

describe('the waves of the sea', () => {
  for (const string of seaStrings) {
    it(`of ${string.note} rise to their crest, fall as far, and repeat within the width`, () => {
      const { amplitude, period } = string
      expect(waveHeight(string, 0)).toBeCloseTo(CREST)
      expect(waveHeight(string, period / 4)).toBeCloseTo(CREST - amplitude)
      expect(waveHeight(string, period / 2)).toBeCloseTo(CREST)
      expect(waveHeight(string, (3 * period) / 4)).toBeCloseTo(CREST + amplitude)
      expect(waveHeight(string, 2.3 * period)).toBeCloseTo(waveHeight(string, 0.3 * period))
      expect(WIDTH % period).toBe(0)
    })
  }

  it('has the open strings of a guitar, each a fourth or a third below the last', () => {
    const steps = seaStrings
      .slice(1)
      .map(({ frequency }, i) => 12 * Math.log2((seaStrings[i]?.frequency ?? 0) / frequency))
    expect(steps.map(Math.round)).toEqual([5, 4, 5, 5, 5])
  })
})
