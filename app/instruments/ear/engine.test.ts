import { describe, expect, it } from 'vitest'
import { createPlayerRenderer } from '../player/renderer.ts'
import type { Timeline } from '../player/timeline.ts'
import { frequencyOf } from '../tuner/notes.ts'
import {
  mainsHum,
  metronomeClicks,
  mixed,
  scaled,
  stiffString,
  whiteNoise,
} from '../tuner/sounds.fixture.ts'
import { CLEAR, createEar, MEMORY_SECONDS } from './engine.ts'

const RATE = 48_000
const BLOCK = 128
const SILENT: Timeline = {
  ...{ length: 4, bar: 4, pulse: 1, feel: 'straight', order: [0] },
  ...{ actions: [], onsets: [] },
}
const ATTACK = 0.4
const WINDOW = { from: ATTACK - 0.15, to: ATTACK + 0.15 }

const note = (pitch: number, onset = ATTACK, sampleRate = RATE) =>
  stiffString({ frequency: frequencyOf(pitch), sampleRate, seconds: 1.1, onset, seed: pitch })

/** An ear that has heard so much (s) of a sound. */
function earAfter(samples: Float32Array, heard: number, sampleRate = RATE, block = 128) {
  const ear = createEar({ sampleRate })
  const length = Math.round(heard * sampleRate)
  for (let i = 0; i < length; i += block) ear.push(samples.subarray(i, Math.min(length, i + block)))
  return ear
}

const judged = (samples: Float32Array, pitches: number[], heard: number) =>
  earAfter(samples, heard).judge({ pitches, ...WINDOW })

describe('a note', () => {
  it.each([40, 47, 52, 57, 64, 72])(
    '%i is heard 150 ms after its attack, and no other',
    (pitch) => {
      const ear = earAfter(note(pitch), ATTACK + 0.15)
      const verdict = ear.judge({ pitches: [pitch], ...WINDOW })
      expect(verdict.heard).toBe(true)
      expect(verdict.clarity).toBeGreaterThanOrEqual(CLEAR)
      expect(Math.abs((verdict.at ?? 9) - ATTACK)).toBeLessThan(0.02)
      for (const away of [-12, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 12]) {
        const { heard } = ear.judge({ pitches: [pitch + away], ...WINDOW })
        expect(heard, `${away} away`).toBe(false)
      }
    },
  )

  it('that was not played is clearly not heard once its time is over', () => {
    const { heard, at, clarity } = judged(note(52), [53], 1)
    expect({ heard, at }).toEqual({ heard: false, at: null })
    expect(clarity).toBeGreaterThanOrEqual(CLEAR)
  })

  it('cannot be told before enough of it has been heard', () => {
    const { heard, clarity } = judged(note(52), [52], ATTACK + 0.06)
    expect(heard).toBe(false)
    expect(clarity).toBeLessThan(CLEAR)
  })

  it('that only rings on is not heard again', () => {
    const ear = earAfter(mixed(note(45, 0.1), note(50)), 1)
    expect(ear.judge({ pitches: [45], ...WINDOW }).heard).toBe(false)
    expect(ear.judge({ pitches: [50], ...WINDOW }).heard).toBe(true)
  })

  it.each([16_000, 44_100, 96_000])('is heard at %i samples a second', (sampleRate) => {
    const ear = earAfter(note(45, ATTACK, sampleRate), ATTACK + 0.15, sampleRate)
    expect(ear.judge({ pitches: [45], ...WINDOW }).heard).toBe(true)
    expect(ear.judge({ pitches: [46], ...WINDOW }).heard).toBe(false)
  })

  it('is heard in blocks of any size', () => {
    const verdicts = [1, 128, 5000, 48_000].map((block) =>
      earAfter(note(50), ATTACK + 0.3, RATE, block).judge({ pitches: [50], ...WINDOW }),
    )
    expect(verdicts[0]?.heard).toBe(true)
    for (const verdict of verdicts) expect(verdict).toEqual(verdicts[0])
  })
})

describe('a chord', () => {
  const MINOR = [45, 52, 57, 60, 64]
  const MAJOR = [45, 52, 57, 61, 64]
  const strum = (pitches: number[]) => {
    const [first, ...others] = pitches.map((pitch, i) => note(pitch, ATTACK + 0.008 * i))
    return mixed(first as Float32Array, ...others)
  }

  it.each([
    [MINOR, MAJOR],
    [MAJOR, MINOR],
  ])('%j is heard, its parallel is not', (played, parallel) => {
    const ear = earAfter(strum(played), ATTACK + 0.4)
    expect(ear.judge({ pitches: played, ...WINDOW }).heard).toBe(true)
    expect(ear.judge({ pitches: parallel, ...WINDOW }).heard).toBe(false)
  })

  it('of which one note sounds is not heard', () => {
    expect(judged(note(45), MINOR, ATTACK + 0.4).heard).toBe(false)
  })
})

describe('where nothing is played', () => {
  it.each([
    ['silence', new Float32Array(RATE)],
    ['noise', whiteNoise(RATE, 0.05)],
    ['hum', mainsHum(RATE, 0.05, RATE)],
    ['clicks', metronomeClicks(RATE, 0.3, RATE)],
  ])('nothing is heard in %s', (_, samples) => {
    const ear = earAfter(samples, 1)
    for (let pitch = 40; pitch < 80; pitch++)
      expect(ear.judge({ pitches: [pitch], ...WINDOW }).heard, `${pitch}`).toBe(false)
  })

  it('silence is clear, and what is forgotten is not', () => {
    const ear = earAfter(note(50), 1)
    expect(ear.judge({ pitches: [50], ...WINDOW }).heard).toBe(true)
    for (let second = 0; second <= MEMORY_SECONDS; second++) ear.push(new Float32Array(RATE))
    const late = { from: MEMORY_SECONDS - 1, to: MEMORY_SECONDS - 0.5 }
    expect(ear.judge({ pitches: [50], ...late }).clarity).toBeGreaterThanOrEqual(CLEAR)
    expect(ear.judge({ pitches: [50], ...WINDOW }).clarity).toBeLessThan(CLEAR)
    expect(ear.onsets()).toEqual([])
  })
})

describe('beside a click of the metronome', () => {
  /** Clicks of the player's metronome, one every 0.6 s, as loud as this at their peak. */
  const clicks = (level: number) => {
    const renderer = createPlayerRenderer(RATE, 'steel', SILENT, {
      ...{ tempo: 100, loop: [0, SILENT.length], tempoStep: 0, tempoGoal: 100 },
      ...{ hasClick: true, hasGuitar: true, countIn: 0 },
    })
    renderer.start(0, 0)
    const samples = new Float32Array(2 * RATE)
    for (let frame = 0; frame + BLOCK <= samples.length; frame += BLOCK)
      renderer.render(samples.subarray(frame, frame + BLOCK), frame)
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    return samples.map((sample) => (sample * level) / peak)
  }
  const AT = 1.2
  const asked = { from: AT - 0.15, to: AT + 0.15 }
  const heardWith = (click: number, plucked: number) => {
    const pluck = { frequency: frequencyOf(55), sampleRate: RATE, seconds: 2, onset: AT, seed: 55 }
    const string = stiffString(pluck)
    const peak = string.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    const samples = mixed(clicks(click), scaled(string, plucked / peak))
    return earAfter(samples, 1.75).judge({ pitches: [55], ...asked })
  }

  it('a note that was not played is clearly not heard', () => {
    const { heard, clarity } = heardWith(0.3, 0)
    expect(heard).toBe(false)
    expect(clarity).toBeGreaterThanOrEqual(CLEAR)
  })

  it('a note is heard, and one that is much softer cannot be told', () => {
    expect(heardWith(0.3, 0.3).heard).toBe(true)
    const soft = heardWith(0.3, 0.006)
    expect(soft.heard).toBe(false)
    expect(soft.clarity).toBeLessThan(CLEAR)
  })
})

it('the attacks are found', () => {
  const times = [0.3, 0.55, 0.8]
  const [first, ...others] = times.map((time, i) => note(45 + 7 * i, time))
  const onsets = earAfter(mixed(first as Float32Array, ...others), 1.1).onsets()
  expect(onsets).toHaveLength(times.length)
  for (const [i, time] of times.entries())
    expect(Math.abs((onsets[i] as number) - time)).toBeLessThan(0.02)
})

describe('what makes no sense is refused', () => {
  it.each([0, -1, 7999, Number.NaN, Number.POSITIVE_INFINITY])(
    'a sample rate of %d',
    (sampleRate) => {
      expect(() => createEar({ sampleRate })).toThrow(RangeError)
    },
  )

  it.each([0, -440, Number.NaN])('a pitch of %d Hz for A4', (a4) => {
    expect(() => createEar({ sampleRate: RATE, a4 })).toThrow(RangeError)
  })

  it.each([
    { pitches: [], from: 0, to: 1 },
    { pitches: [Number.NaN], from: 0, to: 1 },
    { pitches: [50], from: 1, to: 0 },
    { pitches: [50], from: Number.NaN, to: 1 },
  ])('the question %j', (question) => {
    expect(() => createEar({ sampleRate: RATE }).judge(question)).toThrow(RangeError)
  })
})
