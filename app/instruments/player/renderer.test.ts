import { describe, expect, it } from 'vitest'
import { createPlayerRenderer } from './renderer.ts'
import type { PlayedBeat, PlayerSettings } from './sequence.ts'
import type { Action, Timeline } from './timeline.ts'

const RATE = 48_000
const BLOCK = 128
const SETTINGS: PlayerSettings = {
  ...{
    tempo: 120,
    loop: null,
    tempoStep: 0,
    tempoGoal: 240,
    hasClick: false,
    hasGuitar: true,
    countIn: 0,
  },
}

const note = (at: number): Action => ({
  ...{ at, string: 0, do: 'pluck', pitch: 64, velocity: 0.8, isDead: true },
})
const timeline = (...at: number[]): Timeline => ({
  ...{ length: 4, bar: 4, pulse: 1, feel: 'straight', order: [0] },
  ...{ actions: at.map(note), onsets: [] },
})

/** Renders to a time (s); `at` is called before each block with its time. */
function play(
  renderer: ReturnType<typeof createPlayerRenderer>,
  seconds: number,
  at = (_: number) => {},
) {
  const samples = new Float32Array(Math.ceil((seconds * RATE) / BLOCK) * BLOCK)
  const beats: PlayedBeat[] = []
  for (let frame = 0; frame < samples.length; frame += BLOCK) {
    at(frame / RATE)
    beats.push(...renderer.render(samples.subarray(frame, frame + BLOCK), frame))
  }
  return { samples, beats, onsets: onsetsOf(samples) }
}

/** Frames at which sound begins after 30 ms of silence. */
function onsetsOf(samples: Float32Array): number[] {
  const onsets: number[] = []
  let silent = RATE
  for (const [frame, sample] of samples.entries()) {
    if (Math.abs(sample) < 1e-4) silent++
    else {
      if (silent > 0.03 * RATE) onsets.push(frame)
      silent = 0
    }
  }
  return onsets
}

const create = (music: Timeline, changes: Partial<PlayerSettings> = {}) =>
  createPlayerRenderer(RATE, 'steel', music, { ...SETTINGS, ...changes })

describe('a score', () => {
  it('sounds on the sample of each note, and ends', () => {
    const renderer = create(timeline(0, 1.5, 3), { tempo: 133 })
    renderer.start(0, 0.1)
    const { onsets, beats } = play(renderer, 3)
    const places = [0, 1.5, 3].map((at) => Math.round((0.1 + (at * 60) / 133) * RATE))
    expect(onsets).toHaveLength(3)
    for (const [index, onset] of onsets.entries())
      expect(Math.abs(onset - (places[index] ?? 0))).toBeLessThanOrEqual(2)
    expect(beats.map(({ isLast }) => isLast)).toEqual([false, false, false, true])
    expect(renderer.isSilent()).toBe(true)
  })

  it('begins at any place, after whole bars of counting', () => {
    const renderer = create(timeline(0, 2.5), { countIn: 1 })
    renderer.start(2.5, 0)
    const { onsets, beats } = play(renderer, 3.2)
    // Four clicks, and the note on the next beat.
    expect(onsets.map((onset) => +(onset / RATE).toFixed(3))).toEqual([0, 0.5, 1, 1.5, 2])
    expect(beats.filter(({ isCountIn }) => isCountIn)).toHaveLength(4)
    expect(beats.find(({ isCountIn }) => !isCountIn)).toMatchObject({ from: 2.5, to: 3, time: 2 })
  })

  it('clicks on each beat if it is asked to', () => {
    const renderer = create(timeline(), { hasClick: true })
    renderer.start(0, 0)
    expect(play(renderer, 2.4).onsets.map((onset) => +(onset / RATE).toFixed(3))).toEqual([
      0, 0.5, 1, 1.5,
    ])
  })
})

describe('a loop', () => {
  it('has no seam', () => {
    const renderer = create(timeline(0, 1, 2), { tempo: 97, loop: [1, 2.5] })
    renderer.start(1, 0)
    const { onsets, beats } = play(renderer, 8)
    const turn = (1.5 * 60) / 97
    const places = [0, 1, 2, 3].flatMap((turns) => [turns * turn, turns * turn + 60 / 97])
    for (const [index, place] of places.entries())
      expect(Math.abs((onsets[index] ?? 0) - Math.round(place * RATE))).toBeLessThanOrEqual(2)
    expect(beats.map(({ turn }) => turn).slice(0, 5)).toEqual([0, 0, 1, 1, 2])
  })

  it('gets faster after each turn, up to its goal', () => {
    const loop = { loop: [0, 1] as const, tempo: 60, tempoStep: 30, tempoGoal: 120 }
    const renderer = create(timeline(0), loop)
    renderer.start(0, 0)
    const { beats } = play(renderer, 3.5)
    expect(beats.map(({ duration }) => +duration.toFixed(3))).toEqual([
      1, 0.667, 0.5, 0.5, 0.5, 0.5,
    ])
  })

  it('is entered from before it and left behind when it is given up', () => {
    const renderer = create(timeline(0), { loop: [1, 2] })
    renderer.start(0, 0)
    const { beats } = play(renderer, 3, (time) => {
      if (time > 1.6) renderer.change(SETTINGS)
    })
    expect(beats.map(({ from }) => from)).toEqual([0, 1, 1, 1, 1, 2])
  })
})

it('takes a new tempo on the next beat', () => {
  const renderer = create(timeline(0))
  renderer.start(0, 0)
  const { beats } = play(renderer, 2, (time) => {
    if (time > 0.2) renderer.change({ ...SETTINGS, tempo: 60 })
  })
  expect(beats.map(({ time }) => time)).toEqual([0, 0.5, 1.5])
})
