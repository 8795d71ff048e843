import { isDeeperThan } from '../../kit/nesting.ts'
import { AuthError } from './errors.ts'

export type Metadata = Record<string, unknown>

/** Every access token carries an account's metadata: they must stay small. */
const MAX_BYTES = 16 * 1024
const MAX_DEPTH = 8

/**
 * Metadata with a change merged into it; a null removes its key, as GoTrue does it.
 * @throws AuthError 422 `validation_failed` when the result is more than 16 KiB of JSON, or deeper
 *   than eight levels
 */
export function mergeMetadata(metadata: Metadata, change: Metadata = {}): Metadata {
  const entries = Object.entries({ ...metadata, ...change })
  const merged = Object.fromEntries(entries.filter(([, value]) => value !== null))
  if (isDeeperThan(merged, MAX_DEPTH)) throw invalid(`must not be nested deeper than ${MAX_DEPTH}`)
  if (Buffer.byteLength(JSON.stringify(merged)) > MAX_BYTES) {
    throw invalid(`must not be larger than ${MAX_BYTES} bytes`)
  }
  return merged
}

function invalid(reason: string): AuthError {
  return new AuthError(422, 'validation_failed', `The metadata of an account ${reason}`)
}
