import { type Biquad, butterworth, createFilter } from '../../../app/instruments/tuner/filters.ts'
import { mixed, rmsOf, scaled, whiteNoise } from '../../../app/instruments/tuner/sounds.fixture.ts'
import { seeded } from '../../../app/sounds/samples.ts'
import type { Recording } from './recordings.ts'
import { resampled } from './resampled.ts'

/** A thin loudspeaker: highest frequency in Hz, level and noise (root mean square), share of its second harmonic. */
const TREBLE = 4000
const LEVEL = 0.1
const NOISE = 3e-4
const EVENNESS = 0.05

/**
 * The recording through the loudspeaker of a telephone: nothing below `cutoff` Hz (36 dB an octave), distorted as by
 * a cone that is driven `drive` times too hard.
 */
export function throughLoudspeaker(
  { samples, sampleRate }: Recording,
  { cutoff, drive, seed }: { cutoff: number; drive: number; seed: number },
): Float32Array {
  const fed = filtered(samples, butterworth('highpass', 4, cutoff, sampleRate))
  const peak = fed.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const moved = fed.map((x) => Math.tanh((drive * x) / peak) / drive + EVENNESS * (x / peak) ** 2)
  const heard = filtered(moved, [
    ...butterworth('highpass', 2, cutoff, sampleRate),
    ...butterworth('lowpass', 4, TREBLE, sampleRate),
  ])
  const level = scaled(heard, LEVEL / rmsOf(heard))
  return mixed(level, whiteNoise(level.length, NOISE, seed))
}

/** Resonances of another guitar: from and to in Hz, ratio from one to the next, and their most in dB. */
const RESONANCES = { from: 60, to: 2000, ratio: 1.25, most: 12 }

/** Its tuning differs by up to so many cents. */
const MISTUNED = 50

/** The recording as if of another guitar: at another pitch, each of its partials stronger or weaker at random. */
export function asAnotherGuitar(clip: Recording, seed: number): Recording {
  const random = seeded(seed)
  const ratio = 2 ** ((MISTUNED * (2 * random() - 1)) / 1200)
  const sections: Biquad[] = []
  for (let hz = RESONANCES.from; hz < RESONANCES.to; hz *= RESONANCES.ratio) {
    sections.push(peak(hz, RESONANCES.most * (2 * random() - 1), clip.sampleRate))
  }
  const samples = filtered(resampled(clip.samples, ratio), sections)
  return {
    ...clip,
    samples: scaled(samples, rmsOf(clip.samples) / rmsOf(samples)),
    truthHz: clip.truthHz * ratio,
    onsetSeconds: clip.onsetSeconds / ratio,
  }
}

/** A resonance of a third of an octave, after Bristow-Johnson's cookbook (see filters.ts); `gain` in dB. */
function peak(hz: number, gain: number, sampleRate: number): Biquad {
  const w0 = (2 * Math.PI * hz) / sampleRate
  const alpha = Math.sin(w0) / 8
  const root = 10 ** (gain / 40)
  const a0 = 1 + alpha / root
  const b1 = (-2 * Math.cos(w0)) / a0
  return {
    b0: (1 + alpha * root) / a0,
    b1,
    b2: (1 - alpha * root) / a0,
    a1: b1,
    a2: (1 - alpha / root) / a0,
  }
}

function filtered(samples: Float32Array, sections: readonly Biquad[]): Float32Array {
  const filter = createFilter(sections)
  return samples.map((x) => filter.process(x))
}
