import { describe, expect, it } from 'vitest'
import { createTuner } from './engine.ts'
import { readingsOf } from './listening.fixture.ts'
import { frequencyOf, midiOfName } from './notes.ts'
import { stiffString } from './sounds.fixture.ts'
import { openStrings, TUNINGS, type Tuning, type TuningId } from './tunings.ts'

const OPTIONS = { sampleRate: 44100, frameRate: 60 }

function heard(frequency: number, tuning: Tuning, a4?: number) {
  const sound = stiffString({ frequency, sampleRate: 44100, seconds: 0.9, onset: 0.2 })
  const readings = readingsOf(sound, { ...OPTIONS, tuning, ...(a4 && { a4 }) })
  expect(readings.length).toBeGreaterThan(20)
  return readings
}

const A4 = { standard: 440, dropD: 430, halfStepDown: 450, openG: 442, openD: 432, dadgad: 430 }

describe.each(Object.keys(TUNINGS) as TuningId[])('the tuning %s', (strings) => {
  it('has its strings detected at any A4', () => {
    const a4 = A4[strings]
    for (const { name, frequency } of openStrings(strings, a4)) {
      for (const reading of heard(frequency * 2 ** (15 / 1200), { strings }, a4)) {
        expect(reading.string).toBe(name)
        expect(Math.abs(reading.cents - 15)).toBeLessThan(2.5)
      }
    }
  })
})

describe('chromatic', () => {
  it('names any note', () => {
    for (const name of ['C2', 'F2', 'G#2', 'C#3', 'F3', 'A#3', 'C4', 'F#4', 'B4']) {
      const frequency = frequencyOf(midiOfName(name)) * 2 ** (-20 / 1200)
      for (const reading of heard(frequency, { strings: 'chromatic' })) {
        expect(reading.string).toBe(name)
        expect(Math.abs(reading.cents + 20)).toBeLessThan(2.5)
      }
    }
  })
})

describe('a string chosen by hand', () => {
  it('is what the reading refers to, however far away', () => {
    for (const reading of heard(110, { strings: 'standard', only: 'E2' })) {
      expect(reading.string).toBe('E2')
      expect(Math.abs(reading.cents - 500)).toBeLessThan(2.5)
    }
  })

  it('may be any note of a chromatic tuner', () => {
    for (const reading of heard(196, { strings: 'chromatic', only: 'G#3' })) {
      expect(reading.string).toBe('G#3')
      expect(Math.abs(reading.cents + 100)).toBeLessThan(2.5)
    }
  })
})

it('refuses a tuning without strings and strings that are no notes', () => {
  expect(() => createTuner({ ...OPTIONS, tuning: { strings: [] } })).toThrow(RangeError)
  expect(() => createTuner({ ...OPTIONS, tuning: { strings: ['E2', 'Q'] } })).toThrow(RangeError)
  expect(() =>
    createTuner({ ...OPTIONS, tuning: { strings: 'standard', only: 'nothing' } }),
  ).toThrow(RangeError)
})
