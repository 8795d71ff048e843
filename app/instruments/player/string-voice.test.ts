import { describe, expect, it } from 'vitest'
import { seeded } from '../../sounds/samples.ts'
import { readingsOf } from '../tuner/listening.fixture.ts'
import { frequencyOf, noteName } from '../tuner/notes.ts'
import {
  brightnessOf,
  centsFrom,
  joined,
  largestStep,
  levelOf,
  peakAt,
  peakOf,
  rendered,
  secondsToFall,
} from './listening.fixture.ts'
import { createStringVoice, type Material, type Pluck, type StringVoice } from './string-voice.ts'

const RATE = 48_000
const OPEN = [64, 59, 55, 50, 45, 40]
const FRETS = Array.from({ length: 16 }, (_, fret) => fret)
const POSITIONS = OPEN.flatMap((open) => FRETS.map((fret) => open + fret))
const MATERIALS: Material[] = ['steel', 'nylon']

const stringOf = (material: Material, seed = 1, sampleRate = RATE) =>
  createStringVoice(sampleRate, { material, random: seeded(seed) })

function played(
  material: Material,
  note: Partial<Pluck> & { pitch: number },
  seconds: number,
  { seed = 1, sampleRate = RATE } = {},
) {
  const string = stringOf(material, seed, sampleRate)
  string.pluck({ velocity: 0.8, ...note })
  return rendered(string, seconds, sampleRate)
}

/** A note of 0.3 s, then what `gesture` makes of it. */
function changed(material: Material, pitch: number, gesture: (string: StringVoice) => void) {
  const string = stringOf(material)
  string.pluck({ pitch, velocity: 0.8 })
  const before = rendered(string, 0.3, RATE)
  gesture(string)
  return joined(before, rendered(string, 1, RATE))
}

/** The largest step between samples after the gesture at 0.3 s, by that before it. */
const roughness = (samples: Float32Array) =>
  largestStep(samples, 0.299, 0.7, RATE) / largestStep(samples, 0.25, 0.299, RATE)

describe('the pitch of a string', () => {
  for (const material of MATERIALS) {
    it.each([44_100, 48_000])(
      `of ${material} is within 1 cent everywhere at %i Hz`,
      (sampleRate) => {
        const cents = [...new Set(POSITIONS)].map((pitch) =>
          Math.abs(
            centsFrom(
              played(material, { pitch }, 0.45, { sampleRate }),
              frequencyOf(pitch),
              sampleRate,
              { from: 0.1, to: 0.45 },
            ),
          ),
        )
        expect(Math.max(...cents)).toBeLessThan(1)
      },
    )
  }

  it('may lie between two notes', () => {
    const samples = played('steel', { pitch: 45.37 }, 0.6)
    expect(Math.abs(centsFrom(samples, frequencyOf(45.37), RATE))).toBeLessThan(1)
  })

  it.each(FRETS)('is named by the tuner on all strings at fret %i', (fret) => {
    const pitches = OPEN.map((open) => open + fret)
    const strings = pitches.map((pitch) => noteName(pitch))
    for (const pitch of pitches) {
      const options = { sampleRate: RATE, frameRate: 30, tuning: { strings } }
      // Before the tuner knows the room, it takes a harmonic of the mains for hum.
      const room = new Float32Array(0.3 * RATE)
      const named = readingsOf(joined(room, played('steel', { pitch }, 0.4)), options)
      expect(new Set(named.map(({ string }) => string))).toEqual(new Set([noteName(pitch)]))
      expect(Math.abs(named.at(-1)?.cents ?? 100)).toBeLessThan(2)
    }
  })
})

describe('a pluck', () => {
  it('is heard from its first sample and is loudest within 10 ms', () => {
    for (const material of MATERIALS) {
      for (const pitch of POSITIONS) {
        const samples = played(material, { pitch, velocity: 0.5 }, 0.1)
        expect(samples[0]).not.toBe(0)
        const early = peakOf(samples.subarray(0, RATE / 1000))
        expect(early).toBeGreaterThan(0.3 * peakOf(samples))
        expect(peakAt(samples) / RATE).toBeLessThan(0.01)
      }
    }
  })

  it('starts where it falls between two blocks', () => {
    const string = stringOf('steel')
    const output = new Float32Array(300)
    string.render(output, 0, 77)
    string.pluck({ pitch: 50, velocity: 1 })
    string.render(output, 77, 300)
    expect(output.findIndex((sample) => sample !== 0)).toBe(77)
  })

  it.each(MATERIALS)('on %s is louder and brighter the harder it is', (material) => {
    for (const pitch of [40, 55, 70]) {
      const notes = [0.2, 0.5, 1].map((velocity) => played(material, { pitch, velocity }, 0.3))
      const levels = notes.map((samples) => levelOf(samples, 0, 0.2, RATE))
      const brightness = notes.map((samples) => brightnessOf(samples, 0, RATE))
      for (const i of [1, 2]) {
        expect(levels[i]).toBeGreaterThan((levels[i - 1] as number) + 3)
        expect(brightness[i]).toBeGreaterThan(1.05 * (brightness[i - 1] as number))
      }
    }
  })

  it('is never twice the same, but the same for the same noise', () => {
    const once = played('steel', { pitch: 45 }, 0.2)
    expect(played('steel', { pitch: 45 }, 0.2)).toEqual(once)
    const string = stringOf('steel')
    string.pluck({ pitch: 45, velocity: 0.8 })
    rendered(string, 0.5, RATE)
    string.damp()
    rendered(string, 2, RATE)
    string.pluck({ pitch: 45, velocity: 0.8 })
    expect(rendered(string, 0.2, RATE)).not.toEqual(once)
  })

  it('leaves no constant offset', () => {
    for (const material of MATERIALS) {
      const samples = played(material, { pitch: 40, velocity: 1 }, 1)
      const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
      expect(Math.abs(mean)).toBeLessThan(2e-4)
    }
  })

  it('of a ringing string does not click', () => {
    for (const material of MATERIALS) {
      for (const pitch of OPEN) {
        const again = changed(material, pitch, (string) => string.pluck({ pitch, velocity: 0.01 }))
        expect(roughness(again)).toBeLessThan(1.1)
      }
    }
  })

  it('may follow another within its fade', () => {
    const string = stringOf('nylon')
    string.pluck({ pitch: 45, velocity: 0.8 })
    const parts = [rendered(string, 0.3, RATE)]
    for (let i = 0; i < 20; i++) {
      string.pluck({ pitch: 45 + (i % 2), velocity: 0.01 })
      parts.push(rendered(string, 0.003, RATE))
    }
    expect(roughness(joined(...parts, rendered(string, 0.4, RATE)))).toBeLessThan(1.1)
  })
})

describe('the decay of a string', () => {
  it('takes seconds for the bass, less for the treble, and less for nylon', () => {
    const [steel, nylon] = MATERIALS.map((material) =>
      [40, 55, 64, 79].map((pitch) => secondsToFall(played(material, { pitch }, 4), 20, RATE)),
    ) as [number[], number[]]
    expect(steel[0]).toBeGreaterThan(2)
    expect(nylon[0]).toBeGreaterThan(1)
    for (const falls of [steel, nylon]) expect(falls).toEqual(falls.toSorted((a, b) => b - a))
    for (const i of steel.keys()) expect(nylon[i]).toBeLessThan(0.8 * (steel[i] as number))
  })

  it('leaves nylon duller than steel, and any note duller than it began', () => {
    for (const pitch of [40, 55, 70]) {
      const [steel, nylon] = MATERIALS.map((material) => {
        const samples = played(material, { pitch }, 1)
        return [0, 0.5].map((seconds) => brightnessOf(samples, seconds, RATE))
      }) as [[number, number], [number, number]]
      expect(nylon[0]).toBeLessThan(0.7 * steel[0])
      expect(nylon[1]).toBeLessThan(0.7 * steel[1])
      expect(steel[1]).toBeLessThan(0.8 * steel[0])
    }
  })

  it.each(MATERIALS)('is short and dull when %s is muted by the palm', (material) => {
    for (const pitch of [40, 45, 50, 55, 60, 67]) {
      const muted = played(material, { pitch, palmMuted: true }, 1)
      const seconds = secondsToFall(muted, 20, RATE)
      expect(seconds).toBeGreaterThan(0.15)
      expect(seconds).toBeLessThan(0.35)
      const open = played(material, { pitch }, 0.3)
      expect(brightnessOf(muted, 0, RATE)).toBeLessThan(0.7 * brightnessOf(open, 0, RATE))
    }
  })

  it.each(MATERIALS)('is that of a thud without a pitch on dead %s', (material) => {
    for (const pitch of [40, 52, 64, 72]) {
      const dead = played(material, { pitch, dead: true }, 0.5)
      expect(secondsToFall(dead, 30, RATE)).toBeLessThan(0.1)
      expect(brightnessOf(dead, 0, RATE)).toBeLessThan(4000)
      const partial = (samples: Float32Array) => periodicity(samples, RATE / frequencyOf(pitch))
      expect(partial(dead)).toBeLessThan(0.5)
      expect(partial(played(material, { pitch }, 0.5))).toBeGreaterThan(0.9)
    }
  })

  it('ends in silence, which costs nothing', () => {
    const string = stringOf('nylon')
    expect(string.isSilent()).toBe(true)
    string.pluck({ pitch: 64, velocity: 1 })
    expect(string.isSilent()).toBe(false)
    rendered(string, 0.2, RATE)
    string.damp()
    rendered(string, 1, RATE)
    expect(string.isSilent()).toBe(true)
    expect(peakOf(rendered(string, 0.1, RATE))).toBe(0)
  })

  it.each(OPEN)('is soft when a finger stops %i', (pitch) => {
    const samples = changed('steel', pitch, (string) => string.damp())
    expect(roughness(samples)).toBeLessThan(1.1)
    const before = levelOf(samples, 0.25, 0.3, RATE)
    expect(levelOf(samples, 0.4, 0.45, RATE)).toBeLessThan(before - 35)
  })
})

/** Correlation of 10 to 60 ms of a note with itself one period (samples) later. */
function periodicity(samples: Float32Array, period: number) {
  const lag = Math.round(period)
  let product = 0
  let power = 0
  for (let i = RATE / 100; i < 0.06 * RATE; i++) {
    const [now, later] = [samples[i] as number, samples[i + lag] as number]
    product += now * later
    power += (now * now + later * later) / 2
  }
  return product / power
}
