import { defineQuery } from 'groq'
import { z } from 'zod'
import { localized } from './localized.ts'
import { maybeText, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const pageCardsQuery = defineQuery(`*[_type == "page" && slug.current == $slug][0].cards[]{
  _key,
  icon,
  ${localized('title')},
  ${localized('text')}
}`)

export const pageCardSchema = z.object({
  _key: z.string(),
  icon: maybeText,
  title: text,
  text: maybeText,
})

export type PageCard = z.output<typeof pageCardSchema>

/** What a page tells of in cards; `slug` is the page document's. */
export async function readPageCards(
  content: ContentSource,
  lng: string,
  slug: string,
): Promise<PageCard[]> {
  return parseEach(pageCardSchema, await content.fetch(pageCardsQuery, { lng, slug }), 'page.cards')
}
