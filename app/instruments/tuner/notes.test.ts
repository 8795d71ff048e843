import { describe, expect, it } from 'vitest'
import { centsBetween, frequencyOf, midiOf, midiOfName, noteName } from './notes.ts'

describe('notes', () => {
  it('names and frequencies agree with equal temperament', () => {
    expect(frequencyOf(69)).toBe(440)
    expect(frequencyOf(40)).toBeCloseTo(82.4069, 4)
    expect(frequencyOf(69, 432)).toBe(432)
    expect(midiOf(220)).toBe(57)
    expect(noteName(40)).toBe('E2')
    expect(noteName(61)).toBe('C#4')
  })

  it('reads sharps and flats and finds its own names again', () => {
    expect(midiOfName('Eb2')).toBe(39)
    expect(midiOfName('F#3')).toBe(54)
    for (let midi = 24; midi < 90; midi++) expect(midiOfName(noteName(midi))).toBe(midi)
  })

  it('refuses what is no note', () => {
    for (const name of ['', 'H2', 'E', 'e2', 'E##2']) {
      expect(() => midiOfName(name)).toThrow(RangeError)
    }
  })

  it('measures a semitone as a hundred cents, downwards negative', () => {
    expect(centsBetween(440 * 2 ** (1 / 12), 440)).toBeCloseTo(100, 9)
    expect(centsBetween(220, 440)).toBe(-1200)
  })
})
