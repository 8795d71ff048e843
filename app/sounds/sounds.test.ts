import { describe, expect, it } from 'vitest'
import { bell } from './bell.ts'
import { loudnessOf, withLoudness } from './loudness.ts'
import { pageTurn } from './page-turn.ts'
import { peakOf, type Samples } from './samples.ts'
import { IN_TUNE_BELL, PAGE_TURN, seaString } from './sounds.ts'

const RATE = 24_000

/** Energy of a stretch, given in seconds. */
const energy = (samples: Samples, from: number, to: number) =>
  samples
    .subarray(Math.round(from * RATE), Math.round(to * RATE))
    .reduce((sum, sample) => sum + sample ** 2, 0)

/** Strength of one frequency (Hz), by Goertzel's sum. */
function strengthOf(samples: Samples, frequency: number): number {
  const omega = (2 * Math.PI * frequency) / RATE
  let re = 0
  let im = 0
  for (const [i, sample] of samples.entries()) {
    re += sample * Math.cos(omega * i)
    im += sample * Math.sin(omega * i)
  }
  return Math.hypot(re, im) / samples.length
}

/** Zero crossings per second in a stretch (s): twice the dominant frequency. */
function crossings(samples: Samples, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * RATE), Math.round(to * RATE))
  const count = part.reduce(
    (sum, now, i) => sum + (i > 0 && now * (part[i - 1] ?? 0) < 0 ? 1 : 0),
    0,
  )
  return count / (to - from)
}

describe('every sound of the page', () => {
  const sounds = {
    'the bell': IN_TUNE_BELL,
    'the page of the log': PAGE_TURN,
    'the lowest string': seaString(82.41),
    'the highest string': seaString(329.63),
  }
  for (const [name, { make, volume }] of Object.entries(sounds)) {
    it(`${name} does not clip when it is as loud as the others, nor click at its ends`, () => {
      const loud = withLoudness(make(RATE), RATE, -23)
      expect(loudnessOf(loud, RATE)).toBeCloseTo(-23, 2)
      expect(peakOf(loud) * volume).toBeLessThan(0.5)
      expect(Math.abs(loud.at(-1) ?? 1)).toBeLessThan(0.01)
    })
  }
})

describe('the bell', () => {
  it('is over after 300 ms, and begins at once', () => {
    const samples = bell(RATE)
    expect(samples).toHaveLength(0.3 * RATE)
    expect(energy(samples, 0, 0.1)).toBeGreaterThan(4 * energy(samples, 0.2, 0.3))
    expect(peakOf(samples.subarray(0, 0.01 * RATE))).toBeGreaterThan(0.9 * peakOf(samples))
  })

  it('has its strike note and the minor third of a bell, and nothing where strings are tuned', () => {
    const samples = bell(RATE)
    const strike = strengthOf(samples, 1568)
    expect(strengthOf(samples, 1.2 * 1568)).toBeGreaterThan(0.1 * strike)
    for (const string of [82.41, 110, 146.83, 196, 246.94, 329.63]) {
      expect(strengthOf(samples, string)).toBeLessThan(0.02 * strike)
    }
  })
})

describe('a page being turned', () => {
  it('is the same every time, and short', () => {
    expect(pageTurn(RATE)).toEqual(pageTurn(RATE))
    expect(pageTurn(RATE)).toHaveLength(0.42 * RATE)
    expect(peakOf(pageTurn(RATE))).toBeCloseTo(0.8)
  })

  it('has a quiet start, a loud middle and a quiet end', () => {
    const samples = pageTurn(RATE)
    const loose = energy(samples, 0.02, 0.07)
    expect(loose).toBeGreaterThan(0)
    expect(energy(samples, 0.2, 0.25)).toBeGreaterThan(2 * loose)
    expect(energy(samples, 0.37, 0.42)).toBeLessThan(0.2 * energy(samples, 0.2, 0.25))
  })

  it('is brighter while it is swung', () => {
    const samples = pageTurn(RATE)
    expect(crossings(samples, 0.19, 0.29)).toBeGreaterThan(1.3 * crossings(samples, 0.08, 0.13))
  })
})
