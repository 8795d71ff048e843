import { defineQuery } from 'groq'
import type { ContentSource } from './source.server.ts'
import { parseTiles, type Tile, tileFields } from './tile.server.ts'

export const shopCategoriesQuery = defineQuery(
  `*[_type == "shopCategory"] | order(order asc){ ${tileFields} }`,
)

/** The categories of the shop, in the captain's order. */
export async function readShopCategories(content: ContentSource, lng: string): Promise<Tile[]> {
  return parseTiles(await content.fetch(shopCategoriesQuery, { lng }), 'shopCategory', content, {
    widths: [320, 480, 640, 960],
    sizes: '(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw',
    ratio: 4 / 3,
  })
}
