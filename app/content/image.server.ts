import { createImageUrlBuilder } from '@sanity/image-url'
import { z } from 'zod'
import { maybeText } from './parse.server.ts'
import type { ImageConfig } from './source.server.ts'

const region = z.object({
  asset: z.object({
    _id: z.string().regex(/^image-[A-Za-z0-9]+-\d+x\d+-[a-z]+$/),
    metadata: z
      .object({
        lqip: z.string().nullish(),
        dimensions: z.object({ width: z.number().positive(), height: z.number().positive() }),
      })
      .nullish(),
  }),
  hotspot: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .nullish(),
  crop: z
    .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
    .nullish(),
})

/** A picture as `pictureFields` reads it. */
export const pictureSchema = region.extend({ alt: maybeText })

export type RawPicture = z.output<typeof pictureSchema>

/** All that `<Image>` needs; computed on the server, so that the browser builds no URL. */
export interface Picture {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  alt: string
  /** A few pixels as a data URI, shown until the picture is there. */
  lqip?: string
}

export interface Frame {
  /** Widths to offer (px), smallest first. */
  widths: readonly [number, ...number[]]
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** Width divided by height of the frame; without it the picture keeps its own shape. */
  ratio?: number
}

/** Dimensions (px) of an asset; they are also part of its id (`image-{hash}-{w}x{h}-{format}`). */
function dimensionsOf({ asset }: RawPicture) {
  if (asset.metadata) return asset.metadata.dimensions
  const [, width, height] = /-(\d+)x(\d+)-/.exec(asset._id) ?? []
  return { width: Number(width), height: Number(height) }
}

/**
 * URLs and dimensions of a picture in a frame. The pipeline serves SVG as it is: one URL
 * for every width, and no miniature, which would weigh about as much as the drawing.
 */
export function framePicture(
  raw: RawPicture,
  { projectId, dataset, baseUrl }: ImageConfig,
  { widths, sizes, ratio }: Frame,
): Picture {
  const own = dimensionsOf(raw)
  const alt = raw.alt
  const lqip = raw.asset.metadata?.lqip ?? undefined
  const builder = createImageUrlBuilder({ projectId, dataset, baseUrl })
  if (raw.asset._id.endsWith('-svg')) return { src: builder.image(raw.asset).url(), ...own, alt }

  const source = {
    asset: raw.asset,
    hotspot: raw.hotspot ?? undefined,
    crop: raw.crop ?? undefined,
  }
  const shape = ratio ?? own.width / own.height
  const usable = widths.filter((width, index) => index === 0 || width <= own.width)
  const urls = usable.map((width) => {
    const sized = builder.image(source).width(width).auto('format')
    const url = ratio
      ? sized
          .height(Math.round(width / shape))
          .fit('crop')
          .url()
      : sized.url()
    return { url, width }
  })
  const largest = urls[urls.length - 1] ?? { url: '', width: widths[0] }
  return {
    src: largest.url,
    srcSet: urls.map(({ url, width }) => `${url} ${width}w`).join(', '),
    sizes,
    width: largest.width,
    height: Math.round(largest.width / shape),
    alt,
    lqip,
  }
}
