import { spawnSync } from 'node:child_process'
import { readWav } from '../tuner/recordings.ts'
import type { Sound } from './notes.ts'

/** Programs that turn a FLAC file into a WAVE file on their standard output. */
const DECODERS: readonly [program: string, options: (file: string) => string[]][] = [
  ['flac', (file) => ['--silent', '--decode', '--stdout', file]],
  ['ffmpeg', (file) => ['-v', 'error', '-i', file, '-ac', '1', '-f', 'wav', '-']],
  ['sox', (file) => [file, '-c', '1', '-t', 'wav', '-']],
]

/** Largest output of a decoder, in bytes: some minutes. */
const LARGEST = 1e8

/** The sound in a FLAC file; null if no decoder is installed. Throws if it cannot be decoded. */
export function readFlac(file: string): Sound | null {
  for (const [program, options] of DECODERS) {
    const { error, status, stdout, stderr } = spawnSync(program, options(file), {
      maxBuffer: LARGEST,
    })
    if (error) continue
    if (status !== 0) throw new Error(`${program} cannot decode ${file}: ${stderr}`)
    return readWav(stdout)
  }
  return null
}
