import { framePicture, type RawPicture } from '../content/image.server.ts'
import type { ImageConfig } from '../content/source.server.ts'
import { OG_HEIGHT } from './og-path.ts'
import { ART_WIDTH } from './og-scene.server.ts'

/** Whole address of a picture, cut for its place beside the words. */
export function artOf(picture: RawPicture, images: ImageConfig, siteUrl: string): string {
  const frame = { widths: [ART_WIDTH] as const, sizes: '', ratio: ART_WIDTH / OG_HEIGHT }
  return new URL(framePicture(picture, images, frame).src, siteUrl).href
}
