import { describe, expect, it } from 'vitest'
import { readingsOf, shownFor } from './listening.fixture.ts'
import { mixed, stiffString } from './sounds.fixture.ts'
import { syllables } from './speech.fixture.ts'

const OPTIONS = { sampleRate: 48000, frameRate: 60 }

/** A pluck after a quarter of a second, its partials at such levels (dB) from the first; null where it has none. */
function pluckOf(frequency: number, levels: readonly (number | null)[]): Float32Array {
  return Float32Array.from({ length: 57_600 }, (_, i) => {
    const t = i / 48_000 - 0.25
    if (t < 0) return 0
    const sound = levels.reduce<number>(
      (sum, dB, k) =>
        sum + (dB === null ? 0 : 10 ** (dB / 20) * Math.sin(2 * Math.PI * frequency * (k + 1) * t)),
      0,
    )
    return sound * Math.exp(-t)
  })
}

const namesOf = (readings: ReturnType<typeof readingsOf>) =>
  new Set(readings.map((reading) => reading.string))

describe('a string through the loudspeaker of a telephone', () => {
  // Measured on recordings of nylon and steel strings through a high-pass of 400 to 600 Hz.
  it.each([
    ['A2', 110, [null, -37, -35, -12, -57, -40, -22, -49, -39, -34, -44, -35]],
    ['E2', 82.41, [null, null, null, -45, -25, -12, -26, -31, -27, -31, -45, -51]],
    ['E2', 82.41, [null, null, null, -48, -22, -13, -31, -42, -38, -32, -54, -51]],
  ] as const)('%s is not taken for its strongest partial', (name, frequency, levels) => {
    const readings = readingsOf(pluckOf(frequency, levels), OPTIONS)
    expect(readings.length).toBeGreaterThan(40)
    expect(namesOf(readings)).toEqual(new Set([name]))
  })
})

describe('two strings', () => {
  const pluck = { sampleRate: 48000, seconds: 1.6, onset: 0.25 }

  it('plucked together: the weaker low one does not take the partials of the other', () => {
    for (const [high, low, name] of [
      [246.94, 82.41, 'B3'],
      [329.63, 110, 'E4'],
    ] as const) {
      const sound = mixed(
        stiffString({ ...pluck, frequency: high, amplitude: 0.3 }),
        stiffString({ ...pluck, frequency: low, amplitude: 0.15, seed: 2 }),
      )
      const readings = readingsOf(sound, OPTIONS)
      expect(readings.length).toBeGreaterThan(40)
      expect(namesOf(readings)).toEqual(new Set([name]))
    }
  })

  it('one after the other: the second is shown, though it is no louder', () => {
    const sound = mixed(
      stiffString({ ...pluck, frequency: 146.83 }),
      stiffString({ ...pluck, frequency: 196, onset: 0.75, seed: 2 }),
    )
    const shown = shownFor(sound, OPTIONS)
    expect(namesOf(shown.slice(26, 45).filter((r) => r !== null))).toEqual(new Set(['D3']))
    const after = shown.slice(60).filter((r) => r !== null)
    expect(after.length).toBeGreaterThan(30)
    expect(namesOf(after)).toEqual(new Set(['G3']))
  })
})

describe('speech', () => {
  it('is a string in few frames only, however high the voice', () => {
    const shares = [80, 110, 150, 200, 280].map((pitch) => {
      const said = syllables({ length: 6 * 48000, rms: 0.056, sampleRate: 48000, pitch })
      return readingsOf(said, OPTIONS).length / 360
    })
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.12)
  })
})
