import type { ImageParams } from './image-params.ts'

export type OutputFormat = 'avif' | 'gif' | 'jpg' | 'png' | 'svg' | 'webp'

/** AVIF takes longest to make: above this many output pixels `auto=format` prefers WebP. */
const MAX_AUTO_AVIF_PIXELS = 4_000_000

const accepts = (accept: string, type: string) =>
  accept
    .split(',')
    .map((range) => range.trim().toLowerCase())
    .some((range) => range.startsWith(type) && !/;\s*q=0(\.0*)?$/.test(range))

/**
 * The format of a derived image: the one requested, else with `auto=format` the best that the
 * client names in `Accept`, else that of the original. An SVG stays one unless `fm` is given, and
 * a TIFF, which browsers cannot show, becomes a JPEG.
 */
export function outputFormat(
  extension: string,
  params: ImageParams,
  accept: string,
  { pixels, animated }: { pixels: number; animated: boolean },
): OutputFormat {
  if (params.fm) return params.fm === 'pjpg' ? 'jpg' : params.fm
  if (extension === 'svg') return 'svg'
  if (params.auto) {
    const avif = !animated && pixels <= MAX_AUTO_AVIF_PIXELS
    if (avif && accepts(accept, 'image/avif')) return 'avif'
    if (accepts(accept, 'image/webp')) return 'webp'
  }
  return extension === 'tif' ? 'jpg' : (extension as OutputFormat)
}
