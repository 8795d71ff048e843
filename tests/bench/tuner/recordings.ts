import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({
  clips: z.array(
    z.object({
      file: z.string(),
      string: z.string(),
      source: z.string(),
      sampleRate: z.number(),
      onsetSeconds: z.number(),
      truthHz: z.number(),
      glide: z.object({
        secondsAfterOnset: z.array(z.number()),
        cents: z.array(z.number()),
      }),
    }),
  ),
})

/** A recording of one plucked open string with its true pitch. */
export type Recording = z.infer<typeof manifestSchema>['clips'][number] & { samples: Float32Array }

/** The recordings that a folder's `manifest.json` lists; empty when there is no such folder. */
export function readRecordings(folder: string): Recording[] {
  const manifest = join(folder, 'manifest.json')
  if (!existsSync(manifest)) return []
  const { clips } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return clips.map((clip) => {
    const { samples, sampleRate } = readWav(readFileSync(join(folder, clip.file)))
    if (sampleRate !== clip.sampleRate) throw new Error(`${clip.file}: ${sampleRate} Hz`)
    return { ...clip, samples }
  })
}

/** Samples (full scale is 1) and rate of a RIFF WAVE file of one channel of 16-bit PCM; throws on any other. */
export function readWav(bytes: Buffer): { samples: Float32Array; sampleRate: number } {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a WAVE file')
  let sampleRate = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const body = at + 8
    if (id === 'fmt ') {
      const [format, channels, bits] = [0, 2, 14].map((offset) => bytes.readUInt16LE(body + offset))
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('not 16-bit mono PCM')
      sampleRate = bytes.readUInt32LE(body + 4)
    }
    if (id === 'data') {
      const samples = Float32Array.from(
        { length: Math.floor(Math.min(size, bytes.length - body) / 2) },
        (_, i) => bytes.readInt16LE(body + 2 * i) / 32768,
      )
      return { samples, sampleRate }
    }
    at = body + size + (size % 2)
  }
  throw new Error('a WAVE file without data')
}
