import { butterworth, createFilter } from '../../../app/instruments/tuner/filters.ts'
import {
  mainsHum,
  metronomeClicks,
  mixed,
  rmsOf,
  scaled,
  speechLike,
  whiteNoise,
} from '../../../app/instruments/tuner/sounds.fixture.ts'
import { seeded } from '../../../app/sounds/samples.ts'
import { throughLoudspeaker } from './guitars.ts'
import type { Recording } from './recordings.ts'
import { resampled } from './resampled.ts'

/** Required result of a condition: p95 error in cents, shares of frames in %. */
export type Target = { p95: number; octave: number; wrong: number; coverage: number }

const LIGHT: Target = { p95: 3.3, octave: 0.2, wrong: 0.3, coverage: 88 }
const HEAVY: Target = { ...LIGHT, p95: 3.5, coverage: 85 }
const TWO: Target = { ...LIGHT, p95: 6, coverage: 85 }

/** A way to spoil a recording, the same every time; `other` is a recording of another string. */
export type Condition = {
  name: string
  target: Target | null
  render(clip: Recording, other: Recording, seed: number): Float32Array
}

export const decibels = (db: number) => 10 ** (db / 20)

/** Level of the sounding string: from its pluck to the end. */
export function levelOf(clip: Recording): number {
  return rmsOf(clip.samples.subarray(Math.round(clip.onsetSeconds * clip.sampleRate)))
}

function withNoise(snr: number): Condition['render'] {
  return (clip, _, seed) =>
    mixed(clip.samples, whiteNoise(clip.samples.length, levelOf(clip) / decibels(snr), seed))
}

function withHum(level: number, mains: number): Condition['render'] {
  return (clip) =>
    mixed(
      clip.samples,
      mainsHum(clip.samples.length, levelOf(clip) * decibels(level), clip.sampleRate, mains),
    )
}

/** Another string that rings on, plucked `earlier` seconds before. */
export function withString(level: number, earlier: number): Condition['render'] {
  return (clip, other) => {
    const gain = (levelOf(clip) / levelOf(other)) * decibels(level)
    const ringing = resampled(other.samples, other.sampleRate / clip.sampleRate)
    const skip = Math.round((other.onsetSeconds - clip.onsetSeconds + earlier) * clip.sampleRate)
    return mixed(clip.samples, scaled(ringing.subarray(Math.max(0, skip)), gain))
  }
}

function throughHighPass(cutoff: number): Condition['render'] {
  return ({ samples, sampleRate }) => {
    const filter = createFilter(butterworth('highpass', 4, cutoff, sampleRate))
    return samples.map((x) => filter.process(x))
  }
}

/** A small room after Schroeder (1962): four combs of a half-second reverberation, as loud as the string. */
export function inRoom({
  samples,
  sampleRate,
}: Pick<Recording, 'samples' | 'sampleRate'>): Float32Array {
  const wet = new Float32Array(samples.length)
  for (const seconds of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const delay = Math.round(seconds * sampleRate)
    const gain = 10 ** ((-3 * seconds) / 0.5)
    const comb = new Float32Array(samples.length)
    for (let i = delay; i < samples.length; i++) {
      comb[i] = (samples[i - delay] as number) + gain * (comb[i - delay] as number)
      wet[i] = (wet[i] as number) + (comb[i] as number)
    }
  }
  return mixed(samples, scaled(wet, rmsOf(samples) / rmsOf(wet)))
}

export const CONDITIONS: readonly Condition[] = [
  { name: 'clean', target: LIGHT, render: (clip) => clip.samples },
  { name: 'white noise 30 dB', target: LIGHT, render: withNoise(30) },
  { name: 'white noise 20 dB', target: LIGHT, render: withNoise(20) },
  { name: 'white noise 10 dB', target: HEAVY, render: withNoise(10) },
  { name: '50 Hz hum at -20 dB', target: HEAVY, render: withHum(-20, 50) },
  { name: '50 Hz hum at -6 dB', target: HEAVY, render: withHum(-6, 50) },
  { name: '60 Hz hum at -6 dB', target: HEAVY, render: withHum(-6, 60) },
  {
    name: 'level -40 dBFS, noise -80',
    target: LIGHT,
    render: (clip, _, seed) =>
      mixed(
        scaled(clip.samples, decibels(-40) / levelOf(clip)),
        whiteNoise(clip.samples.length, decibels(-80), seed),
      ),
  },
  {
    name: 'metronome click, peak -3 dB',
    target: HEAVY,
    render: (clip) =>
      mixed(
        clip.samples,
        metronomeClicks(clip.samples.length, levelOf(clip) * decibels(-3), clip.sampleRate),
      ),
  },
  {
    name: 'speech at -10 dB',
    target: null,
    render: (clip, _, seed) =>
      mixed(
        clip.samples,
        speechLike(clip.samples.length, levelOf(clip) * decibels(-10), clip.sampleRate, seed),
      ),
  },
  { name: 'laptop microphone, 180 Hz high-pass', target: LIGHT, render: throughHighPass(180) },
  {
    name: 'telephone, 400 Hz high-pass',
    target: LIGHT,
    render: (clip, _, seed) => throughLoudspeaker(clip, { cutoff: 400, drive: 0.3, seed }),
  },
  {
    name: 'telephone, 500 Hz, overdriven',
    target: LIGHT,
    render: (clip, _, seed) => throughLoudspeaker(clip, { cutoff: 500, drive: 2, seed }),
  },
  { name: 'another string at -10 dB', target: TWO, render: withString(-10, 0) },
  { name: 'another string at -6 dB', target: TWO, render: withString(-6, 0) },
  { name: 'another string at -6 dB, earlier', target: TWO, render: withString(-6, 0.25) },
  { name: 'room', target: LIGHT, render: inRoom },
]

/** Sounds that must show no reading, as samples at `sampleRate` of `seconds`. */
export function silentConditions(sampleRate: number, seconds: number, seed: number) {
  const length = sampleRate * seconds
  const random = seeded(seed)
  const noisy = (sound: Float32Array) => mixed(sound, whiteNoise(length, decibels(-70), seed))
  const offset = Math.floor(random() * sampleRate)
  return {
    silence: new Float32Array(length),
    'white noise': whiteNoise(length, decibels(-30), seed),
    '50 Hz hum': mainsHum(length + offset, decibels(-30), sampleRate).subarray(offset),
    '60 Hz hum': mainsHum(length + offset, decibels(-30), sampleRate, 60).subarray(offset),
    'hum and noise': noisy(mainsHum(length, decibels(-50), sampleRate)),
    'metronome clicks': metronomeClicks(length, decibels(-12), sampleRate),
    'clicks and noise': noisy(metronomeClicks(length, decibels(-12), sampleRate)),
    speech: speechLike(length, decibels(-25), sampleRate, seed),
  }
}
