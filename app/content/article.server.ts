import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { listOf, maybeText, optional, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const latestArticlesQuery = defineQuery(
  `*[_type == "article"] | order(publishedAt desc)[0...6]{
  _id,
  "slug": slug.current,
  ${localized('title')},
  ${localized('summary')},
  tags,
  publishedAt,
  cover{ ${pictureFields} }
}`,
)

export const articleSchema = z.object({
  _id: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: text,
  summary: maybeText,
  tags: listOf(text, 'article.tags'),
  publishedAt: z.iso.datetime({ offset: true }),
  cover: optional(pictureSchema, 'article.cover'),
})

export interface ArticleTeaser extends Omit<z.output<typeof articleSchema>, 'cover'> {
  cover: Picture | null
  /** The date as its reader writes it. */
  date: string
}

/** Dates are told in the school's time zone, so that server and browser agree. */
const dateFormat = (lng: string) =>
  new Intl.DateTimeFormat(lng, { dateStyle: 'long', timeZone: 'Europe/Madrid' })

/**
 * The newest articles, at most `limit` (up to 6): the query reads a few more than the page needs,
 * so that a malformed one does not leave a gap.
 */
export async function readLatestArticles(
  content: ContentSource,
  lng: string,
  limit: number,
): Promise<ArticleTeaser[]> {
  const answer = await content.fetch(latestArticlesQuery, { lng })
  const rows = parseEach(articleSchema, answer, 'article').slice(0, limit)
  return rows.map((row) => ({
    ...row,
    date: dateFormat(lng).format(new Date(row.publishedAt)),
    cover:
      row.cover &&
      framePicture(row.cover, content.imageConfig, {
        widths: [320, 480, 720],
        sizes: '(min-width: 768px) 300px, 86vw',
        ratio: 3 / 2,
      }),
  }))
}
