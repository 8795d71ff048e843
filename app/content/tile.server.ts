import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { type Frame, framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { maybeText, optional, parseEach, slug, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

/** Inside the braces of a document that is shown as a tile: what `tileSchema` reads. */
export const tileFields = `
  _id,
  "slug": slug.current,
  ${localized('name')},
  ${localized('description')},
  icon,
  image{ ${pictureFields} }` as const

/** A named item with its own address and picture. @param type its document type, for the log */
const tileSchema = (type: string) =>
  z.object({
    _id: z.string(),
    slug,
    name: text,
    description: maybeText,
    icon: maybeText,
    image: optional(pictureSchema, `${type}.image`),
  })

type TileSchema = ReturnType<typeof tileSchema>

export interface Tile extends Omit<z.output<TileSchema>, 'image'> {
  image: Picture | null
}

/** The well-formed tiles of a query's result, their pictures cut to `frame`. */
export function parseTiles(
  rows: readonly Record<keyof z.input<TileSchema>, unknown>[],
  type: string,
  { imageConfig }: ContentSource,
  frame: Frame,
): Tile[] {
  return parseEach(tileSchema(type), rows, type).map((tile) => ({
    ...tile,
    image: tile.image && framePicture(tile.image, imageConfig, frame),
  }))
}
