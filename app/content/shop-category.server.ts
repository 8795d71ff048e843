import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { maybeText, optional, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const shopCategoriesQuery = defineQuery(`*[_type == "shopCategory"] | order(order asc){
  _id,
  "slug": slug.current,
  ${localized('name')},
  ${localized('description')},
  icon,
  image{ ${pictureFields} }
}`)

export const shopCategorySchema = z.object({
  _id: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  description: maybeText,
  icon: maybeText,
  image: optional(pictureSchema, 'shopCategory.image'),
})

export interface ShopCategory extends Omit<z.output<typeof shopCategorySchema>, 'image'> {
  image: Picture | null
}

/** The stalls of the harbour market, in the captain's order. */
export async function readShopCategories(
  content: ContentSource,
  lng: string,
): Promise<ShopCategory[]> {
  const answer = await content.fetch(shopCategoriesQuery, { lng })
  return parseEach(shopCategorySchema, answer, 'shopCategory').map((row) => ({
    ...row,
    image:
      row.image &&
      framePicture(row.image, content.imageConfig, {
        widths: [320, 480, 640, 960],
        sizes: '(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw',
        ratio: 4 / 3,
      }),
  }))
}
