import { createHash } from 'node:crypto'
import { clientKey } from '../../kit/client-address.ts'
import { attachment, matchesEtag } from '../../kit/http-file.ts'
import { readHeader, withDecoder } from './engine.ts'
import { AssetError } from './errors.ts'
import { type OutputFormat, outputFormat } from './formats.ts'
import { isIdentity, planImage } from './geometry.ts'
import { IMMUTABLE_HEADERS, type Method } from './http.ts'
import type { ImageCache } from './image-cache.ts'
import { type ImageParams, parseImageParams } from './image-params.ts'
import { mediaTypeOf } from './media-types.ts'
import { parseImageName } from './names.ts'
import { readSvg } from './probe.ts'
import { serveOriginal } from './serve-original.ts'
import type { Storage } from './storage.ts'
import { transform } from './transform.ts'

/** Part of every cache key and entity tag: raise it when the pipeline's output changes. */
const PIPELINE = 1

/** An SVG may hold scripts and links: it is shown, and nothing in it runs or loads. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serves an image asset, transformed by the parameters of its URL (see `image-params.ts`).
 * @param headers of the request; `x-real-ip` is the key in the fair queue
 * @param signal ends the wait for a decoder when the request is aborted
 * @throws AssetError 404, 400 (bad parameter), 416, 503 (overloaded)
 */
export async function serveImage(
  { storage, cache }: { storage: Storage; cache: ImageCache },
  name: string,
  query: URLSearchParams,
  headers: Headers,
  method: Method,
  signal?: AbortSignal,
): Promise<Response> {
  const image = parseImageName(name)
  const size = image && (await storage.sizeOf('images', name))
  if (!image || size === null) throw new AssetError(404, 'Image not found')

  const params = parseImageParams(query)
  const plan = planImage(image, params)
  const path = storage.pathOf('images', name)
  const format = outputFormat(image.extension, params, headers.get('accept') ?? '', {
    pixels: plan.canvas.width * plan.canvas.height,
    animated:
      params.auto !== undefined && !params.frame && (await isAnimated(path, image.extension)),
  })
  const responseHeaders = {
    'Content-Type': format === 'svg' ? 'image/svg+xml' : mediaTypeOf(format),
    ...(params.auto && { Vary: 'Accept' }),
    ...(format === 'svg' && { 'Content-Security-Policy': SVG_POLICY }),
    ...(params.dl !== undefined && { 'Content-Disposition': attachment(params.dl || name) }),
  }

  const untouched = format === image.extension && isIdentity(plan, image) && !hasEffects(params)
  if (format === 'svg' || untouched) {
    const original = { path, size, etag: `"${image.sha1}"` }
    return serveOriginal(original, { headers, method }, responseHeaders)
  }

  const key = cacheKey(name, params, format)
  const etag = `"${key}"`
  const common = { ...IMMUTABLE_HEADERS, ETag: etag, ...responseHeaders }
  if (matchesEtag(headers, etag)) return new Response(null, { status: 304, headers: common })
  const visitor = clientKey(headers.get('x-real-ip'))
  const kind = isOrdinary(params) ? 'ordinary' : 'special'
  const make = (makeSignal: AbortSignal) =>
    withDecoder(kind, { key: visitor, signal: makeSignal }, async () => {
      const input = image.extension === 'svg' ? await readSvg(path) : path
      return transform(input, image, plan, params, format)
    })
  const bytes = await cache.get(key, make, signal)
  return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: { ...common, 'Content-Length': String(bytes.length) },
  })
}

/** True if something other than its geometry or format changes the picture. */
const hasEffects = ({ q, bg, blur, sharp, sat, invert, flip, frame, fm }: ImageParams) =>
  q !== undefined ||
  fm === 'pjpg' ||
  [bg, blur, sharp, sat, flip, frame, invert === 'true'].some(Boolean)

/** Widths of pages' pictures are multiples of this, up to the widest (px). */
const STEP = 20
const WIDEST = 2000

/** True for a request as pages send it: a width of the scale, the best format, no change of pixels. */
const isOrdinary = (params: ImageParams) =>
  params.auto !== undefined &&
  params.w !== undefined &&
  params.w % STEP === 0 &&
  params.w <= WIDEST &&
  params.dpr === 1 &&
  params.fm === undefined &&
  !hasEffects(params)

async function isAnimated(path: string, extension: string): Promise<boolean> {
  if (extension !== 'gif' && extension !== 'webp') return false
  return ((await readHeader(path)).pages ?? 1) > 1
}

/** The same for all spellings of one transformation; `dl` and `auto` only show in the headers. */
function cacheKey(
  name: string,
  { dl, auto, ...params }: ImageParams,
  format: OutputFormat,
): string {
  const transformation = JSON.stringify([PIPELINE, name, params, format])
  return createHash('sha256').update(transformation).digest('hex').slice(0, 40)
}
