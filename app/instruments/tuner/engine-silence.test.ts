import { describe, expect, it } from 'vitest'
import { readingsOf, shownFor } from './listening.fixture.ts'
import { mainsHum, metronomeClicks, mixed, stiffString, whiteNoise } from './sounds.fixture.ts'

const RATES = [44100, 48000]
const SECONDS = 4

/** Sounds without a played string. */
const NOTHING: Record<string, (sampleRate: number) => Float32Array> = {
  silence: (rate) => new Float32Array(SECONDS * rate),
  'white noise': (rate) => whiteNoise(SECONDS * rate, 0.05),
  'hum of 50 Hz': (rate) => mainsHum(SECONDS * rate, 0.05, rate),
  'hum of 60 Hz': (rate) => mainsHum(SECONDS * rate, 0.05, rate, 60),
  'hum and noise': (rate) =>
    mixed(mainsHum(SECONDS * rate, 0.01, rate), whiteNoise(SECONDS * rate, 0.001)),
  'metronome clicks': (rate) => metronomeClicks(SECONDS * rate, 0.3, rate),
  'a constant offset': (rate) => new Float32Array(SECONDS * rate).fill(0.5),
}

describe.each(RATES)('at %i samples a second', (sampleRate) => {
  it.each(Object.entries(NOTHING))('%s shows nothing', (_, sound) => {
    expect(readingsOf(sound(sampleRate), { sampleRate, frameRate: 60 })).toEqual([])
  })
})

describe('a string among disturbances', () => {
  const sampleRate = 48000
  const string = stiffString({ frequency: 148, sampleRate, seconds: 1.5, onset: 0.25 })
  const cents = 1200 * Math.log2(148 / 146.8324)

  it.each([
    ['white noise', whiteNoise(72000, 0.02)],
    ['hum of 50 Hz', mainsHum(72000, 0.03, sampleRate)],
    ['hum of 60 Hz', mainsHum(72000, 0.03, sampleRate, 60)],
    ['metronome clicks', metronomeClicks(72000, 0.1, sampleRate)],
    ['another string', stiffString({ frequency: 82, sampleRate, seconds: 1.5, amplitude: 0.08 })],
  ])('is detected through %s', (_, disturbance) => {
    const sound = mixed(string, disturbance)
    // From 0.2 s after the pluck.
    const readings = shownFor(sound, { sampleRate, frameRate: 60 })
      .slice(27)
      .filter((r) => r !== null)
    const right = readings.filter((r) => r.string === 'D3' && Math.abs(r.cents - cents) < 4)
    expect(right.length).toBeGreaterThan(50)
    expect(right.length / readings.length).toBeGreaterThan(0.95)
  })
})
