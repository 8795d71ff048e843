interface Tagged {
  tags: string[]
}

export interface TagCount {
  tag: string
  count: number
}

/** The tags of all articles with how many carry each, most used first, then by alphabet. */
export function tagsOf(articles: Tagged[]): TagCount[] {
  const counts = new Map<string, number>()
  for (const tag of articles.flatMap(({ tags }) => [...new Set(tags)])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'es'))
}

/** Those that carry the tag; all of them when there is none. */
export function filterByTag<Article extends Tagged>(articles: Article[], tag: string | null) {
  return tag === null ? articles : articles.filter(({ tags }) => tags.includes(tag))
}

/** The blog as far as it carries the tag. */
export const tagPath = (tag: string) => `/blog?${new URLSearchParams({ tag })}`
