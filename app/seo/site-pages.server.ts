import { defineQuery } from 'groq'
import { z } from 'zod'
import { documentPaths, pageTypes } from '../../domain/document-paths.ts'
import { layoutOf } from '../../domain/page-layouts.ts'
import { isOut } from '../content/due.server.ts'
import { pictureFields } from '../content/fragments.ts'
import { pictureSchema } from '../content/image.server.ts'
import { localizedValue } from '../content/localized.ts'
import { maybeText, optional, parseEach, slug } from '../content/parse.server.ts'
import type { ContentSource } from '../content/source.server.ts'
import { isFixed, type pagePatterns, patternOf } from './route-patterns.ts'

export const sitePagesQuery = defineQuery(
  `*[_type in [
    "homePage", "page", "level", "lesson", "article", "treasure", "shopCategory", "techniqueSet", "song"
  ] && (_type != "article" || ${isOut})] | order(_type asc, slug.current asc){
  _id,
  _type,
  _updatedAt,
  "slug": slug.current,
  "level": select(_type == "lesson" => level->slug.current),
  "layout": select(_type == "page" => layout),
  "title": coalesce(
    ${localizedValue('title')},
    ${localizedValue('name')},
    ${localizedValue('hero.title')}
  ),
  "picture": coalesce(cover, image){ ${pictureFields} }
}`,
)

export const sitePageSchema = z.object({
  _type: z.enum(pageTypes),
  _updatedAt: z.string(),
  slug: slug.nullish(),
  level: slug.nullish(),
  layout: z.string().nullish(),
  title: maybeText,
  picture: optional(pictureSchema, 'picture'),
})

export interface SitePage {
  /** Spanish path. */
  path: string
  title: string
  picture: z.output<typeof pictureSchema> | null
  /** ISO 8601; null when no document stands behind the page. */
  updatedAt: string | null
}

/**
 * Every page that a search engine may list: those with a document (that a route serves), and fixed
 * routes without a document.
 *
 * @param patterns of `pagePatterns`
 */
export async function readSitePages(
  content: ContentSource,
  lng: string,
  patterns: ReturnType<typeof pagePatterns>,
): Promise<SitePage[]> {
  const rows = parseEach(sitePageSchema, await content.fetch(sitePagesQuery, { lng }), 'page')
  const written = rows
    .map(({ _type, _updatedAt, slug, level, layout, ...page }) => ({
      ...page,
      path: documentPaths[_type](slug ?? '', level ?? ''),
      hasLayout: layoutOf(slug ?? '', layout) !== null,
      updatedAt: _updatedAt,
    }))
    .filter(({ path, hasLayout }) => {
      const served = patternOf(patterns, path)
      return served?.isListed && (hasLayout || served.pattern !== '/:slug')
    })
  const known = new Set(written.map(({ path }) => path))
  const unwritten = patterns
    .filter((page) => page.isListed && isFixed(page) && !known.has(page.pattern))
    .map(({ pattern: path }) => ({ path, title: '', picture: null, updatedAt: null }))
  return [...written, ...unwritten].sort((a, b) => (a.path < b.path ? -1 : 1))
}
