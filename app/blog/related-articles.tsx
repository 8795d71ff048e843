import { useTranslation } from 'react-i18next'
import type { ArticleTeaser } from '../content/article.server.ts'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import '../content/article.css'

/** Where to read on. */
export function RelatedArticles({ articles }: { articles: ArticleTeaser[] }) {
  const { t } = useTranslation('blog')
  if (articles.length === 0) return null
  return (
    <aside aria-labelledby="related" className="related">
      <h2 id="related" className="text-3xl md:text-4xl">
        {t('related')}
      </h2>
      <ul className="related-list">
        {articles.map(({ _id, slug, title, date, publishedAt, cover }) => (
          <li key={_id}>
            <SiteLink to={`/blog/${slug}`} className="related-card">
              {cover && <Image picture={{ ...cover, alt: '' }} className="related-picture" />}
              <span className="block px-4 pt-3 pb-4">
                <time dateTime={publishedAt} className="text-base text-mist">
                  {date}
                </time>
                <span className="display block text-xl">{title}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
