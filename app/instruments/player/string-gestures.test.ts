import { describe, expect, it } from 'vitest'
import { seeded } from '../../sounds/samples.ts'
import { frequencyOf } from '../tuner/notes.ts'
import { centsFrom, joined, largestStep, levelOf, rendered } from './listening.fixture.ts'
import { createStringVoice, type Material, type StringVoice } from './string-voice.ts'

const RATE = 48_000
const PITCHES = [40, 55, 71]
const CASES = (['steel', 'nylon'] as Material[]).flatMap((material) =>
  PITCHES.map((pitch) => [material, pitch] as const),
)

/** A note of 0.3 s, then a second of what `gesture` makes of it. */
function changed(material: Material, pitch: number, gesture: (string: StringVoice) => void) {
  const string = createStringVoice(RATE, { material, random: seeded(pitch) })
  string.pluck({ pitch, velocity: 0.8 })
  const before = rendered(string, 0.3, RATE)
  gesture(string)
  return joined(before, rendered(string, 1, RATE))
}

/** The largest step between samples after the gesture at 0.3 s, by that before it. */
const roughness = (samples: Float32Array) =>
  largestStep(samples, 0.299, 0.9, RATE) / largestStep(samples, 0.25, 0.299, RATE)

/** Cents above `pitch` (MIDI number), from `from` s on. */
const centsAbove = (samples: Float32Array, pitch: number, from: number, seconds = 0.4) =>
  centsFrom(samples, frequencyOf(pitch), RATE, { from, to: from + seconds })

/** The pitch (MIDI number) at a time (s): of the nearest whole note and what is missing to it. */
function pitchAt(samples: Float32Array, seconds: number, expected: number): number {
  return expected + centsAbove(samples, expected, seconds - 0.035, 0.07) / 100
}

describe('the pitch after', () => {
  it.each(CASES)('a hammer-on or pull-off on %s from %i is the wanted one', (material, pitch) => {
    for (const interval of [-5, -2, 1, 4]) {
      const samples = changed(material, pitch, (string) => string.hammer(pitch + interval, 0.7))
      expect(Math.abs(centsAbove(samples, pitch + interval, 0.4))).toBeLessThan(3)
      expect(roughness(samples)).toBeLessThan(2)
    }
  })

  it.each(CASES)('a bend or slide on %s from %i is the wanted one', (material, pitch) => {
    for (const [interval, kind] of [
      [2, 'bend'],
      [0.5, 'bend'],
      [5, 'slide'],
      [-3, 'slide'],
    ] as const) {
      const samples = changed(material, pitch, (string) =>
        string.glide(pitch + interval, 0.2, kind),
      )
      expect(Math.abs(centsAbove(samples, pitch + interval, 0.55))).toBeLessThan(3)
      expect(roughness(samples)).toBeLessThan(1.1)
    }
  })
})

describe('a bend', () => {
  it('rises continuously', () => {
    const samples = changed('steel', 55, (string) => string.glide(57, 0.6, 'bend'))
    const times = Array.from({ length: 13 }, (_, i) => 0.3 + i * 0.05)
    const pitches = times.map((time, i) => pitchAt(samples, time, 55 + i / 6))
    for (let i = 1; i < pitches.length; i++) {
      const rise = (pitches[i] as number) - (pitches[i - 1] as number)
      expect(rise).toBeGreaterThan(0)
      expect(rise).toBeLessThan(0.35)
    }
  })

  it('may be let down before it is up', () => {
    const string = createStringVoice(RATE, { material: 'steel', random: seeded(5) })
    string.pluck({ pitch: 59, velocity: 0.8 })
    const up = joined(rendered(string, 0.3, RATE))
    string.glide(61, 0.3, 'bend')
    const halfway = rendered(string, 0.15, RATE)
    string.glide(59, 0.1, 'bend')
    const samples = joined(up, halfway, rendered(string, 0.8, RATE))
    expect(roughness(samples)).toBeLessThan(1.1)
    expect(Math.abs(centsAbove(samples, 59, 0.6))).toBeLessThan(3)
  })
})

describe('a slide', () => {
  it('is heard fret by fret', () => {
    const samples = changed('steel', 55, (string) => string.glide(58, 0.6, 'slide'))
    const pitches = [0.4, 0.6, 0.8, 1].map((time, i) => pitchAt(samples, time, 55 + i))
    for (const [i, pitch] of pitches.entries()) expect(Math.abs(pitch - 55 - i)).toBeLessThan(0.05)
  })
})

describe('a hammer-on', () => {
  it('goes on with what rings, louder when it is stronger', () => {
    const [soft, hard] = [0.2, 1].map((velocity) =>
      levelOf(
        changed('nylon', 55, (string) => string.hammer(57, velocity)),
        0.31,
        0.6,
        RATE,
      ),
    ) as [number, number]
    const without = levelOf(
      changed('nylon', 55, () => {}),
      0.31,
      0.6,
      RATE,
    )
    expect(soft).toBeGreaterThan(without - 3)
    expect(hard).toBeGreaterThan(soft + 0.5)
  })

  it('sounds by itself on a string at rest, at its pitch', () => {
    const string = createStringVoice(RATE, { material: 'steel', random: seeded(5) })
    string.hammer(52, 0.8)
    const samples = rendered(string, 0.6, RATE)
    expect(samples[0]).not.toBe(0)
    expect(Math.abs(centsAbove(samples, 52, 0.1))).toBeLessThan(3)
  })
})

describe('vibrato', () => {
  it('swings to both sides, and ends where it began', () => {
    const samples = changed('steel', 60, (string) => string.vibrato(40, 3))
    const pitches = Array.from({ length: 40 }, (_, i) => pitchAt(samples, 0.4 + i * 0.02, 60))
    expect(Math.max(...pitches)).toBeGreaterThan(60.3)
    expect(Math.max(...pitches)).toBeLessThan(60.42)
    expect(Math.min(...pitches)).toBeLessThan(59.7)
    expect(Math.min(...pitches)).toBeGreaterThan(59.58)
    expect(roughness(samples)).toBeLessThan(1.1)

    const ended = changed('steel', 60, (string) => {
      string.vibrato(40, 5)
      rendered(string, 0.3, RATE)
      string.vibrato(0, 5)
    })
    expect(Math.abs(centsAbove(ended, 60, 0.8))).toBeLessThan(1)
  })
})

describe('blocks', () => {
  it('of any size give the same samples', () => {
    const play = (size: number) => {
      const string = createStringVoice(RATE, { material: 'steel', random: seeded(9) })
      const output = new Float32Array(0.6 * RATE)
      const gestures: [number, () => void][] = [
        [0, () => string.pluck({ pitch: 50, velocity: 0.9 })],
        [4000, () => string.glide(52, 0.1, 'bend')],
        [7001, () => string.vibrato(20, 6)],
        [12_000, () => string.hammer(55, 0.5)],
        [15_000, () => string.pluck({ pitch: 45, velocity: 0.4 })],
        [20_000, () => string.damp()],
        [output.length, () => {}],
      ]
      for (const [i, [start, gesture]] of gestures.slice(0, -1).entries()) {
        gesture()
        const end = (gestures[i + 1] as [number, () => void])[0]
        for (let from = start; from < end; from += size) {
          string.render(output, from, Math.min(end, from + size))
        }
      }
      return output
    }
    const whole = play(1e6)
    expect(play(128)).toEqual(whole)
    expect(play(37)).toEqual(whole)
  })
})
