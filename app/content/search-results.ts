import { type Excerpt, excerptOf, placeOf } from './search-terms.ts'

const MAX_RESULTS = 12

export interface SearchResult {
  id: string
  kind: 'article' | 'technique' | 'level' | 'lesson' | 'song' | 'page'
  title: string
  /** The page's Spanish path. */
  path: string
  excerpt: Excerpt
}

/** A candidate page, with all of its words. */
export interface Candidate extends Omit<SearchResult, 'excerpt'> {
  summary: string
  text: string
}

/**
 * The candidates that contain every term (folded), at most twelve: the more terms in the title, the
 * earlier, and otherwise in the order they came.
 */
export function rankResults(candidates: Candidate[], terms: string[]): SearchResult[] {
  return candidates
    .filter(({ title, summary, text }) => {
      const words = `${title} ${summary} ${text}`
      return terms.every((term) => placeOf(words, term) >= 0)
    })
    .map((candidate) => ({
      candidate,
      inTitle: terms.filter((term) => placeOf(candidate.title, term) >= 0).length,
    }))
    .sort((a, b) => b.inTitle - a.inTitle)
    .slice(0, MAX_RESULTS)
    .map(({ candidate: { summary, text, ...result } }) => {
      const inSummary = terms.some((term) => placeOf(summary, term) >= 0)
      return { ...result, excerpt: excerptOf(inSummary || !text ? summary : text, terms) }
    })
}
