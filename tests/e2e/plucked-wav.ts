import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pluckedString } from '../../app/sounds/pluck.ts'
import { seeded } from '../../app/sounds/samples.ts'
import { toWav } from '../../scripts/tracks/wav.ts'

const SAMPLE_RATE = 48_000
/** Before the first string the tuner gets to know the room (s). */
const ROOM = 2
/** Each string rings this long, and a little silence follows (s). */
const RINGS = 1.25
const SILENCE = 0.15
const LOUDNESS = 0.5
/** From one string of a strum to the next (s). */
const SPREAD = 0.008

/**
 * Writes a WAV file in which plucked strings follow each other, always the same.
 *
 * @param plucks the frequency of each (Hz), or those of a strum, in the order of its strings
 */
export function writePlucks(file: string, plucks: (number | number[])[]) {
  const each = Math.round((RINGS + SILENCE) * SAMPLE_RATE)
  const start = ROOM * SAMPLE_RATE
  const samples = new Int16Array(start + plucks.length * each)
  for (const [i, pluck] of plucks.entries()) {
    samples.set(strummed([pluck].flat(), i + 1), start + i * each)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toWav(samples, SAMPLE_RATE))
}

/** Strings that begin one after the other and end together, as loud in all as one of them. */
function strummed(frequencies: number[], seed: number): Int16Array {
  const mix = new Float32Array(Math.round(RINGS * SAMPLE_RATE))
  for (const [i, frequency] of frequencies.entries()) {
    const string = pluckedString(frequency, SAMPLE_RATE, { random: seeded(seed + i) })
    const first = Math.round(i * SPREAD * SAMPLE_RATE)
    for (let k = first; k < mix.length; k++) {
      mix[k] = (mix[k] as number) + (string[k - first] as number) / frequencies.length
    }
  }
  return Int16Array.from(mix, (sample) => sample * LOUDNESS * 32_767)
}
