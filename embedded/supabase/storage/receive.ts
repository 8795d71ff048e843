import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import Busboy from '@fastify/busboy'
import { OutOfSpace } from '../../kit/space.ts'
import type { Bucket } from './buckets.ts'
import { invalidRequest, StorageError, tooLarge } from './errors.ts'
import type { Files } from './files.ts'
import { checkDeclaredType } from './inspect.ts'
import { release } from './release.ts'
import { type Metadata, parseCacheControl, parseMetadata } from './upload-options.ts'

/** A refused upload may send this multiple of its limit before the connection is closed. */
const DRAIN_FACTOR = 2

/** A file that has arrived: its bytes are on disk, in `incoming`. */
export interface Received {
  path: string
  size: number
  cacheControl: string
  userMetadata: Metadata | null
}

/**
 * Writes the file of an upload to disk as it arrives. Nothing is left behind when it fails.
 *
 * @param request with the file as its body, or as the only file of a `multipart/form-data`
 * @throws StorageError 413 over the bucket's limit, 415 declared as something it does not take, 400
 *   empty or interrupted
 */
export async function receiveFile(
  request: Request,
  files: Files,
  bucket: Bucket,
): Promise<Received> {
  const { body, headers } = request
  if (!body) throw invalidRequest('No content provided')
  const type = headers.get('content-type')
  const path = files.newIncomingPath()
  try {
    const received = type?.startsWith('multipart/form-data')
      ? await receiveForm(body, type, path, bucket, files)
      : await receiveBody(body, headers, path, bucket, files)
    if (received.size === 0) throw invalidRequest('The file is empty')
    return received
  } catch (error) {
    await files.discard(path)
    throw isInterruption(error) ? invalidRequest('The upload was interrupted') : error
  }
}

async function receiveBody(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  path: string,
  bucket: Bucket,
  files: Files,
): Promise<Received> {
  checkDeclaredType(headers.get('content-type'), bucket)
  const encoded = headers.get('x-metadata')
  const metadata = encoded && Buffer.from(encoded, 'base64').toString()
  return {
    path,
    cacheControl: parseCacheControl(headers.get('cache-control')),
    userMetadata: parseMetadata(metadata),
    size: await writeFile(body, path, bucket.fileSizeLimit, files),
  }
}

async function receiveForm(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  path: string,
  bucket: Bucket,
  files: Files,
): Promise<Received> {
  const fields = new Map<string, string>()
  let part: Readable | undefined
  let writing: Promise<number> | undefined
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { files: 1, fields: 20, fieldSize: 64 * 1024 },
  })
  parser.on('field', (name: string, value: string) => void fields.set(name, value))
  parser.on('file', (_field, file, _filename, _encoding, type: string) => {
    part = file
    // Its errors reach the reader, or are those of the whole form.
    file.on('error', () => {})
    writing = writePart(file, type, path, bucket, files)
    // An unread part would block the parser.
    writing.catch((error: Error) => {
      if (!file.readableEnded) parser.destroy(error)
    })
  })
  const source = Readable.fromWeb(body as import('node:stream/web').ReadableStream)
  const piped = pipeline(source, parser)
  // After the last boundary of a form without parts the parser takes nothing more, and the pipeline
  // would wait for it for ever: then only `finish` signals the end.
  const [parsed] = await Promise.allSettled([Promise.race([piped, once(parser, 'finish')])])
  piped.catch(() => {})
  source.destroy()
  // The parser leaves its part open when it ends early.
  if (parsed.status === 'rejected') part?.destroy(parsed.reason)
  const size = await writing
  if (parsed.status === 'rejected') throw parsed.reason
  if (size === undefined) throw invalidRequest('No content provided')
  return {
    path,
    size,
    cacheControl: parseCacheControl(fields.get('cacheControl')),
    userMetadata: parseMetadata(fields.get('metadata')),
  }
}

async function writePart(file: Readable, type: string, path: string, bucket: Bucket, files: Files) {
  try {
    checkDeclaredType(type, bucket)
  } catch (error) {
    await finished(file.resume())
    throw error
  }
  return writeFile(file, path, bucket.fileSizeLimit, files)
}

/**
 * Writes a stream to a new file, on disk when this resolves. A stream that is refused is read to
 * its end all the same: the sender reads the response only then.
 *
 * @returns how many bytes
 * @throws StorageError 413 for more than `limit` bytes; OutOfSpace
 */
async function writeFile(
  source: AsyncIterable<Uint8Array>,
  path: string,
  limit: number,
  files: Files,
): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  let refusal: unknown = null
  try {
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > DRAIN_FACTOR * limit) throw tooLarge()
      if (size > limit) refusal ??= tooLarge()
      if (!refusal) await write(file, chunk, files).catch((error: unknown) => (refusal = error))
      release(chunk)
    }
    if (refusal) throw refusal
    await file.sync()
  } finally {
    await file.close()
  }
  return size
}

async function write(file: FileHandle, chunk: Uint8Array, files: Files): Promise<void> {
  files.require(chunk.byteLength)
  await file.writeFile(chunk)
}

/** Any error that ends a stream early, except errors of the disk or of this API. */
function isInterruption(error: unknown): boolean {
  if (error instanceof StorageError) return false
  if (error instanceof OutOfSpace) return false
  return !(error instanceof Error && 'syscall' in error && error.syscall !== 'read')
}
