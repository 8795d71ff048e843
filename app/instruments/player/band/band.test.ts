import { describe, expect, it } from 'vitest'
import { frequencyOf } from '../../tuner/notes.ts'
import { centsFrom } from '../listening.fixture.ts'
import { createPlayerRenderer } from '../renderer.ts'
import type { PlayerSettings } from '../sequence.ts'
import type { Timeline } from '../timeline.ts'
import { createBand } from './band.ts'
import { bandPart } from './band-part.ts'

const RATE = 48_000
const BLOCK = 128
const BASS_NOTES = Array.from({ length: 24 }, (_, index) => 28 + index)

function rendered(band: ReturnType<typeof createBand>, seconds: number): Float32Array {
  const samples = new Float32Array(Math.ceil((seconds * RATE) / BLOCK) * BLOCK)
  for (let start = 0; start < samples.length; start += BLOCK)
    band.render(samples.subarray(start, start + BLOCK), 0, BLOCK)
  return samples
}

const meanOf = (samples: Float32Array) =>
  samples.reduce((sum, each) => sum + each, 0) / samples.length
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)

describe('the bass', () => {
  it('is within two cents everywhere', () => {
    const cents = BASS_NOTES.map((pitch) => {
      const band = createBand(RATE)
      band.act({ at: 0, do: 'bass', pitch, velocity: 0.9 })
      return Math.abs(centsFrom(rendered(band, 0.9), frequencyOf(pitch), RATE))
    })
    expect(Math.max(...cents)).toBeLessThan(2)
  })

  it('stops when it is damped', () => {
    const band = createBand(RATE)
    band.act({ at: 0, do: 'bass', pitch: 33, velocity: 0.9 })
    rendered(band, 0.5)
    band.damp()
    rendered(band, 1)
    expect(peakOf(rendered(band, 0.1))).toBeLessThan(0.001)
  })
})

const ALL: PlayerSettings = {
  ...{ tempo: 120, loop: null, tempoStep: 0, tempoGoal: 120, countIn: 0 },
  ...{ hasClick: false, hasGuitar: true, hasBand: true, hasMelody: true },
}

/** Four bars of rock, with a full chord at each beat and a melody. */
function loudest(): Timeline {
  const chords = [0, 4, 8, 12].map((at) => ({ at, chord: 'E' }))
  const strings = [64, 59, 56, 52, 47, 40]
  const beats = Array.from({ length: 16 }, (_, beat) => beat)
  const pluck = (at: number, string: number, velocity: number) =>
    ({ at, string, do: 'pluck', pitch: strings[string] ?? 0, velocity, isDead: false }) as const
  return {
    ...{ length: 16, bar: 4, pulse: 1, feel: 'straight', order: [0, 1, 2, 3] },
    onsets: beats.map((at) => ({ at, beat: at })),
    actions: beats.flatMap((at) => strings.map((_, string) => pluck(at, string, 0.8))),
    melody: beats.map((at) => pluck(at, 0, 0.8)),
    band: bandPart({
      ...{ groove: 'rock', metre: [4, 4], bars: 4, chords, starts: [0], swing: (at) => at },
    }),
  }
}

function play(timeline: Timeline, settings: PlayerSettings, seconds: number, block = BLOCK) {
  const renderer = createPlayerRenderer(RATE, 'steel', timeline, settings)
  renderer.start(0, 0)
  const samples = new Float32Array(Math.ceil((seconds * RATE) / block) * block)
  for (let start = 0; start < samples.length; start += block)
    renderer.render(samples.subarray(start, start + block), start)
  return samples
}

describe('the whole band', () => {
  const samples = play(loudest(), ALL, 8)

  it('neither clips nor rests off the middle', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(1)
    expect(peakOf(samples)).toBeGreaterThan(0.3)
    expect(Math.abs(meanOf(samples))).toBeLessThan(0.002)
  })

  it('strikes on the very sample', () => {
    const drums = { ...loudest(), actions: [], melody: [] }
    const only = play({ ...drums, band: [{ at: 1, do: 'drum', drum: 'rim', velocity: 1 }] }, ALL, 1)
    const first = only.findIndex((sample) => sample !== 0)
    // The first sample of a stroke may be nothing.
    expect(first - RATE / 2).toBeGreaterThanOrEqual(0)
    expect(first - RATE / 2).toBeLessThan(3)
  })

  it.each(['hasBand', 'hasGuitar', 'hasMelody'] as const)('is quieter without %s', (part) => {
    const energy = (samples: Float32Array) => samples.reduce((sum, each) => sum + each * each, 0)
    expect(energy(play(loudest(), { ...ALL, [part]: false }, 8))).toBeLessThan(energy(samples))
  })

  it('is silent without any of them', () => {
    const nothing = { ...ALL, hasBand: false, hasGuitar: false, hasMelody: false }
    expect(peakOf(play(loudest(), nothing, 1))).toBe(0)
  })
})
