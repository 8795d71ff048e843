import { StorageError } from './errors.ts'

/** The safe characters of S3 keys: those characters that Supabase's storage accepts. */
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]+$/
/** Bytes; ASCII only, so characters too. */
const MAX_LENGTH = 1024
/** The limit of file systems for one name. */
const MAX_SEGMENT_LENGTH = 255

/**
 * Checks the name of an object: its path in the bucket.
 * @throws StorageError 400 `InvalidKey`
 */
export function checkObjectName(name: string): string {
  const isValid =
    ALLOWED.test(name) &&
    name.length <= MAX_LENGTH &&
    name
      .split('/')
      .every(
        (segment) =>
          segment !== '' &&
          segment !== '.' &&
          segment !== '..' &&
          segment.length <= MAX_SEGMENT_LENGTH,
      )
  if (!isValid) throw new StorageError(400, 'InvalidKey', `Invalid key: ${name.slice(0, 100)}`)
  return name
}
