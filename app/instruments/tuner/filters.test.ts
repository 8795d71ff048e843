import { describe, expect, it } from 'vitest'
import { butterworth, createFilter } from './filters.ts'
import { rmsOf } from './sounds.fixture.ts'

const RATE = 48000

/** Gain of the filter for a tone, in dB, once it has settled. */
function gain(sections: ReturnType<typeof butterworth>, frequency: number): number {
  const filter = createFilter(sections)
  const tone = Float32Array.from({ length: RATE }, (_, i) =>
    Math.sin((2 * Math.PI * frequency * i) / RATE),
  )
  return (
    20 *
    Math.log10(
      (rmsOf(tone.map((x) => filter.process(x)).subarray(RATE / 2)) || 1e-9) / Math.SQRT1_2,
    )
  )
}

describe('filters', () => {
  it('lose 3 dB at the cutoff, and 24 dB an octave at the fourth order', () => {
    const highPass = butterworth('highpass', 4, 200, RATE)
    expect(gain(highPass, 200)).toBeCloseTo(-3.01, 1)
    expect(gain(highPass, 100)).toBeCloseTo(-24.1, 0)
    expect(gain(highPass, 2000)).toBeCloseTo(0, 2)
    const lowPass = butterworth('lowpass', 6, 1500, RATE)
    expect(gain(lowPass, 1500)).toBeCloseTo(-3.01, 1)
    expect(gain(lowPass, 300)).toBeCloseTo(0, 2)
    expect(gain(lowPass, 4000)).toBeLessThan(-50)
  })

  it('treat NaN and infinities as silence', () => {
    const filter = createFilter(butterworth('lowpass', 4, 1000, RATE))
    for (const sample of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(filter.process(sample)).toBe(0)
    }
  })
})
