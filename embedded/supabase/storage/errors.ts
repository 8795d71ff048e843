import { isDiskFull } from '../../kit/full-disk.ts'
import { HttpError } from '../../kit/http-error.ts'

/**
 * An error of the storage API, with the codes of Supabase's storage service
 * (https://supabase.com/docs/guides/storage/debugging/error-codes).
 */
export class StorageError extends HttpError {
  readonly code: string
  /** The older, shorter name of the error, which clients show too. */
  readonly error: string

  constructor(status: number, code: string, message: string, error = code) {
    super(status, message)
    this.code = code
    this.error = error
  }
}

export const accessDenied = (message = 'new row violates row-level security policy') =>
  new StorageError(403, 'AccessDenied', message, 'Unauthorized')
export const noSuchKey = () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found')
export const noSuchBucket = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found')
export const alreadyExists = () =>
  new StorageError(409, 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate')
export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message)
export const invalidMimeType = (type: string) =>
  new StorageError(
    415,
    'InvalidMimeType',
    `mime type ${type} is not supported`,
    'invalid_mime_type',
  )
export const quotaExceeded = () => tooLarge('There is no room left in the quota of this member')
export const tooManyUploads = () =>
  new StorageError(429, 'SlowDown', 'Too many uploads at once', 'Too many requests')
export const tooLarge = (message = 'The object exceeded the maximum allowed size') =>
  new StorageError(413, 'EntityTooLarge', message, 'Payload too large')

export const diskFull = () =>
  new StorageError(507, 'InsufficientStorage', 'There is no space left for this file')

/** A full disk is reported to the client; other errors stay as they are. */
export function withoutSpace(error: unknown): unknown {
  return isDiskFull(error) ? diskFull() : error
}

/**
 * The error as Supabase's storage puts it on the wire: what is the client's fault has HTTP status
 * 400, and the real one in `statusCode`.
 */
export function errorResponse({ status, code, error, message }: StorageError): Response {
  const body = { statusCode: String(status), code, error, message }
  const headers = new Headers({ 'cache-control': 'no-store' })
  // A client that still sends a refused body is disconnected, and must not reuse the connection.
  if (status === 413 || status === 507) headers.set('connection', 'close')
  return Response.json(body, { status: status >= 500 ? status : 400, headers })
}
