import { describe, expect, it } from 'vitest'
import { seeded } from '../../sounds/samples.ts'
import { latencyIn, PROBE_SECONDS, probeSamples } from './handshake.ts'

const RATE = 12_000
const SECONDS = PROBE_SECONDS + 0.9

interface Room {
  /** s; null: the microphone does not hear the loudspeaker. */
  latency: number | null
  /** Level of the noise by that of the probe. */
  noise: number
  seed: number
}

/** The recording of a small loudspeaker in a room with echoes and noise, with a guitar that rings on. */
function recorded({ latency, noise, seed }: Room): Float32Array {
  const random = seeded(seed)
  const samples = new Float32Array(SECONDS * RATE)
  const probe = probeSamples(RATE)
  const rms = Math.sqrt(probe.reduce((sum, sample) => sum + sample * sample, 0) / probe.length)
  if (latency !== null) {
    const echoes = Array.from({ length: 25 }, (_, i) => ({
      after: i === 0 ? 0 : 0.001 + 0.12 * random(),
      gain: i === 0 ? 1 : (random() - 0.5) * 1.2,
    }))
    for (const { after, gain } of echoes) {
      const first = Math.round((latency + after) * RATE)
      const fallen = gain * Math.exp(-after / 0.04)
      for (const [i, sample] of probe.entries())
        if (first + i < samples.length)
          samples[first + i] = (samples[first + i] ?? 0) + fallen * sample
    }
  }
  const string = 2 * Math.PI * (80 + 250 * random())
  for (let i = 0; i < samples.length; i++) {
    const white = (random() + random() + random() - 1.5) * 2
    const ringing = Math.sin((string * i) / RATE) * Math.exp(-i / RATE)
    samples[i] = (samples[i] ?? 0) + noise * rms * (white + ringing)
  }
  return samples
}

describe('the handshake', () => {
  it('finds latencies from 0 to 400 ms within 3 ms, in 95 of 100 noisy rooms or more', {
    timeout: 60_000,
  }, () => {
    const random = seeded(7)
    const found = Array.from({ length: 100 }, (_, seed) => {
      const latency = 0.4 * random()
      const heard = latencyIn(recorded({ latency, noise: 0.3 + 1.7 * random(), seed }), RATE)
      return heard !== null && Math.abs(heard - latency) <= 0.003
    })
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(95)
  })

  it('hears nothing where only noise and a guitar are', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 40; seed++)
      expect(latencyIn(recorded({ latency: null, noise: 1, seed }), RATE)).toBeNull()
  })

  it('hears nothing in silence, nor in a recording that is too short', () => {
    expect(latencyIn(new Float32Array(SECONDS * RATE), RATE)).toBeNull()
    expect(latencyIn(new Float32Array(RATE / 4), RATE)).toBeNull()
  })
})
