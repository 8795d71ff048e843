import { describe, expect, it } from 'vitest'
import { frequencyOf } from '../tuner/notes.ts'
import { mixed, stiffString } from '../tuner/sounds.fixture.ts'
import { createEar } from './engine.ts'

const RATE = 48_000
const FIRST = 0.4
const CHORD = [40, 47, 52, 56, 59, 64]

const strum = (apart: number, onset = FIRST) => {
  const [first, ...others] = CHORD.map((pitch, i) =>
    stiffString({
      ...{ frequency: frequencyOf(pitch), sampleRate: RATE, seconds: 1 },
      ...{ onset: onset + apart * i, seed: pitch },
    }),
  )
  return mixed(first as Float32Array, ...others)
}

function earThatHeard(samples: Float32Array) {
  const ear = createEar({ sampleRate: RATE })
  for (let i = 0; i < samples.length; i += 128) ear.push(samples.subarray(i, i + 128))
  return ear
}

describe('the time of a strum', () => {
  it.each([0, 2, 4, 8, 12])('of strings %i ms apart is one, and among them', (milliseconds) => {
    const apart = milliseconds / 1000
    const onsets = earThatHeard(strum(apart)).onsets()
    expect(onsets).toHaveLength(1)
    expect(onsets[0]).toBeGreaterThan(FIRST - 0.008)
    expect(onsets[0]).toBeLessThan(FIRST + 5 * apart + 0.008)
  })

  it('that is slow is later than its first string, while another chord rings', () => {
    const [fast, slow] = [0.001, 0.012].map(
      (apart) => earThatHeard(mixed(strum(0.001, 0.1), strum(apart))).onsets()[1],
    )
    expect(slow).toBeGreaterThan((fast as number) + 0.005)
  })

  it('is told with the chord', () => {
    const ear = earThatHeard(strum(0.012))
    const verdict = ear.judge({ pitches: CHORD, from: FIRST - 0.15, to: FIRST + 0.15 })
    expect(verdict.heard).toBe(true)
    expect(verdict.at).toBe(ear.onsets()[0])
  })
})

it('a strum soon after the beginning of a stream that sounds already is found', () => {
  const sound = mixed(strum(0.004, 0.3), strum(0.004, 0.01))
  const onsets = earThatHeard(sound).onsets()
  expect(onsets).toHaveLength(1)
  expect(Math.abs((onsets[0] as number) - 0.31)).toBeLessThan(0.02)
})
