import { describe, expect, it } from 'vitest'
import { createTuner } from './engine.ts'
import { readingsOf, shownFor } from './listening.fixture.ts'
import { centsBetween } from './notes.ts'
import { karplusStrong, mixed, scaled, stiffString, whiteNoise } from './sounds.fixture.ts'
import { openStrings } from './tunings.ts'

const OPTIONS = { sampleRate: 48000, frameRate: 60 }
const pluck = { sampleRate: 48000, seconds: 1.2, onset: 0.25 }

/** Expects a reading in most frames, all of them of one string and within `tolerance` cents of `cents`. */
function expectReadings(
  readings: ReturnType<typeof readingsOf>,
  {
    string,
    cents,
    tolerance,
    frames = 40,
  }: { string: string; cents: number; tolerance: number; frames?: number },
) {
  expect(readings.length).toBeGreaterThan(frames)
  expect(new Set(readings.map((reading) => reading.string))).toEqual(new Set([string]))
  for (const reading of readings) expect(Math.abs(reading.cents - cents)).toBeLessThan(tolerance)
}

describe('a plucked string', () => {
  it.each(openStrings('standard'))(
    '$name is detected with its deviation',
    ({ name, frequency }) => {
      for (const cents of [-35, -4, 0, 12, 45]) {
        const sound = stiffString({ ...pluck, frequency: frequency * 2 ** (cents / 1200) })
        expectReadings(readingsOf(sound, OPTIONS), { string: name, cents, tolerance: 2.5 })
      }
    },
  )

  it.each(openStrings('standard'))(
    '$name of Karplus and Strong is detected',
    ({ name, frequency }) => {
      const sound = karplusStrong({ ...pluck, frequency })
      expectReadings(readingsOf(sound, OPTIONS), { string: name, cents: 0, tolerance: 3 })
    },
  )

  it('a low string is detected whose fifteenth partial is the loudest: also the fifth of B3', () => {
    const levels = [-41, -44, -39, -42, -56, -57, -43, -49, -40, -38, -44, -56, -60, -60, -33]
    const sound = Float32Array.from({ length: 57_600 }, (_, i) =>
      levels.reduce(
        (sum, dB, k) =>
          sum + 10 ** (dB / 20) * Math.sin((2 * Math.PI * 82.41 * (k + 1) * i) / 48_000),
        0,
      ),
    )
    expectReadings(readingsOf(sound, OPTIONS), { string: 'E2', cents: 0, tolerance: 3 })
  })

  it.each([16000, 22050, 44100, 48000, 96000])(
    'is detected at %i samples a second',
    (sampleRate) => {
      const sound = stiffString({ ...pluck, sampleRate, frequency: 110 })
      expectReadings(readingsOf(sound, { sampleRate, frameRate: 60 }), {
        string: 'A2',
        cents: 0,
        tolerance: 2,
      })
    },
  )

  it.each([30, 120])('is detected at %i frames a second', (frameRate) => {
    const sound = stiffString({ ...pluck, frequency: 196 })
    expectReadings(readingsOf(sound, { ...OPTIONS, frameRate }), {
      string: 'G3',
      cents: 0,
      tolerance: 2,
      frames: 0.6 * frameRate,
    })
  })

  it('returns frequency and cents of the same pitch', () => {
    for (const reading of readingsOf(stiffString({ ...pluck, frequency: 150 }), OPTIONS)) {
      expect(reading.string).toBe('D3')
      expect(reading.cents).toBeCloseTo(centsBetween(reading.frequency, 146.8324), 3)
    }
  })

  it('is detected with a constant offset, clipped, faint and as the very first sound', () => {
    const sound = stiffString({ ...pluck, frequency: 110, amplitude: 0.4 })
    const offset = sound.map((x) => x + 0.3)
    const clipped = scaled(sound, 8).map((x) => Math.max(-1, Math.min(1, x)))
    const faint = scaled(sound, 0.01)
    const first = stiffString({ ...pluck, onset: 0, frequency: 110 })
    for (const variant of [offset, clipped, faint, first]) {
      expectReadings(readingsOf(variant, OPTIONS), { string: 'A2', cents: 0, tolerance: 3 })
    }
  })

  it('is tracked while its peg is turned', () => {
    // 60 cents in two seconds, as a phase that runs ever faster.
    const rise = (t: number) => 110 * (t + ((2 ** (60 / 1200) - 1) * t * t) / 4)
    const sound = Float32Array.from({ length: 96000 }, (_, i) =>
      [1, 2, 3, 4].reduce(
        (sum, n) => sum + (0.2 / n) * Math.sin(2 * Math.PI * n * rise(i / 48000)),
        0,
      ),
    )
    const readings = readingsOf(sound, OPTIONS)
    expect(readings.length).toBeGreaterThan(90)
    expect(readings.at(-1)?.cents).toBeGreaterThan(48)
    expect(readings.at(-1)?.cents).toBeLessThan(61)
  })

  it('is replaced by the next one', () => {
    const low = stiffString({ ...pluck, seconds: 2.4, frequency: 82.4069 })
    const high = stiffString({
      ...pluck,
      seconds: 2.4,
      onset: 1.2,
      frequency: 146.8324,
      amplitude: 0.6,
    })
    const shown = shownFor(mixed(low, high), OPTIONS)
    expect(new Set(shown.slice(30, 72).map((reading) => reading?.string))).toEqual(new Set(['E2']))
    expect(shown.slice(100).filter((reading) => reading?.string === 'D3').length).toBeGreaterThan(
      35,
    )
    expect(shown.slice(100).filter((reading) => reading?.string === 'E2')).toEqual([])
  })
})

describe('the stream', () => {
  const sound = mixed(stiffString({ ...pluck, frequency: 246.94 }), whiteNoise(57600, 0.003))

  it('may come in blocks of any size', () => {
    const whole = shownFor(sound, OPTIONS)
    const tuner = createTuner(OPTIONS)
    const pieces: typeof whole = []
    let from = 0
    for (let frame = 1; frame <= whole.length; frame++) {
      const to = frame * 800
      for (let size = 1; from < to; size = (size * 7) % 131) {
        const end = Math.min(to, from + size)
        tuner.push(sound.subarray(from, end))
        from = end
      }
      tuner.push(new Float32Array(0))
      pieces.push(tuner.read(frame / 60))
    }
    expect(pieces.filter((reading) => reading && reading.clarity > 0.9)).toEqual(
      whole.filter((reading) => reading),
    )
  })

  it('may hold samples that are no numbers', () => {
    const broken = sound.map((x, i) => (i % 9000 === 0 ? Number.NaN : i % 9000 === 1 ? 1 / 0 : x))
    expectReadings(readingsOf(broken, OPTIONS), {
      string: 'B3',
      cents: 0,
      tolerance: 10,
      frames: 30,
    })
  })

  it('starts over after a reset', () => {
    const tuner = createTuner(OPTIONS)
    const once = shownFor(sound, OPTIONS, tuner)
    tuner.reset()
    expect(tuner.read(0)).toBeNull()
    tuner.reset()
    expect(shownFor(sound, OPTIONS, tuner)).toEqual(once)
  })

  it('refuses rates that make no sense', () => {
    expect(() => createTuner({ sampleRate: 4000, frameRate: 60 })).toThrow(RangeError)
    expect(() => createTuner({ sampleRate: Number.NaN, frameRate: 60 })).toThrow(RangeError)
    expect(() => createTuner({ sampleRate: 48000, frameRate: 0 })).toThrow(RangeError)
  })
})
