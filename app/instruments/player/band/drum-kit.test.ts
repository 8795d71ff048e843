import { describe, expect, it } from 'vitest'
import { createDrumKit } from './drum-kit.ts'
import { DRUMS } from './grooves.ts'

describe.each([44_100, 48_000])('the drums at %i Hz', (rate) => {
  const kit = createDrumKit(rate)

  it.each(DRUMS)('%s neither clips nor rests off the middle', (drum) => {
    const samples = kit[drum]
    let sum = 0
    let peak = 0
    for (const sample of samples) {
      sum += sample
      peak = Math.max(peak, Math.abs(sample))
    }
    expect(peak).toBeGreaterThan(0.15)
    expect(peak).toBeLessThan(0.95)
    expect(Math.abs(sum / samples.length)).toBeLessThan(1e-5)
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(peak)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
  })

  it.each([
    ['kick', 30, 200, 0.8],
    ['snare', 150, 9000, 0.8],
    ['hat', 4000, 16_000, 0.8],
    ['ride', 2000, 16_000, 0.8],
    ['shaker', 3000, 16_000, 0.7],
  ] as const)('%s sounds between %i and %i Hz', (drum, from, to, share) => {
    expect(shareBetween(kit[drum], from, to, rate)).toBeGreaterThan(share)
  })
})

/** The share of a sound's energy in a band, by a plain Fourier transform at every 20 Hz. */
function shareBetween(samples: Float32Array, from: number, to: number, rate: number): number {
  const length = Math.min(samples.length, Math.round(rate / 10))
  let inside = 0
  let all = 0
  for (let frequency = 10; frequency < rate / 2; frequency += 20) {
    let re = 0
    let im = 0
    const omega = (2 * Math.PI * frequency) / rate
    for (let i = 0; i < length; i++) {
      const sample = samples[i] ?? 0
      re += sample * Math.cos(omega * i)
      im += sample * Math.sin(omega * i)
    }
    const energy = re * re + im * im
    all += energy
    if (frequency >= from && frequency <= to) inside += energy
  }
  return inside / all
}
