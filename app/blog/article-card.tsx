import type { ArticleTeaser } from '../content/article.server.ts'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { TagList } from './tag-list.tsx'

/** Card of an article: its drawing, date and summary. */
export function ArticleCard({ article, first }: { article: ArticleTeaser; first: boolean }) {
  const { slug, title, summary, tags, publishedAt, date, cover } = article
  return (
    <li>
      {cover && (
        // The same link as the title's, for the pointer only.
        <SiteLink to={`/blog/${slug}`} tabIndex={-1} aria-hidden="true">
          <Image picture={{ ...cover, alt: '' }} priority={first} />
        </SiteLink>
      )}
      <div>
        <p className="font-bold text-sepia">
          <time dateTime={publishedAt}>{date}</time>
        </p>
        <h3>
          <SiteLink to={`/blog/${slug}`} className="hover:underline hover:decoration-2">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-2 text-lg">{summary}</p>
        <TagList tags={tags} className="mt-2" />
      </div>
    </li>
  )
}
