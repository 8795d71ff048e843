import { readFile } from 'node:fs/promises'
import type { Metadata, SharpInput } from 'sharp'
import { MAX_PIXELS, MAX_PIXELS_IN_MEMORY, openImage, readHeader } from './engine.ts'
import { AssetError } from './errors.ts'
import { checkSvg } from './svg.ts'

/** Pixels of a small copy of the image, RGBA, 8 bits a channel, row by row. */
export interface Thumbnail {
  data: Buffer
  width: number
  height: number
}

export interface ProbedImage {
  extension: string
  mimeType: string
  /** Pixels, after the Exif orientation. */
  width: number
  height: number
  hasAlpha: boolean
  thumbnail: Thumbnail
}

const THUMBNAIL_SIDE = 256

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  avif: { extension: 'avif', mimeType: 'image/avif' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
}

/**
 * Finds out what an uploaded file is from its content alone. The header is read first, so that an
 * image of too many pixels is refused before it is decoded; then it is decoded once, whole, into a
 * thumbnail, so that a truncated or damaged one is refused too.
 * @throws AssetError 400 (not an image, damaged, unsupported), 413 (too many pixels)
 */
export async function probeImage(path: string): Promise<ProbedImage> {
  const header = await readHeader(path).catch((cause: unknown) => {
    throw new AssetError(400, 'Invalid image: the file is not an image that can be read', { cause })
  })
  const format = FORMATS[header.format === 'heif' ? heifKind(header) : header.format]
  if (!format) throw new AssetError(400, `Invalid image: ${header.format} is not supported`)

  const { width, height } = header.autoOrient
  checkPixels(header, width, height)
  const input = format.extension === 'svg' ? await readSvg(path) : path
  const thumbnail = await decodeThumbnail(input)
  return { ...format, width, height, hasAlpha: header.hasAlpha, thumbnail }
}

function checkPixels(header: Metadata, width: number, height: number): void {
  const frames = header.pages ?? 1
  const pixels = width * height * frames
  if (!(pixels > 0)) throw new AssetError(400, 'Invalid image: it has no dimensions')
  const wholeInMemory = header.isProgressive || ['gif', 'heif', 'webp'].includes(header.format)
  const limit = wholeInMemory ? MAX_PIXELS_IN_MEMORY : MAX_PIXELS
  if (pixels <= limit) return
  const size = `${width} × ${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}`
  const kind = wholeInMemory ? 'an image of this kind' : 'an image'
  const message = `Image too large: ${size}; ${kind} may have ${limit / 1e6} megapixels`
  throw new AssetError(413, message)
}

const heifKind = (header: Metadata) => (header.compression === 'av1' ? 'avif' : 'heic')

/** As bytes, not by path: an SVG read by path could refer to the files beside it. */
export async function readSvg(path: string): Promise<Buffer> {
  const bytes = await readFile(path)
  checkSvg(bytes)
  return bytes
}

async function decodeThumbnail(input: SharpInput): Promise<Thumbnail> {
  try {
    const { data, info } = await openImage(input)
      .autoOrient()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (cause) {
    throw new AssetError(400, 'Invalid image: the file is damaged or incomplete', { cause })
  }
}
