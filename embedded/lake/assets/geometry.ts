import { AssetError } from './errors.ts'
import { type ImageParams, MAX_SIDE, type Rect } from './image-params.ts'

export interface Size {
  width: number
  height: number
}

/** The parts of a derived image, in whole pixels. */
export interface Plan {
  /** Degrees clockwise that the original is turned before anything else. */
  turn: 0 | 90 | 180 | 270
  /** The part of the turned original that is used. */
  region: Rect
  /** The size that part is scaled to. */
  size: Size
  /** True when the part is still to be narrowed to the shape of `size`, where the image has most detail. */
  entropy: boolean
  /** The size of the result: larger than `size` where free area is filled. */
  canvas: Size
}

/**
 * Works out a derived image's geometry from its parameters: turn, then take the rectangle, then fit.
 * @param original the original's size after its Exif orientation
 * @throws AssetError 400 when `rect` lies outside the image
 */
export function planImage(original: Size, params: ImageParams): Plan {
  const turn = Number(params.or ?? 0) as Plan['turn']
  const full = { left: 0, top: 0, ...original }
  const region = turned(params.rect ? clampRect(params.rect, original) : full, original, turn)
  return bounded({ turn, ...fitRegion(region, params) })
}

/** True if the plan leaves the original unchanged. */
export const isIdentity = ({ turn, region, size, canvas }: Plan, original: Size) =>
  turn === 0 && [region, size, canvas].every((s) => isSameSize(s, original))

export const isSameSize = (a: Size, b: Size) => a.width === b.width && a.height === b.height

/** Rounds a rectangle to whole pixels inside the image: editors' rounding may reach over by one. */
export function clampRect(rect: Rect, image: Size): Rect {
  const left = Math.round(rect.left)
  const top = Math.round(rect.top)
  const width = Math.min(Math.round(rect.width), image.width - left)
  const height = Math.min(Math.round(rect.height), image.height - top)
  if (width < 1 || height < 1) {
    throw new AssetError(400, 'Invalid value for parameter "rect": it lies outside the image')
  }
  return { left, top, width, height }
}

/** The same rectangle after the image around it has been turned clockwise. */
function turned({ left, top, width, height }: Rect, image: Size, turn: Plan['turn']): Rect {
  const right = image.width - left - width
  const bottom = image.height - top - height
  if (turn === 90) return { left: bottom, top: left, width: height, height: width }
  if (turn === 180) return { left: right, top: bottom, width, height }
  if (turn === 270) return { left: top, top: right, width: height, height: width }
  return { left, top, width, height }
}

function fitRegion(region: Rect, params: ImageParams): Omit<Plan, 'turn'> {
  const { fit, dpr } = params
  const width = params.w && params.w * dpr
  const height = params.h && params.h * dpr
  const scaled = (factor: number): Omit<Plan, 'turn'> => {
    const size = { width: region.width * factor, height: region.height * factor }
    return { region, size, canvas: size, entropy: false }
  }
  const factor = Math.min((width ?? Infinity) / region.width, (height ?? Infinity) / region.height)
  if (fit === 'crop') return cropped(region, cropTarget(region, params), params)
  if (!Number.isFinite(factor)) return scaled(1)
  if (fit === 'max' || !width || !height) {
    const mayEnlarge = fit === 'clip' || fit === 'scale' || fit === 'fill'
    return scaled(mayEnlarge ? factor : Math.min(factor, 1))
  }
  if (fit === 'scale') return { ...scaled(1), size: { width, height }, canvas: { width, height } }
  if (fit === 'fill') return { ...scaled(factor), canvas: { width, height } }
  if (fit === 'fillmax') return { ...scaled(Math.min(factor, 1)), canvas: { width, height } }
  if (fit === 'min') {
    const shrink = Math.min(1, region.width / width, region.height / height)
    return cropped(region, { width: width * shrink, height: height * shrink }, params)
  }
  return scaled(factor)
}

/**
 * The size that `fit=crop` fills. A missing side follows the region's shape; then the limits
 * `min-w`, `max-w`, `min-h`, `max-h` scale it, and only where they contradict each other change it.
 */
function cropTarget(region: Rect, { dpr, ...params }: ImageParams): Size {
  const aspect = region.width / region.height
  const { w, h } = params
  const width = w ?? (h ? h * aspect : region.width / dpr)
  const height = h ?? width / aspect
  const least = { width: params['min-w'] ?? 0, height: params['min-h'] ?? 0 }
  const most = { width: params['max-w'] ?? Infinity, height: params['max-h'] ?? Infinity }
  const down = Math.min(1, most.width / width, most.height / height)
  const up = Math.max(1, least.width / (width * down), least.height / (height * down))
  return {
    width: Math.min(width * down * up, most.width) * dpr,
    height: Math.min(height * down * up, most.height) * dpr,
  }
}

/** The largest part of the region that has the target's shape, at the position of `crop`, scaled to it. */
function cropped(region: Rect, target: Size, params: ImageParams): Omit<Plan, 'turn'> {
  if (params.crop === 'entropy') return { region, size: target, canvas: target, entropy: true }
  const factor = Math.min(region.width / target.width, region.height / target.height)
  const width = Math.max(1, Math.round(target.width * factor))
  const height = Math.max(1, Math.round(target.height * factor))
  const [x, y] = focus(params)
  const left = region.left + offset(x, width, region.width)
  const top = region.top + offset(y, height, region.height)
  return { region: { left, top, width, height }, size: target, canvas: target, entropy: false }
}

/** The place for a window of a given length, so that its middle comes as near the focus as it can. */
const offset = (focus: number, length: number, available: number) =>
  Math.round(Math.min(Math.max(focus * available - length / 2, 0), available - length))

/** The point that a crop keeps in the middle, in fractions of the region. */
function focus({ crop, 'fp-x': x = 0.5, 'fp-y': y = 0.5 }: ImageParams): [number, number] {
  if (crop === 'focalpoint') return [x, y]
  const side = (start: string, end: string) =>
    crop.includes(start) ? 0 : crop.includes(end) ? 1 : 0.5
  return [side('left', 'right'), side('top', 'bottom')]
}

/** Rounds to whole pixels, and shrinks in proportion what would be longer than `MAX_SIDE`. */
function bounded(plan: Plan): Plan {
  const { canvas } = plan
  const shrink = Math.min(1, MAX_SIDE / canvas.width, MAX_SIDE / canvas.height)
  const whole = (size: Size) => ({
    width: Math.max(1, Math.round(size.width * shrink)),
    height: Math.max(1, Math.round(size.height * shrink)),
  })
  return { ...plan, size: whole(plan.size), canvas: whole(canvas) }
}
