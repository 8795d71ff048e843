import type { Excerpt } from '../content/search-terms.ts'

/** A line of a text with the words of the query marked in it. */
export function ExcerptLine({ excerpt: { before, found, after } }: { excerpt: Excerpt }) {
  return (
    <>
      {before}
      {found && <mark className="text-on-gold bg-gold rounded-[3px]">{found}</mark>}
      {after}
    </>
  )
}
