import type { SupabaseClient } from '@supabase/supabase-js'
import { DetailedError, Upload } from 'tus-js-client'
import { ConnectionLost, LATER, PRACTICE_BUCKET } from './media.ts'
import { Refused, refusalOf } from './refusal.ts'

/** Supabase takes resumable uploads in pieces of exactly this size (bytes). */
const PIECE = 6 * 1024 * 1024
const RETRY_AFTER_MS = [0, 1000, 3000, 5000]
/** Revalidated each time: a medium that is withdrawn from the gallery disappears at once. */
const CACHE_SECONDS = '0'
/** Statuses of proxies between browser and Storage. */
const GATEWAY_ERRORS = new Set([502, 503, 504])

interface Options {
  client: SupabaseClient
  storageUrl: string
  path: string
  signal: AbortSignal
  /** Called with the share that has arrived, 0 to 1. */
  onProgress(share: number): void
}

/**
 * Uploads a file to the private bucket, in pieces by the TUS protocol; one that broke off is resumed
 * where it was, even after the page was closed.
 *
 * @throws Refused by Storage; ConnectionLost when there is none, after some attempts; the reason of
 *   `signal` when that fires
 */
export async function uploadFile(
  file: File,
  { client, storageUrl, path, signal, onProgress }: Options,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const upload = new Upload(file, {
    endpoint: new URL(`${storageUrl}/upload/resumable`, window.location.origin).href,
    chunkSize: PIECE,
    retryDelays: RETRY_AFTER_MS,
    uploadDataDuringCreation: true,
    removeFingerprintOnSuccess: true,
    metadata: {
      bucketName: PRACTICE_BUCKET,
      objectName: path,
      contentType: file.type,
      cacheControl: CACHE_SECONDS,
    },
    async onBeforeRequest(request) {
      // Read for each request: a long upload outlives a token.
      const { data } = await client.auth.getSession()
      request.setHeader('authorization', `Bearer ${data.session?.access_token ?? ''}`)
    },
    onProgress: (sent, total) => onProgress(total ? sent / total : 0),
    onSuccess: () => resolve(),
    // A full disk is not free again in a moment, as what is busy may be.
    onShouldRetry: (error) => isPassing(error.originalResponse?.getStatus() ?? 0),
    onError: (error) => reject(failureOf(error)),
  })
  const abort = () => {
    // `true`: also deletes the uploaded part on the server.
    upload.abort(signal.reason !== LATER).catch(() => {})
    reject(signal.reason)
  }
  if (signal.aborted) throw signal.reason
  signal.addEventListener('abort', abort, { once: true })
  // An upload begun when uploads were public would end in the gallery.
  const previous = (await upload.findPreviousUploads()).find(
    ({ metadata }) => metadata.bucketName === PRACTICE_BUCKET,
  )
  if (previous) upload.resumeFromPreviousUpload(previous)
  upload.start()
  return promise.finally(() => signal.removeEventListener('abort', abort))
}

/** True for statuses that are worth a retry; 0 means no response. */
function isPassing(status: number): boolean {
  return status === 0 || status === 409 || status === 423 || (status >= 500 && status !== 507)
}

function failureOf(error: Error | DetailedError): Error {
  if (!(error instanceof DetailedError)) return error
  const answer = error.originalResponse
  if (!answer || GATEWAY_ERRORS.has(answer.getStatus())) {
    return new ConnectionLost(error.message, { cause: error })
  }
  const message = messageOf(answer.getBody())
  return new Refused(refusalOf(answer.getStatus(), message), message, { cause: error })
}

/** Message in the body of Storage's response. */
function messageOf(body: string): string {
  try {
    return String(JSON.parse(body).message ?? body)
  } catch {
    return body
  }
}
