import { type Biquad, biquad } from './biquad.ts'
import type { Samples } from './samples.ts'

/** Window of momentary loudness and its step (s). */
const WINDOW = 0.4
const STEP = 0.1

/**
 * The greatest momentary loudness of a sound: that of its loudest 400 ms, with silence after it where
 * it is shorter (ITU-R BS.1770-5, EBU Tech 3341).
 *
 * @param sampleRate Hz
 * @returns LUFS
 */
export function loudnessOf(samples: Samples, sampleRate: number): number {
  const shelf = biquad()
  const highPass = biquad()
  const head = headOf(sampleRate)
  const low = lowCutOf(sampleRate)
  const step = Math.round(STEP * sampleRate)
  const energies = new Float64Array(Math.ceil(samples.length / step))
  for (const [i, sample] of samples.entries()) {
    const weighted = highPass(shelf(sample, head), low)
    const at = Math.floor(i / step)
    energies[at] = (energies[at] as number) + weighted ** 2
  }
  const steps = Math.round(WINDOW / STEP)
  const windows = energies.map((_, at) =>
    energies.subarray(at, at + steps).reduce((sum, energy) => sum + energy, 0),
  )
  return -0.691 + 10 * Math.log10(Math.max(...windows) / (steps * step))
}

/** The same sound at a given loudness (LUFS). */
export function withLoudness(samples: Samples, sampleRate: number, loudness: number): Samples {
  const gain = 10 ** ((loudness - loudnessOf(samples, sampleRate)) / 20)
  return samples.map((sample) => sample * gain)
}

/** High shelf of K-weighting (its first stage) at any sample rate (libebur128). */
function headOf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

/** High-pass of K-weighting (its second stage). */
function lowCutOf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}
