import { OG_ART_WIDTH, OG_HEIGHT } from '../../domain/og-picture.ts'
import { framePicture, type RawPicture } from '../content/image.server.ts'
import type { ImageConfig } from '../content/source.server.ts'

/** Whole address of a picture, cut for its place beside the words. */
export function artOf(picture: RawPicture, images: ImageConfig, siteUrl: string): string {
  const frame = { widths: [OG_ART_WIDTH] as const, sizes: '', ratio: OG_ART_WIDTH / OG_HEIGHT }
  return new URL(framePicture(picture, images, frame).src, siteUrl).href
}
