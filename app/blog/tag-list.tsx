import { SiteLink } from '../ui/site-link.tsx'
import { tagPath } from './tags.ts'

/** An article's tags, each leading to the others that carry it. */
export function TagList({ tags }: { tags: string[] }) {
  return (
    <ul className="tag-list">
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink to={tagPath(tag)} className="tag">
            {tag}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
