import { defineQuery } from 'groq'
import { z } from 'zod'
import {
  type ArticleTeaser,
  articleSchema,
  articleTeaserFields,
  toTeaser,
} from './article.server.ts'
import { isOut } from './due.server.ts'
import { framePicture, type Picture } from './image.server.ts'
import { listOf, maybeText, parseOne } from './parse.server.ts'
import { readingMinutes } from './rich-text/reading-time.ts'
import {
  localizedRichText,
  type RichTextBlock,
  richTextSchema,
  toRichText,
} from './rich-text/rich-text.server.ts'
import type { ContentSource } from './source.server.ts'

/** Number of articles with a shared tag that are suggested when an article names none. */
const RELATED = 3

export const articleQuery =
  defineQuery(`*[_type == "article" && slug.current == $slug && ${isOut}][0]{
  ${articleTeaserFields},
  _updatedAt,
  author,
  ${localizedRichText('body')},
  "related": related[dateTime(@->publishedAt) <= dateTime(now())]->{ ${articleTeaserFields} },
  "alike": *[_type == "article" && _id != ^._id && ${isOut} && count(tags[@._ref in ^.^.tags[]._ref]) > 0]
    | order(publishedAt desc)[0...3]{ ${articleTeaserFields} }
}`)

const articlePageSchema = articleSchema.extend({
  _updatedAt: z.string(),
  author: maybeText,
  body: richTextSchema,
  related: listOf(articleSchema, 'article.related'),
  alike: listOf(articleSchema, 'article.alike'),
})

export interface Article extends Omit<ArticleTeaser, 'cover'> {
  updatedAt: string
  author: string
  cover: Picture | null
  body: RichTextBlock[]
  minutes: number
  related: ArticleTeaser[]
}

/** One article to read; null when none is published under this slug. */
export async function readArticle(
  content: ContentSource,
  lng: string,
  slug: string,
): Promise<Article | null> {
  const answer = await content.fetch(articleQuery, { lng, slug })
  const row = parseOne(articlePageSchema, answer, 'article')
  if (!row) return null
  const { alike, related, _updatedAt, ...article } = row
  const body = toRichText(row.body, content.imageConfig, lng)
  const next = (related.length > 0 ? related : alike).slice(0, RELATED)
  return {
    ...toTeaser(article, content, lng),
    updatedAt: _updatedAt,
    author: row.author,
    body,
    minutes: readingMinutes(body),
    related: next.map((other) => toTeaser(other, content, lng)),
    cover:
      row.cover &&
      framePicture(row.cover, content.imageConfig, {
        widths: [480, 720, 1080, 1440, 1920],
        sizes: '(min-width: 1024px) 960px, 100vw',
        ratio: 16 / 9,
      }),
  }
}
