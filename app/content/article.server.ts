import { defineQuery } from 'groq'
import { z } from 'zod'
import { longDateIn } from '../i18n/formats.ts'
import { isOut } from './due.server.ts'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { listOf, maybeText, optional, parseEach, slug, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

/** Inside the braces of an article that is only announced: what `articleSchema` reads. */
export const articleTeaserFields = `
  _id,
  "slug": slug.current,
  ${localized('title')},
  ${localized('summary')},
  tags[]->{ "slug": slug.current, ${localized('title')} },
  publishedAt,
  cover{ ${pictureFields} }` as const

export const latestArticlesQuery = defineQuery(
  `*[_type == "article" && ${isOut}] | order(publishedAt desc)[0...6]{ ${articleTeaserFields} }`,
)

export const articlesQuery = defineQuery(
  `*[_type == "article" && ${isOut}] | order(publishedAt desc){ ${articleTeaserFields} }`,
)

const tagSchema = z.object({ slug, title: text })

export type Tag = z.output<typeof tagSchema>

export const articleSchema = z.object({
  _id: z.string(),
  slug,
  title: text,
  summary: maybeText,
  tags: listOf(tagSchema, 'article.tags'),
  publishedAt: z.iso.datetime({ offset: true }),
  cover: optional(pictureSchema, 'article.cover'),
})

export interface ArticleTeaser extends Omit<z.output<typeof articleSchema>, 'cover'> {
  cover: Picture | null
  /** The date as its reader writes it. */
  date: string
}

/** Builds the teaser of an article. */
export function toTeaser(
  row: z.output<typeof articleSchema>,
  content: ContentSource,
  lng: string,
): ArticleTeaser {
  return {
    ...row,
    date: longDateIn(lng).format(new Date(row.publishedAt)),
    cover:
      row.cover &&
      framePicture(row.cover, content.imageConfig, {
        widths: [320, 480, 720, 1080],
        sizes: '(min-width: 768px) 400px, 86vw',
        ratio: 3 / 2,
      }),
  }
}

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
  return rows.map((row) => toTeaser(row, content, lng))
}

/** Every article, newest first. */
export async function readArticles(content: ContentSource, lng: string): Promise<ArticleTeaser[]> {
  const rows = parseEach(articleSchema, await content.fetch(articlesQuery, { lng }), 'article')
  return rows.map((row) => toTeaser(row, content, lng))
}
