import { defineQuery } from 'groq'
import { z } from 'zod'
import { localized } from './localized.ts'
import { maybeText, optional, parseOne } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const pageQuery = defineQuery(`*[_type == "page" && slug.current == $slug][0]{
  _id,
  ${localized('title')},
  ${localized('intro')},
  seo{ ${localized('title')}, ${localized('description')} }
}`)

export const pageSchema = z.object({
  title: maybeText,
  intro: maybeText,
  seo: optional(z.object({ title: maybeText, description: maybeText }), 'page.seo'),
})

export type Page = z.output<typeof pageSchema>

/** The heading and metadata of a page by its slug (`niveles`); null when nobody wrote them. */
export async function readPage(
  content: ContentSource,
  lng: string,
  slug: string,
): Promise<Page | null> {
  return parseOne(pageSchema, await content.fetch(pageQuery, { lng, slug }), 'page')
}
