import type { Tag } from '../content/article.server.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { tagPath } from './tags.ts'
import './blog.css'

/** An article's tags, each leading to the others that carry it. */
export function TagList({ tags, className = '' }: { tags: Tag[]; className?: string }) {
  return (
    <ul className={`tag-list ${className}`}>
      {tags.map(({ slug, title }) => (
        <li key={slug}>
          <SiteLink to={tagPath(slug)}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
