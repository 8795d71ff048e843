import { describe, expect, it } from 'vitest'
import { openStrings, TUNINGS, type TuningId } from './tunings.ts'

describe('tunings', () => {
  it('tunes the standard strings as the specification says', () => {
    const strings = openStrings('standard')
    expect(strings.map((string) => string.name)).toEqual(['E2', 'A2', 'D3', 'G3', 'B3', 'E4'])
    expect(strings.map((string) => Number(string.frequency.toFixed(2)))).toEqual([
      82.41, 110, 146.83, 196, 246.94, 329.63,
    ])
  })

  it('moves every string with A4', () => {
    const at = (a4: number) => openStrings('standard', a4).map((string) => string.frequency)
    at(450).forEach((frequency, i) => {
      expect(frequency / (at(430)[i] as number)).toBeCloseTo(450 / 430, 12)
    })
  })

  it.each(Object.keys(TUNINGS) as TuningId[])('%s rises from string to string', (id) => {
    const strings = openStrings(id)
    expect(strings).toHaveLength(6)
    strings.slice(1).forEach((string, i) => {
      expect(string.frequency).toBeGreaterThan(strings[i]?.frequency as number)
    })
  })

  it('accepts a list of notes, and rejects an invalid one', () => {
    expect(openStrings(['G4', 'C4', 'E4', 'A4'])[3]).toEqual({ name: 'A4', frequency: 440 })
    expect(() => openStrings(['E2', 'X9'])).toThrow(RangeError)
  })
})
