import { useTranslation } from 'react-i18next'
import type { ArticleTeaser } from '../content/article.server.ts'
import { ArticleCard } from './article-card.tsx'
import { TagFilter } from './tag-filter.tsx'
import type { TagCount } from './tags.ts'
import './blog.css'

/** The list of articles, newest first, below the links of their tags. */
export function ArticleList({
  articles,
  tags,
  tag,
}: {
  articles: ArticleTeaser[]
  tags: TagCount[]
  tag: string | null
}) {
  const { t } = useTranslation('blog')
  const count = articles.length
  const subject = tags.find(({ slug }) => slug === tag)?.title ?? tag
  return (
    <section aria-labelledby="entries" className="blog-desk">
      <div className="mx-auto max-w-6xl px-3 sm:px-5 md:px-6">
        <TagFilter tags={tags} tag={tag} />
        <div className="rounded-[10px] shadow-[0_0_0_10px_var(--color-wood),0_0_0_12px_var(--color-amber),0_34px_60px_-14px_rgb(0_0_0/0.8)] text-ink scheme-light bg-paper forced-colors:border-2 article-list on-paper">
          <h2 id="entries" data-part="count" aria-live="polite">
            {tag === null ? t('count', { count }) : t('countTagged', { count, tag: subject })}
          </h2>
          {count > 0 ? (
            <ol>
              {articles.map((article, index) => (
                <ArticleCard key={article._id} article={article} first={index === 0} />
              ))}
            </ol>
          ) : (
            <div className="px-6 pb-16 text-center">
              <p className="display text-3xl">{t('emptyTitle')}</p>
              <p className="mt-2">
                {tag === null ? t('empty') : t('emptyTagged', { tag: subject })}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
