import { describe, expect, it } from 'vitest'
import { loudnessOf, withLoudness } from './loudness.ts'

/** A second of a sine with a peak of 1. */
const sine = (frequency: number, sampleRate: number, seconds = 1) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, i) =>
    Math.sin((2 * Math.PI * frequency * i) / sampleRate),
  )

describe('loudness', () => {
  for (const sampleRate of [24_000, 44_100, 48_000]) {
    it(`of a full-scale sine of 997 Hz is -3.01 LUFS at ${sampleRate} samples a second`, () => {
      expect(loudnessOf(sine(997, sampleRate), sampleRate)).toBeCloseTo(-3.01, 1)
    })
  }

  it('counts bass for less than treble', () => {
    expect(loudnessOf(sine(40, 48_000), 48_000)).toBeLessThan(loudnessOf(sine(997, 48_000), 48_000))
    expect(loudnessOf(sine(4000, 48_000), 48_000)).toBeCloseTo(0.2, 0)
  })

  it('of what lasts a tenth of a second is spread over four', () => {
    expect(loudnessOf(sine(997, 48_000, 0.1), 48_000)).toBeCloseTo(-3.01 - 6.02, 0)
  })

  it('can be given', () => {
    const soft = withLoudness(sine(440, 48_000), 48_000, -30)
    expect(loudnessOf(soft, 48_000)).toBeCloseTo(-30, 3)
  })
})
