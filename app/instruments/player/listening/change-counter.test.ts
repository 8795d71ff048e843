import { expect, it } from 'vitest'
import { parseFrets } from '../../../../domain/music/frets.ts'
import { createEar } from '../../ear/engine.ts'
import { stiffString } from '../../tuner/sounds.fixture.ts'
import { pitchesOf } from '../strum.ts'
import { createChangeCounter } from './change-counter.ts'

const RATE = 24_000
const chord = (frets: string) => pitchesOf(parseFrets(frets) ?? [])
const E = chord('022100')
const AM = chord('x02210')
const C = chord('x32010')

/** Chords that are strummed one after the other, each for so long (s), damped by the next. */
function strummed(chords: number[][], seconds: number) {
  const samples = new Float32Array((1 + chords.length * seconds) * RATE)
  for (const [index, pitches] of chords.entries())
    for (const [order, pitch] of pitches.entries()) {
      const frequency = 440 * 2 ** ((pitch - 69) / 12)
      const seed = index * 10 + order + 1
      const sound = stiffString({ frequency, sampleRate: RATE, seconds, seed, amplitude: 0.1 })
      const first = Math.round((0.5 + index * seconds + order * 0.012) * RATE)
      for (const [i, sample] of sound.entries())
        if (first + i < samples.length) samples[first + i] = (samples[first + i] ?? 0) + sample
    }
  return samples
}

function counted(chords: number[][], pair: readonly [number[], number[]]): number {
  const samples = strummed(chords, 0.8)
  const ear = createEar({ sampleRate: RATE })
  const counter = createChangeCounter(ear, pair, 0)
  const frame = RATE / 50
  for (let from = 0; from + frame <= samples.length; from += frame) {
    ear.push(samples.subarray(from, from + frame))
    if (from % (4 * frame) === 0) counter.listen((from + frame) / RATE)
  }
  return counter.changes()
}

it('counts each change between two chords', () => {
  expect(counted([E, AM, E, AM, E, AM], [E, AM])).toBe(5)
  expect(counted([AM, C, AM, C, AM], [AM, C])).toBe(4)
})

it('does not count a chord that is strummed again', () => {
  expect(counted([E, E, E, AM, AM, E], [E, AM])).toBe(2)
  expect(counted([AM, AM, AM, AM], [AM, C])).toBe(0)
})
