import { defineQuery } from 'groq'
import { z } from 'zod'
import { localized } from './localized.ts'
import { parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const faqQuery = defineQuery(`*[_type == "page" && slug.current == $slug][0].faq[]{
  _key,
  ${localized('question')},
  ${localized('answer')}
}`)

export const faqEntrySchema = z.object({ _key: z.string(), question: text, answer: text })

export type FaqEntry = z.output<typeof faqEntrySchema>

/** Questions and answers about a page's subject; `slug` is the page document's. */
export async function readFaq(
  content: ContentSource,
  lng: string,
  slug: string,
): Promise<FaqEntry[]> {
  return parseEach(faqEntrySchema, await content.fetch(faqQuery, { lng, slug }), 'page.faq')
}
