import { describe, expect, it } from 'vitest'
import { frequencyOf } from '../tuner/notes.ts'
import { mainsHum, mixed, stiffString, whiteNoise } from '../tuner/sounds.fixture.ts'
import { CLEAR, createEar } from './engine.ts'

const RATE = 48_000
const ATTACK = 0.4

const note = (pitch: number, onset = ATTACK) =>
  stiffString({ frequency: frequencyOf(pitch), sampleRate: RATE, seconds: 1.2, onset, seed: pitch })

/** The verdict on `pitches` when so much has been heard (s). */
function verdictOn(samples: Float32Array, pitches: number[], heard: number) {
  const ear = createEar({ sampleRate: RATE })
  ear.push(samples.subarray(0, Math.round(heard * RATE)))
  return ear.judge({ pitches, from: ATTACK - 0.15, to: ATTACK + 0.15 })
}

describe('a note', () => {
  it.each([40, 47, 52, 57, 64, 72])(
    '%i is heard 150 ms after its attack, and no other',
    (pitch) => {
      const samples = note(pitch)
      const verdict = verdictOn(samples, [pitch], ATTACK + 0.15)
      expect(verdict.heard).toBe(true)
      expect(verdict.clarity).toBeGreaterThanOrEqual(CLEAR)
      expect(Math.abs((verdict.at ?? 9) - ATTACK)).toBeLessThan(0.02)
      for (const away of [-12, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 12]) {
        expect(verdictOn(samples, [pitch + away], ATTACK + 0.15).heard, `${away}`).toBe(false)
      }
    },
  )

  it('that only rings on is not heard again', () => {
    const samples = mixed(note(45, 0.1), note(52))
    expect(verdictOn(samples, [45], 1).heard).toBe(false)
    expect(verdictOn(samples, [52], 1).heard).toBe(true)
  })
})

it.each([
  ['silence', new Float32Array(RATE)],
  ['noise', whiteNoise(RATE, 0.05)],
  ['hum', mainsHum(RATE, 0.05, RATE)],
])('nothing is heard in %s', (_, samples) => {
  for (let pitch = 40; pitch < 80; pitch++) expect(verdictOn(samples, [pitch], 1).heard).toBe(false)
})

it.each([0, -1, 7999, Number.NaN, Infinity])('a sample rate of %d is refused', (sampleRate) => {
  expect(() => createEar({ sampleRate })).toThrow(RangeError)
})
