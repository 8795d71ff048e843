import { useTranslation } from 'react-i18next'
import { SiteLink } from '../ui/site-link.tsx'
import { type TagCount, tagPath } from './tags.ts'
import './blog.css'

/** Every tag of the blog as a link to its articles: works without scripts, and can be shared. */
export function TagFilter({ tags, tag }: { tags: TagCount[]; tag: string | null }) {
  const { t } = useTranslation('blog')
  const current = (is: boolean) => (is ? ('page' as const) : undefined)
  return (
    <nav aria-label={t('tags')} className="tag-filter">
      <ul>
        <li>
          <SiteLink
            to="/blog"
            preventScrollReset
            className="luggage-tag selectable"
            aria-current={current(tag === null)}
          >
            {t('allTags')}
          </SiteLink>
        </li>
        {tags.map(({ slug, title, count }) => (
          <li key={slug}>
            <SiteLink
              to={tagPath(slug)}
              preventScrollReset
              className="luggage-tag selectable"
              aria-current={current(tag === slug)}
            >
              {title} {count > 1 && <span className="font-normal">{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
