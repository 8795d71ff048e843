import { describe, expect, it } from 'vitest'
import { mixed, whiteNoise } from '../tuner/sounds.fixture.ts'
import { linesOf } from './lines.ts'
import { createRecentSamples } from './recent-samples.ts'
import { createSpectra } from './spectra.ts'

const RATE = 48_000
const ATTACK = 0.4
const SECONDS = 0.23

/** A tone that begins at the attack, falls by so many dB a second, and glides by so many cents a second. */
function tone(frequency: number, { fall = 20, glide = 0 } = {}) {
  let phase = 0
  return Float32Array.from({ length: RATE }, (_, i) => {
    const time = i / RATE - ATTACK
    if (time < 0) return 0
    phase += (2 * Math.PI * frequency * 2 ** ((glide * time) / 1200)) / RATE
    return 0.1 * 10 ** ((-fall * time) / 20) * Math.sin(phase)
  })
}

function linesIn(samples: Float32Array) {
  const recent = createRecentSamples({ sampleRate: RATE, seconds: 2, bandwidth: 4200 })
  recent.push(samples)
  const window = { from: ATTACK + 0.018, seconds: SECONDS, since: 0, before: ATTACK - 0.012 }
  return linesOf(createSpectra(recent), window).lines
}

const noveltyAt = (frequency: number, samples: Float32Array) =>
  Math.max(
    0,
    ...linesIn(samples)
      .filter((line) => Math.abs(line.frequency - frequency) < 0.02 * frequency)
      .map(({ novelty }) => novelty),
  )

describe('a line', () => {
  it.each([110, 440, 1760])('of %i Hz that rings is new', (frequency) => {
    expect(noveltyAt(frequency, tone(frequency))).toBeGreaterThan(0.95)
  })

  it.each([440, 1175])('of %i Hz that fades as fast as a bell is not', (frequency) => {
    expect(noveltyAt(frequency, tone(frequency, { fall: 160 }))).toBeLessThan(0.1)
  })

  it.each([440, 1760])('of %i Hz that glides as a voice does is not', (frequency) => {
    expect(noveltyAt(frequency, tone(frequency, { glide: 600 }))).toBeLessThan(0.1)
  })

  it('is new by a share, also where lines beat and noise moves them', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const beside = tone(440 * 2 ** (seed / 400), { fall: 3 * seed, glide: 10 * seed })
      const samples = mixed(tone(440), beside, whiteNoise(RATE, 0.002 * (seed % 5), seed))
      for (const { novelty } of linesIn(samples)) {
        expect(novelty).toBeGreaterThanOrEqual(0)
        expect(novelty).toBeLessThanOrEqual(1)
      }
    }
  })
})
