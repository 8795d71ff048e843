import { z } from 'zod'
import { invalidRequest } from './errors.ts'

export type Metadata = Record<string, unknown>

const metadataSchema = z.record(z.string(), z.unknown())

/**
 * Parses the cache lifetime that a client sent: seconds, or `max-age=seconds`.
 * @returns a Cache-Control directive; `no-cache` for anything else
 */
export function parseCacheControl(given: string | null | undefined): string {
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(given?.trim() ?? '')?.[1]
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`
}

/** A client's own data of a file, as JSON. @throws StorageError 400 when it is no object */
export function parseMetadata(given: string | null | undefined): Metadata | null {
  if (!given) return null
  try {
    return metadataSchema.parse(JSON.parse(given))
  } catch {
    throw invalidRequest('The metadata of a file must be a JSON object')
  }
}
