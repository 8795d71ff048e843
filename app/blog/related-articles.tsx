import { useTranslation } from 'react-i18next'
import type { ArticleTeaser } from '../content/article.server.ts'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'

/** Links to related articles. */
export function RelatedArticles({ articles }: { articles: ArticleTeaser[] }) {
  const { t } = useTranslation('blog')
  if (articles.length === 0) return null
  return (
    <aside aria-labelledby="related" className="mx-auto max-w-240 px-5 pt-12 pb-20">
      <h2 id="related" className="text-3xl md:text-4xl">
        {t('related')}
      </h2>
      <ul className="mt-7 grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {articles.map(({ _id, slug, title, date, publishedAt, cover }) => (
          <li key={_id}>
            <SiteLink
              to={`/blog/${slug}`}
              className="block h-full overflow-hidden rounded-[14px_10px_16px_9px] border border-gold/45 bg-sea leading-snug hover:bg-tide contrast-more:border-3 contrast-more:border-current"
            >
              {cover && (
                <Image picture={{ ...cover, alt: '' }} className="aspect-3/2 w-full object-cover" />
              )}
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
