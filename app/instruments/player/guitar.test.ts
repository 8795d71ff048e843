import { describe, expect, it } from 'vitest'
import { seeded } from '../../sounds/samples.ts'
import { frequencyOf } from '../tuner/notes.ts'
import { createGuitar, limit } from './guitar.ts'
import { centsFrom, levelOf, peakAt, peakOf, powersOf, rendered } from './listening.fixture.ts'
import type { Material, StringVoice } from './string-voice.ts'
import { createStringVoice } from './string-voice.ts'

const RATE = 48_000
const OPEN = [64, 59, 55, 50, 45, 40]
const MATERIALS: Material[] = ['steel', 'nylon']

const string = (guitar: ReturnType<typeof createGuitar>, index: number) =>
  guitar.strings[index] as StringVoice

/** Plays open strings, from the lowest, so many seconds apart. */
function strum(material: Material, velocity: number, apart: number, seconds = 1) {
  const guitar = createGuitar(RATE, material, seeded(3))
  const output = new Float32Array(Math.round(seconds * RATE))
  let from = 0
  for (let i = 5; i >= 0; i--) {
    string(guitar, i).pluck({ pitch: OPEN[i] as number, velocity })
    const to = i === 0 ? output.length : from + Math.round(apart * RATE)
    guitar.render(output, from, to)
    from = to
  }
  return output
}

describe('a guitar', () => {
  it('plays its strings, from the highest to the lowest', () => {
    for (const [i, pitch] of OPEN.entries()) {
      const guitar = createGuitar(RATE, 'nylon', seeded(i))
      expect(guitar.strings).toHaveLength(6)
      string(guitar, i).pluck({ pitch, velocity: 0.7 })
      const samples = rendered(guitar, 0.6, RATE)
      expect(Math.abs(centsFrom(samples, frequencyOf(pitch), RATE))).toBeLessThan(1)
    }
  })

  it('sounds at once', () => {
    for (const material of MATERIALS) {
      for (const [i, pitch] of OPEN.entries()) {
        const guitar = createGuitar(RATE, material, seeded(i))
        string(guitar, i).pluck({ pitch, velocity: 0.9 })
        const samples = rendered(guitar, 0.2, RATE)
        expect(samples[0]).not.toBe(0)
        expect(peakOf(samples.subarray(0, 48))).toBeGreaterThan(0.3 * peakOf(samples))
        // The body takes up to two periods to join in.
        expect(peakAt(samples) / RATE).toBeLessThan(0.015)
      }
    }
  })

  it('is about as loud on every string', () => {
    for (const material of MATERIALS) {
      const levels = OPEN.map((pitch, i) => {
        const guitar = createGuitar(RATE, material, seeded(i))
        string(guitar, i).pluck({ pitch, velocity: 0.8 })
        return levelOf(rendered(guitar, 0.3, RATE), 0, 0.3, RATE)
      })
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(6)
      expect(Math.max(...levels)).toBeLessThan(-20)
    }
  })

  it.each(MATERIALS)('has a body of %s that lifts 100 and 200 Hz', (material) => {
    const guitar = createGuitar(RATE, material, seeded(1))
    // The noise of the guitar's first string.
    const random = seeded(Math.floor(2 ** 32 * seeded(1)()))
    const bare = createStringVoice(RATE, { material, random })
    const note = { pitch: 40, velocity: 0.5, dead: true }
    string(guitar, 0).pluck(note)
    bare.pluck(note)
    const [heard, without] = [guitar, bare].map((voice) =>
      powersOf(rendered(voice, 0.3, RATE), 0, RATE),
    )
    const lift = (hertz: number) => {
      const bin = Math.round((hertz * 8192) / RATE)
      return 10 * Math.log10((heard?.[bin] as number) / (without?.[bin] as number))
    }
    const flat = lift(6000)
    expect(lift(100) - flat).toBeGreaterThan(2.5)
    expect(lift(200) - flat).toBeGreaterThan(2.5)
    expect(lift(400) - flat).toBeGreaterThan(1)
    expect(Math.abs(lift(3000) - flat)).toBeLessThan(1)
  })

  it('never leaves -1 to 1, even with six strings plucked together as hard as can be', () => {
    for (const material of MATERIALS) {
      for (const apart of [0, 0.01, 0.03]) {
        const samples = strum(material, 1, apart)
        expect(peakOf(samples)).toBeLessThan(1)
        expect(peakOf(samples)).toBeGreaterThan(0.4)
        const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
        expect(Math.abs(mean)).toBeLessThan(1e-3)
      }
    }
  })

  it('is not limited by a normal strum', () => {
    for (const material of MATERIALS) expect(peakOf(strum(material, 0.8, 0.012))).toBeLessThan(0.75)
  })

  it('gives the same samples in blocks of any size, and adds them', () => {
    const play = (size: number) => {
      const guitar = createGuitar(RATE, 'steel', seeded(4))
      for (const [i, pitch] of OPEN.entries()) string(guitar, i).pluck({ pitch, velocity: 0.6 })
      const output = new Float32Array(20_000).fill(0.125)
      for (let from = 0; from < output.length; from += size) {
        guitar.render(output, from, Math.min(output.length, from + size))
      }
      return output
    }
    const whole = play(20_000)
    expect(play(128)).toEqual(whole)
    expect(play(50)).toEqual(whole)
  })

  it('falls silent when damped', () => {
    const guitar = createGuitar(RATE, 'steel', seeded(4))
    expect(guitar.isSilent()).toBe(true)
    for (const [i, pitch] of OPEN.entries()) string(guitar, i).pluck({ pitch, velocity: 1 })
    expect(guitar.isSilent()).toBe(false)
    rendered(guitar, 0.3, RATE)
    guitar.damp()
    rendered(guitar, 1.2, RATE)
    expect(guitar.isSilent()).toBe(true)
    expect(peakOf(rendered(guitar, 0.1, RATE))).toBe(0)
  })
})

describe('the limiter', () => {
  it('leaves normal levels as they are and bends the rest, always upwards', () => {
    for (const sample of [0, 0.1, -0.4, 0.75, -0.75]) expect(limit(sample)).toBe(sample)
    for (let sample = 0.75; sample < 1.5; sample += 0.01) {
      expect(limit(sample + 0.01)).toBeGreaterThan(limit(sample))
      expect(limit(-sample)).toBe(-limit(sample))
      expect(limit(sample + 0.01)).toBeLessThan(1)
    }
  })
})
