import { frequencyOf } from '../../../app/instruments/tuner/notes.ts'
import { openStrings } from '../../../app/instruments/tuner/tunings.ts'
import type { Recording } from '../tuner/recordings.ts'

/** A sound of one channel, from -1 to 1. */
export type Sound = { sampleRate: number; samples: Float32Array }

/** The pitches (MIDI numbers) of the open strings, by name. */
const OPEN = new Map(
  openStrings('standard').map(({ name }, i) => [name, [40, 45, 50, 55, 59, 64][i]]),
)

/** The pitch (MIDI number) of the open string of a recording. */
export const openPitch = (clip: Recording) => OPEN.get(clip.string) as number

/**
 * A note made of the recording of an open string, at the speed that makes it sound at a pitch; it
 * begins at the pluck.
 *
 * @param pitch MIDI number; the fraction is by how much the guitar is out of tune
 */
export function noteOf(clip: Recording, pitch: number): Float32Array {
  const ratio = frequencyOf(pitch) / clip.truthHz
  const first = clip.onsetSeconds * clip.sampleRate
  return resampled(clip.samples, ratio, first)
}

/** A sound at another sample rate. */
export function atRate({ samples, sampleRate }: Sound, rate: number): Sound {
  return { samples: resampled(samples, sampleRate / rate), sampleRate: rate }
}

/** The sound at another speed, by linear interpolation; `ratio` source samples to one. */
function resampled(samples: Float32Array, ratio: number, first = 0): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length - first - 1) / ratio) }, (_, i) => {
    const at = first + i * ratio
    const k = Math.floor(at)
    const a = samples[k] as number
    return a + (at - k) * ((samples[k + 1] as number) - a)
  })
}

/** Adds `sound` to `target` from `seconds` on; it stops at `until` seconds, as under a finger. */
export function addNote(
  target: Sound,
  sound: Float32Array,
  {
    seconds,
    gain = 1,
    until = Number.POSITIVE_INFINITY,
  }: { seconds: number; gain?: number; until?: number },
) {
  const { samples, sampleRate } = target
  const first = Math.round(seconds * sampleRate)
  const fade = 0.01 * sampleRate
  const end = until * sampleRate
  for (let i = 0; i < sound.length && first + i < samples.length; i++) {
    const left = Math.min(1, Math.max(0, (end - first - i) / fade))
    samples[first + i] = (samples[first + i] as number) + gain * left * (sound[i] as number)
  }
}
