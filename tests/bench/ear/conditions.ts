import { butterworth, createFilter } from '../../../app/instruments/tuner/filters.ts'
import { mixed, rmsOf, scaled, whiteNoise } from '../../../app/instruments/tuner/sounds.fixture.ts'
import { decibels, inRoom } from '../tuner/conditions.ts'
import { atRate, type Sound } from './notes.ts'

/** A way to spoil a sound, the same every time. */
export type Condition = { name: string; render(sound: Sound, seed: number): Sound }

const PHONE_HZ = 200
const QUIET = decibels(-40)
const CONVERTER = decibels(-80)

export const CONDITIONS: readonly Condition[] = [
  { name: 'clean', render: (sound) => sound },
  { name: 'at 44100 Hz', render: (sound) => atRate(sound, 44100) },
  { name: 'room', render: (sound) => ({ ...sound, samples: inRoom(sound) }) },
  { name: 'phone, 200 Hz high-pass', render: throughPhone },
  { name: 'white noise 20 dB', render: (sound, seed) => withNoise(sound, 20, seed) },
  { name: 'white noise 10 dB', render: (sound, seed) => withNoise(sound, 10, seed) },
  { name: 'level -40 dBFS, noise -80', render: quiet },
]

/** Level of the loudest half second: what is played, without the silence around it. */
export function levelOf({ samples, sampleRate }: Sound): number {
  const length = Math.round(sampleRate / 2)
  let loudest = 0
  for (let from = 0; from + length <= samples.length; from += length >> 1)
    loudest = Math.max(loudest, rmsOf(samples.subarray(from, from + length)))
  return loudest
}

function withNoise(sound: Sound, snr: number, seed: number): Sound {
  const noise = whiteNoise(sound.samples.length, levelOf(sound) / decibels(snr), seed)
  return { ...sound, samples: mixed(sound.samples, noise) }
}

function throughPhone({ samples, sampleRate }: Sound): Sound {
  const filter = createFilter(butterworth('highpass', 4, PHONE_HZ, sampleRate))
  return { sampleRate, samples: samples.map((x) => filter.process(x)) }
}

function quiet(sound: Sound, seed: number): Sound {
  const faint = scaled(sound.samples, QUIET / levelOf(sound))
  return { ...sound, samples: mixed(faint, whiteNoise(faint.length, CONVERTER, seed)) }
}
