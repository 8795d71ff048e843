import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { optional, parseOne } from './parse.server.ts'
import {
  localizedRichText,
  type RichTextBlock,
  richTextSchema,
  toRichText,
} from './rich-text/rich-text.server.ts'
import type { ContentSource } from './source.server.ts'

export const pageBodyQuery = defineQuery(`*[_type == "page" && slug.current == $slug][0]{
  _id,
  image{ ${pictureFields} },
  ${localizedRichText('body')}
}`)

export const pageBodySchema = z.object({
  image: optional(pictureSchema, 'page.image'),
  body: richTextSchema,
})

/** The long text of a page and its picture; `slug` is the page document's. */
export async function readPageBody(
  content: ContentSource,
  lng: string,
  slug: string,
): Promise<{ body: RichTextBlock[]; image: Picture | null }> {
  const row = parseOne(pageBodySchema, await content.fetch(pageBodyQuery, { lng, slug }), 'page')
  const image =
    row?.image &&
    framePicture(row.image, content.imageConfig, {
      widths: [320, 480, 640, 960],
      sizes: '(min-width: 1024px) 400px, 88vw',
    })
  return { body: toRichText(row?.body ?? [], content.imageConfig), image: image ?? null }
}
