import type { Metadata, Sharp, SharpInput } from 'sharp'
import { MAX_PIXELS, openImage, readHeader } from './engine.ts'
import type { OutputFormat } from './formats.ts'
import { isSameSize, type Plan, type Size } from './geometry.ts'
import type { ImageParams, Rect } from './image-params.ts'

/** Frames are decoded together: a longer animation (all frames) is reduced to its first frame. */
const MAX_ANIMATION_PIXELS = 25_000_000
const MAX_BLUR_SIGMA = 100
const SVG_DPI = 72
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }
const CLEAR = { ...WHITE, alpha: 0 }

/**
 * Makes a derived image. The upload has been checked: damage it let pass does not stop the picture.
 * @param input the original: a path, or the bytes of an SVG
 * @param original its size after Exif orientation
 */
export async function transform(
  input: SharpInput,
  original: Size,
  plan: Plan,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  const header = await readHeader(input)
  const animated = keepsFrames(header, plan, params, format)
  const { image, region } = openAtScale(input, header, original, plan, animated)
  arrange(image, region, header, plan, params, format)
  // In one pipeline sharp mirrors a turned image before the region is taken, not at the end.
  const arranged =
    plan.turn && params.flip
      ? openImage(await image.png({ compressionLevel: 0 }).toBuffer())
      : image
  applyEffects(arranged, params)
  return encode(arranged, params, format).toBuffer()
}

/** A vector image is drawn at the size requested, so that enlarging it keeps it sharp. */
function openAtScale(
  input: SharpInput,
  header: Metadata,
  original: Size,
  { region, size }: Plan,
  animated: boolean,
): { image: Sharp; region: Rect | null } {
  // Taking a region of a photo turned by Exif holds all its pixels in memory: not for the whole.
  const whole = region.width * region.height === original.width * original.height
  const requestedScale = Math.max(size.width / region.width, size.height / region.height)
  const largest = Math.sqrt(MAX_PIXELS / (original.width * original.height)) * 0.99
  const density = Math.min(SVG_DPI * Math.min(requestedScale, largest), 100_000)
  if (header.format !== 'svg' || density <= SVG_DPI) {
    return {
      image: openImage(input, { animated, failOn: 'none' }).autoOrient(),
      region: whole ? null : region,
    }
  }
  const scale = density / SVG_DPI
  const drawn = {
    left: Math.floor(region.left * scale),
    top: Math.floor(region.top * scale),
    width: Math.max(1, Math.floor(region.width * scale)),
    height: Math.max(1, Math.floor(region.height * scale)),
  }
  return { image: openImage(input, { density }), region: whole ? null : drawn }
}

function keepsFrames(header: Metadata, plan: Plan, params: ImageParams, format: OutputFormat) {
  const frames = header.pages ?? 1
  return (
    frames > 1 &&
    (format === 'gif' || format === 'webp') &&
    header.width * header.height * frames <= MAX_ANIMATION_PIXELS &&
    plan.canvas.width * plan.canvas.height * frames <= MAX_ANIMATION_PIXELS &&
    !plan.entropy &&
    !params.frame &&
    !params.flip &&
    plan.turn === 0
  )
}

/** Turns, takes the region, scales, fills the free area, flattens. */
function arrange(
  image: Sharp,
  region: Rect | null,
  header: Metadata,
  plan: Plan,
  params: ImageParams,
  format: OutputFormat,
): void {
  const { turn, size, canvas, entropy } = plan
  if (turn) image.rotate(turn)
  if (region) image.extract(region)
  image.resize({ ...size, ...(entropy ? { fit: 'cover', position: 'entropy' } : { fit: 'fill' }) })

  const background = params.bg ?? (format === 'jpg' ? WHITE : CLEAR)
  if (!isSameSize(size, canvas)) {
    const left = Math.floor((canvas.width - size.width) / 2)
    const top = Math.floor((canvas.height - size.height) / 2)
    const right = canvas.width - size.width - left
    const bottom = canvas.height - size.height - top
    image.extend({ left, top, right, bottom, background })
  }
  if (header.hasAlpha && (format === 'jpg' || params.bg?.alpha === 1)) image.flatten({ background })
}

function applyEffects(image: Sharp, params: ImageParams): void {
  const { flip, blur, sharp, sat, invert, dpr } = params
  if (flip?.includes('h')) image.flop()
  if (flip?.includes('v')) image.flip()
  // A Gaussian of sigma s softens over a radius of about 2s, and "blur" is the radius in CSS pixels.
  if (blur) image.blur(Math.min(Math.max((blur * dpr) / 2, 0.3), MAX_BLUR_SIGMA))
  if (sharp) image.sharpen({ sigma: 1, m1: sharp / 50, m2: sharp / 10 })
  if (sat) image.modulate({ saturation: 1 + sat / 100 })
  if (invert === 'true') image.negate({ alpha: false })
}

function encode(image: Sharp, params: ImageParams, format: OutputFormat): Sharp {
  const quality = Math.max(1, Math.round(params.q ?? 75))
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality, progressive: params.fm === 'pjpg' })
    case 'webp':
      return image.webp({ quality, effort: 4 })
    case 'avif':
      // AVIF at two thirds of a JPEG's number looks about alike; effort 2 halves the time of 4.
      return image.avif({ quality: Math.max(1, Math.round((quality * 2) / 3)), effort: 2 })
    case 'gif':
      return image.gif()
    default:
      return image.png({ compressionLevel: 9 })
  }
}
