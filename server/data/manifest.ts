import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../../embedded/kit/durable.ts'
import { DataProblem } from './error.ts'

export const MANIFEST = 'manifest.json'

const FORMAT = 1

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Every database of the folder carries it. */
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Services that were completely created once: from then on no file of theirs may be missing. */
  complete: z.array(z.enum(['supabase', 'lake'])),
})

/** The services and identity of a data folder. */
export type Manifest = z.infer<typeof manifestSchema>

export function newManifest(id: string = randomUUID()): Manifest {
  return { format: FORMAT, id, createdAt: new Date().toISOString(), complete: [] }
}

/**
 * @returns null for a new folder, or one from before manifests
 * @throws DataProblem when it is damaged, or a newer version wrote it
 */
export function readManifest(dataDir: string): Manifest | null {
  const path = join(dataDir, MANIFEST)
  if (!existsSync(path)) return null
  const content = parseJson(readFileSync(path, 'utf8'))
  if (z.object({ format: z.number().gt(FORMAT) }).safeParse(content).success) {
    throw new DataProblem(`${MANIFEST} was written by a newer version of this program`, dataDir)
  }
  const parsed = manifestSchema.safeParse(content)
  if (parsed.success) return parsed.data
  throw new DataProblem(`${MANIFEST} is damaged`, dataDir, { cause: parsed.error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function writeManifest(dataDir: string, manifest: Manifest): void {
  writeWhole(join(dataDir, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}
