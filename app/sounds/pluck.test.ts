import { PitchDetector } from 'pitchy'
import { describe, expect, it } from 'vitest'
import { pluckedString } from './pluck.ts'
import { seeded } from './samples.ts'

/** Hz, averaged over windows from the middle of the tone. */
function pitchOf(tone: Float32Array, sampleRate: number): number {
  const window = 8192
  const detector = PitchDetector.forFloat32Array(window)
  const pitches = [0.5, 0.8, 1.1, 1.4].map((seconds) => {
    const start = Math.round(seconds * sampleRate)
    return detector.findPitch(tone.subarray(start, start + window), sampleRate)[0]
  })
  return pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length
}

describe('a plucked string', () => {
  for (const sampleRate of [44_100, 48_000]) {
    for (const frequency of [73.42, 82.41, 110, 146.83, 196, 246.94, 329.63, 440]) {
      it(`of ${frequency} Hz has its pitch at ${sampleRate} samples a second`, () => {
        const tone = pluckedString(frequency, sampleRate, { random: seeded(7) })
        const cents = 1200 * Math.log2(pitchOf(tone, sampleRate) / frequency)
        expect(Math.abs(cents)).toBeLessThan(0.5)
      })
    }
  }

  it('neither clips nor clicks at its end', () => {
    const tone = pluckedString(110, 48_000, { random: seeded(1) })
    const peak = tone.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(peak).toBeCloseTo(0.8)
    expect(Math.abs(tone.at(-1) ?? 1)).toBeLessThan(0.001)
  })

  it('dies away', () => {
    const tone = pluckedString(196, 48_000, { random: seeded(3) })
    const energy = (from: number, to: number) =>
      tone.subarray(from * 48_000, to * 48_000).reduce((sum, sample) => sum + sample ** 2, 0)
    expect(energy(2, 2.5)).toBeLessThan(energy(0, 0.5) / 20)
  })

  it('rings for the given duration', () => {
    const tone = pluckedString(110, 48_000, { seconds: 1.5, random: seeded(2) })
    expect(tone).toHaveLength(72_000)
    expect(Math.abs(tone.at(-1) ?? 1)).toBeLessThan(0.001)
  })
})
