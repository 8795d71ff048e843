import { defineQuery } from 'groq'
import { z } from 'zod'
import { pagePlacements } from '../../domain/page-layouts.ts'
import { localized } from './localized.ts'
import { pageSlug, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const placedPagesQuery = defineQuery(
  `*[_type == "page" && defined(layout) && count(placement) > 0] | order(slug.current asc)[0...24]{
  _id,
  "slug": slug.current,
  ${localized('title')},
  placement
}`,
)

export const placedPageSchema = z.object({
  slug: pageSlug,
  title: text,
  placement: z.array(z.enum(pagePlacements).nullable().catch(null)),
})

export type PlacedPage = Awaited<ReturnType<typeof readPlacedPages>>[number]

/** The pages that the captain has put into the menu, the map or the footer. */
export async function readPlacedPages(content: ContentSource, lng: string) {
  const rows = await content.fetch(placedPagesQuery, { lng })
  return parseEach(placedPageSchema, rows, 'page').map(({ slug, title, placement }) => ({
    to: `/${slug}`,
    title,
    placement: placement.filter((each) => each !== null),
  }))
}
