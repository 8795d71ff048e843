import { encode } from 'blurhash'
import sharp from 'sharp'
import type { Thumbnail } from './probe.ts'

const LQIP_SIDE = 20
const BLURHASH_SIDE = 32

const fromThumbnail = ({ data, width, height }: Thumbnail) =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** True if every pixel of the thumbnail is opaque. */
export function isOpaque({ data }: Thumbnail): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false
  return true
}

/** The low-quality image placeholder: a data URL of at most 20 px a side, PNG when transparent. */
export async function lqip(thumbnail: Thumbnail): Promise<string> {
  const small = fromThumbnail(thumbnail).resize(LQIP_SIDE, LQIP_SIDE, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  const opaque = isOpaque(thumbnail)
  const bytes = await (opaque
    ? small.removeAlpha().jpeg({ quality: 70 })
    : small.png({ compressionLevel: 9 })
  ).toBuffer()
  return `data:image/${opaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

/** The BlurHash (https://blurha.sh), four components along the longer side and three along the other. */
export async function blurHash(thumbnail: Thumbnail): Promise<string> {
  const { data, info } = await fromThumbnail(thumbnail)
    .resize(BLURHASH_SIDE, BLURHASH_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [x, y] = info.width >= info.height ? [4, 3] : [3, 4]
  return encode(new Uint8ClampedArray(data), info.width, info.height, x, y)
}
