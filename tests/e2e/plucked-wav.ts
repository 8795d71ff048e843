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

/** Writes a WAV file in which plucked strings follow each other, always the same; frequencies in Hz. */
export function writePlucks(file: string, frequencies: number[]) {
  const ring = Math.round(RINGS * SAMPLE_RATE)
  const each = ring + Math.round(SILENCE * SAMPLE_RATE)
  const start = ROOM * SAMPLE_RATE
  const samples = new Int16Array(start + frequencies.length * each)
  for (const [i, frequency] of frequencies.entries()) {
    const pluck = pluckedString(frequency, SAMPLE_RATE, { random: seeded(i + 1) }).subarray(0, ring)
    samples.set(
      Int16Array.from(pluck, (sample) => sample * LOUDNESS * 32_767),
      start + i * each,
    )
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toWav(samples, SAMPLE_RATE))
}
