import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import type { Bucket } from './buckets.ts'
import { invalidMimeType, invalidRequest, tooLarge } from './errors.ts'

/** More than the largest sensor of a phone in everyday use; a browser must decode it whole. */
export const MAX_MEGAPIXELS = 64

/** Names that are more exact than browsers need, and what they are served as. */
const PLAIN_TYPES: Record<string, string> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
}

/**
 * Detects the type of a received file from its bytes, whatever its name and declared type.
 *
 * @returns the media type to serve it as
 * @throws StorageError 415 `InvalidMimeType` for types the bucket does not take, 413 for an image of
 *   too many pixels, 400 for one that is damaged or for JSON that is none
 */
export async function inspectFile(path: string, bucket: Bucket): Promise<string> {
  if (bucket.allowedMimeTypes.includes('application/json')) return inspectJson(path)
  const found = (await fileTypeFromFile(path))?.mime ?? 'unknown'
  const type = PLAIN_TYPES[found] ?? found
  if (!bucket.allowedMimeTypes.includes(type)) throw invalidMimeType(type)
  if (type.startsWith('image/')) await inspectImage(path)
  return type
}

async function inspectJson(path: string): Promise<string> {
  try {
    JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw invalidRequest('The file is not valid JSON')
  }
  return 'application/json'
}

/** Reads the header only. */
async function inspectImage(path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalidRequest('The image is damaged')
    })
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    throw tooLarge(
      `The image has ${width} x ${height} pixels: at most ${MAX_MEGAPIXELS} megapixels are allowed`,
    )
  }
}

/**
 * Refuses a declared type that the bucket does not take, before any byte is read.
 * @param declared the `Content-Type` of a file; nothing declared passes, the bytes decide
 * @throws StorageError 415 `InvalidMimeType`
 */
export function checkDeclaredType(declared: string | null | undefined, bucket: Bucket): void {
  const type = declared?.split(';')[0]?.trim().toLowerCase()
  if (!type || type === 'application/octet-stream' || bucket.allowedMimeTypes.includes(type)) return
  throw invalidMimeType(type)
}
