import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pluckedString } from '../../app/instruments/tuner/pluck.ts'

const SAMPLE_RATE = 48_000
/** Each string rings this long, and a little silence follows (s). */
const RINGS = 1.6
const SILENCE = 0.15

/** Writes a WAV file (16 bit, mono) in which plucked strings follow each other; frequencies in Hz. */
export function writePlucks(file: string, frequencies: number[]) {
  const ring = Math.round(RINGS * SAMPLE_RATE)
  const each = ring + Math.round(SILENCE * SAMPLE_RATE)
  const data = Buffer.alloc(frequencies.length * each * 2)
  for (const [i, frequency] of frequencies.entries()) {
    const samples = pluckedString(frequency, SAMPLE_RATE).subarray(0, ring)
    for (const [j, sample] of samples.entries()) {
      data.writeInt16LE(Math.round(sample * 0.5 * 32_767), (i * each + j) * 2)
    }
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.concat([headerOf(data.length), data]))
}

/** @see http://soundfile.sapp.org/doc/WaveFormat/ */
function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLE_RATE, 24)
  header.writeUInt32LE(SAMPLE_RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}
