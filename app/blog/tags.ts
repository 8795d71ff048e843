import type { Tag } from '../content/article.server.ts'

interface Tagged {
  tags: Tag[]
}

export interface TagCount extends Tag {
  count: number
}

/** The tags of all articles with how many carry each, most used first, then by alphabet. */
export function tagsOf(articles: Tagged[], language: string): TagCount[] {
  const counts = new Map<string, TagCount>()
  for (const { tags } of articles) {
    for (const tag of new Map(tags.map((tag) => [tag.slug, tag])).values()) {
      counts.set(tag.slug, { ...tag, count: (counts.get(tag.slug)?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || a.title.localeCompare(b.title, language),
  )
}

/** The articles with a tag; all of them for null. */
export function filterByTag<Article extends Tagged>(articles: Article[], slug: string | null) {
  return slug === null
    ? articles
    : articles.filter(({ tags }) => tags.some((tag) => tag.slug === slug))
}

/** Path of the blog filtered by a tag. */
export const tagPath = (slug: string) => `/blog?${new URLSearchParams({ tag: slug })}`
