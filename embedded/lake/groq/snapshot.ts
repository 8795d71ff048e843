import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LakeDocument } from '../documents.ts'

/** Documents are written as JSON for about this long (ms) before others have their turn. */
const SLICE_MS = 4

/**
 * The documents as they are now, as texts of JSON arrays: made in slices, since thousands of them
 * would hold the process up.
 */
export async function snapshot(documents: Iterable<LakeDocument>): Promise<string[]> {
  // Documents are never changed in place: what is committed meanwhile replaces them elsewhere.
  const all = [...documents]
  const texts: string[] = []
  let slice: string[] = []
  let end = performance.now() + SLICE_MS
  for (const document of all) {
    slice.push(JSON.stringify(document))
    if (performance.now() < end) continue
    texts.push(`[${slice.join()}]`)
    slice = []
    await nextTurn()
    end = performance.now() + SLICE_MS
  }
  texts.push(`[${slice.join()}]`)
  return texts
}
