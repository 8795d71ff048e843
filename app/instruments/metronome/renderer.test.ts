import { expect, test } from 'vitest'
import { createRenderer, type Renderer, type SoundBank } from './renderer.ts'
import type { Beat } from './sequence.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

const RATE = 48_000
const BLOCK = 128
const impulse = { loud: new Float32Array([1, 0.25]), normal: new Float32Array([0.5, 0.125]) }
const bank: SoundBank = { square: impulse, wood: impulse, bell: impulse }

const create = (changes: Partial<Settings> = {}) =>
  createRenderer(RATE, bank, { ...DEFAULT_SETTINGS, ...changes })

/** Renders from second `from` to `to`; `at` is called before each block with its time (s). */
function render(renderer: Renderer, from: number, to: number, at = (_: number) => {}) {
  const first = Math.round((from * RATE) / BLOCK)
  const length = Math.round((to * RATE) / BLOCK) - first
  const samples = new Float32Array(length * BLOCK)
  const beats: Beat[] = []
  for (let block = 0; block < length; block++) {
    const frame = (first + block) * BLOCK
    at(frame / RATE)
    beats.push(...renderer.render(samples.subarray(block * BLOCK, (block + 1) * BLOCK), frame))
  }
  const onsets = [...samples.keys()].filter((i) => samples[i] !== 0 && !samples[i - 1])
  return { samples, beats, onsets: onsets.map((i) => from + i / RATE) }
}

/** The greatest distance from the nearest sample to where a click should be (s). */
const HALF_A_SAMPLE = 0.5 / RATE + 1e-9

test('clicks on the sample that is nearest to the beat, wherever blocks end', () => {
  const renderer = create({ tempo: 133 })
  renderer.start(0.1)
  const { onsets } = render(renderer, 0, 8)
  expect(onsets).toHaveLength(18)
  for (const [index, onset] of onsets.entries()) {
    expect(Math.abs(onset - (0.1 + (index * 60) / 133))).toBeLessThanOrEqual(HALF_A_SAMPLE)
  }
})

test('a click that crosses the end of a block continues in the next', () => {
  const renderer = create()
  renderer.start((BLOCK - 1) / RATE)
  const { samples } = render(renderer, 0, 0.1)
  expect([...samples.slice(BLOCK - 2, BLOCK + 2)]).toEqual([0, 1, 0.25, 0])
})

test('a new tempo counts from the next beat on', () => {
  const renderer = create()
  renderer.start(0)
  const { onsets } = render(renderer, 0, 2.4, (time) => {
    if (time > 0.6) renderer.change({ ...DEFAULT_SETTINGS, tempo: 240 })
  })
  const expected = [0, 0.5, 1, 1.25, 1.5, 1.75, 2, 2.25]
  expect(onsets).toHaveLength(expected.length)
  for (const [index, time] of expected.entries()) {
    expect(onsets[index]).toBeCloseTo(time, 4)
  }
})

test('tempo changes at every block neither lose nor double a beat', () => {
  const renderer = create()
  renderer.start(0)
  let tempo = 40
  const { onsets, beats } = render(renderer, 0, 20, () => {
    tempo = tempo === 240 ? 40 : tempo + 1
    renderer.change({ ...DEFAULT_SETTINGS, tempo })
  })
  expect(onsets).toHaveLength(beats.length)
  for (const [index, beat] of beats.slice(1).entries()) {
    const before = beats[index]
    expect(beat.time - (before?.time ?? 0)).toBeCloseTo(60 / (before?.tempo ?? 0), 9)
  }
})

test('a start that came too late begins at once, and keeps its distances from there', () => {
  const renderer = create()
  renderer.start(0)
  const { onsets } = render(renderer, 1, 2.2)
  expect(onsets[0]).toBeCloseTo(1, 4)
  expect(onsets[1]).toBeCloseTo(1.5, 4)
  expect(onsets).toHaveLength(3)
})

test('after a stop nothing begins, and then it is silent', () => {
  const renderer = create({ subdivision: 4 })
  renderer.start(0)
  render(renderer, 0, 0.2)
  expect(renderer.isSilent()).toBe(false)
  renderer.stop()
  expect(render(renderer, 0.2, 2).onsets).toEqual([])
  expect(renderer.isSilent()).toBe(true)
})

test('clicks that overlap sound together', () => {
  const long = { loud: new Float32Array(RATE).fill(0.25), normal: new Float32Array(RATE).fill(0.5) }
  const renderer = createRenderer(RATE, { ...bank, square: long }, DEFAULT_SETTINGS)
  renderer.start(0)
  const { samples } = render(renderer, 0, 0.8)
  expect(samples[RATE * 0.6]).toBe(0.75)
})
