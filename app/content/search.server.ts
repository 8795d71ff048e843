import { defineQuery } from 'groq'
import { z } from 'zod'
import { isOut } from './due.server.ts'
import { localized, localizedValue } from './localized.ts'
import { listOf, maybeText, pageSlug, parseEach, slug, text } from './parse.server.ts'
import { rankResults, type SearchResult } from './search-results.ts'
import { patternOf, termsOf } from './search-terms.ts'
import type { ContentSource } from './source.server.ts'

export const searchQuery = defineQuery(`{
  "articles": *[_type == "article" && ${isOut} && [
    ${localizedValue('title')},
    ${localizedValue('summary')},
    pt::text(${localizedValue('body')})
  ] match $patterns] | order(publishedAt desc)[0...200]{
    _id,
    "slug": slug.current,
    ${localized('title')},
    ${localized('summary')},
    "text": pt::text(${localizedValue('body')})
  },
  "techniques": *[_type == "techniqueSet" && [
    ${localizedValue('title')},
    ${localizedValue('description')}
  ] + coalesce(techniques[].name[].value, []) + coalesce(techniques[].description[].value, [])
    match $patterns] | order(order asc)[0...50]{
    _id,
    "slug": slug.current,
    ${localized('title')},
    "summary": ${localizedValue('description')},
    "lines": techniques[]{ ${localized('name')}, ${localized('description')} }
  },
  "levels": *[_type == "level" && [
    ${localizedValue('name')},
    ${localizedValue('subtitle')},
    ${localizedValue('summary')},
    ${localizedValue('description')}
  ] match $patterns] | order(order asc)[0...50]{
    _id,
    "slug": slug.current,
    "title": ${localizedValue('name')},
    ${localized('subtitle')},
    ${localized('summary')},
    "text": ${localizedValue('description')}
  },
  "lessons": *[_type == "lesson" && defined(level->slug.current) && [
    ${localizedValue('title')},
    ${localizedValue('summary')}
  ] match $patterns] | order(level->order asc, order asc)[0...100]{
    _id,
    "slug": slug.current,
    "level": level->slug.current,
    ${localized('title')},
    ${localized('summary')}
  },
  "songs": *[_type == "song" && [
    ${localizedValue('title')},
    ${localizedValue('summary')},
    ${localizedValue('genre->name')}
  ] match $patterns] | order(level->order asc, order asc)[0...100]{
    _id,
    "slug": slug.current,
    ${localized('title')},
    ${localized('summary')},
    "text": ${localizedValue('genre->name')}
  },
  "pages": *[_type == "page" && defined(layout) && [
    ${localizedValue('title')},
    ${localizedValue('intro')},
    pt::text(${localizedValue('body')})
  ] match $patterns] | order(slug.current asc)[0...50]{
    _id,
    "slug": slug.current,
    ${localized('title')},
    "summary": ${localizedValue('intro')},
    "text": pt::text(${localizedValue('body')})
  }
}`)

const rowSchema = z.object({
  _id: z.string(),
  slug,
  title: text,
  summary: maybeText,
})
const articleRow = rowSchema.extend({ text: maybeText })
const techniqueRow = rowSchema.extend({
  lines: listOf(z.object({ name: maybeText, description: maybeText }), 'technique'),
})
const pageRow = articleRow.extend({ slug: pageSlug })
const lessonRow = rowSchema.extend({ level: rowSchema.shape.slug })
const levelRow = rowSchema.extend({ subtitle: maybeText, text: maybeText })

/**
 * Articles, techniques, levels, lessons, songs and text pages that contain every term of the query, at most twelve,
 * those with the terms in the title first. Empty for a query without a word of two letters.
 */
export async function search(
  content: ContentSource,
  lng: string,
  question: string,
): Promise<SearchResult[]> {
  const terms = termsOf(question)
  if (terms.length === 0) return []
  const answer = await content.fetch(searchQuery, { lng, patterns: terms.map(patternOf) })
  const candidates = [
    ...parseEach(articleRow, answer.articles, 'article').map(({ text, ...article }) => ({
      ...toCandidate('article', `/blog/${article.slug}`, article),
      text,
    })),
    ...parseEach(techniqueRow, answer.techniques, 'techniqueSet').map(({ lines, ...set }) => ({
      ...toCandidate('technique', `/tecnicas/${set.slug}`, set),
      text: lines.map(({ name, description }) => `${name}: ${description}`).join(' '),
    })),
    ...parseEach(levelRow, answer.levels, 'level').map(({ subtitle, text, ...level }) => ({
      ...toCandidate('level', `/niveles/${level.slug}`, level),
      text: `${subtitle}. ${text}`,
    })),
    ...parseEach(lessonRow, answer.lessons, 'lesson').map(({ level, ...lesson }) => ({
      ...toCandidate('lesson', `/niveles/${level}/${lesson.slug}`, lesson),
      text: '',
    })),
    ...parseEach(articleRow, answer.songs, 'song').map(({ text, ...song }) => ({
      ...toCandidate('song', `/canciones/${song.slug}`, song),
      text,
    })),
    ...parseEach(pageRow, answer.pages, 'page').map(({ text, ...page }) => ({
      ...toCandidate('page', `/${page.slug}`, page),
      text,
    })),
  ]
  return rankResults(candidates, terms)
}

type Row = z.output<typeof rowSchema>

function toCandidate(kind: SearchResult['kind'], path: string, { _id, title, summary }: Row) {
  return { id: _id, kind, title, path, summary }
}
