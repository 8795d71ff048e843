import { z } from 'zod'
import { AssetError } from './errors.ts'

/** The longest side of a derived image, in pixels. */
export const MAX_SIDE = 5_000

const number = (min: number, max: number) => z.coerce.number().min(min).max(max).optional()
const pixels = number(1, MAX_SIDE)

const EDGES = z
  .string()
  .regex(/^(top|bottom|left|right)(,(top|bottom|left|right))*$/)
  .transform((value) => value.split(','))

const RECT = z
  .string()
  .regex(/^\d{1,6}(\.\d+)?(,\d{1,6}(\.\d+)?){3}$/, 'must be left,top,width,height')
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
    return { left, top, width, height }
  })

/** RGB, ARGB, RRGGBB or AARRGGBB in hexadecimal; alpha from 0 to 1 as sharp takes it. */
const COLOUR = z
  .string()
  .regex(/^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be RGB, ARGB, RRGGBB or AARRGGBB')
  .transform((value) => {
    const hex = value.replace('#', '')
    const long = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex
    const [b = 0, g = 0, r = 0, alpha = 255] = (long.match(/../g) ?? [])
      .map((byte) => Number.parseInt(byte, 16))
      .reverse()
    return { r, g, b, alpha: alpha / 255 }
  })

/**
 * The query parameters of an image URL. Names, values and defaults are those of
 * https://www.sanity.io/docs/image-urls; parameters it does not name are ignored.
 */
const ImageParams = z.object({
  w: pixels,
  h: pixels,
  'min-w': pixels,
  'max-w': pixels,
  'min-h': pixels,
  'max-h': pixels,
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).default('clip'),
  crop: z.union([z.enum(['center', 'focalpoint', 'entropy']), EDGES]).default('center'),
  'fp-x': number(0, 1),
  'fp-y': number(0, 1),
  rect: RECT.optional(),
  dpr: z.coerce.number().min(1).max(3).default(1),
  q: number(0, 100),
  auto: z.literal('format').optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  bg: COLOUR.optional(),
  blur: number(0, 2_000),
  sharp: number(0, 100),
  sat: number(-100, 100),
  invert: z.enum(['true', 'false']).optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  or: z.enum(['0', '90', '180', '270']).optional(),
  frame: z.literal('1').optional(),
  dl: z.string().max(512).optional(),
})

export type ImageParams = z.infer<typeof ImageParams>
export type Rect = NonNullable<ImageParams['rect']>

/**
 * Reads the parameters of an image URL; of a repeated one, the last.
 * @throws AssetError 400 naming the parameter
 */
export function parseImageParams(query: URLSearchParams): ImageParams {
  const parsed = ImageParams.safeParse(Object.fromEntries(query))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  throw new AssetError(400, `Invalid value for parameter "${name}": ${issue?.message}`)
}
