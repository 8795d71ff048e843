import { useTranslation } from 'react-i18next'
import type { ArticleTeaser } from '../content/article.server.ts'
import type { HomeSection } from '../content/home.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'

interface CaptainsLogProps {
  heading: HomeSection<'blog'>
  articles: ArticleTeaser[]
}

/** The blog as entries of the captain's log: an open book on the chart table. */
export function CaptainsLog({ heading, articles }: CaptainsLogProps) {
  const { t } = useTranslation('home')
  return (
    <section id="bitacora" className="section ground-night">
      <div className="mx-auto max-w-6xl px-3 sm:px-5 md:px-6">
        <div className="log-book on-paper">
          <header className="log-page">
            <p className="log-label">{t('blog.entry')}</p>
            <h2 className="mt-2 text-4xl md:text-5xl">{heading.title}</h2>
            {heading.intro && <p className="mt-4 text-lg">{heading.intro}</p>}
            {heading.moreLabel && (
              <SiteLink to="/blog" className="button button-ink mt-6">
                {heading.moreLabel}
                <Icon name="arrow-right" className="size-5" />
              </SiteLink>
            )}
            <CompassRose />
          </header>
          <ol className="log-page log-entries">
            {articles.map(({ _id, slug, title, summary, tags, publishedAt, date, cover }) => (
              <li key={_id} className="log-entry">
                {cover && <Image picture={cover} className="log-picture" />}
                <div className="min-w-0">
                  <p className="log-date">
                    <time dateTime={publishedAt}>{date}</time>
                  </p>
                  <h3 className="text-xl md:text-2xl">
                    <SiteLink to={`/blog/${slug}`} className="log-link">
                      {title}
                    </SiteLink>
                  </h3>
                  <p className="mt-1 leading-snug">{summary}</p>
                  <p className="mt-1 text-base italic">{tags.join(' · ')}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function CompassRose() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className="compass-rose">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="60" cy="60" r="44" />
        <circle cx="60" cy="60" r="38" strokeDasharray="1 5" />
      </g>
      <path
        d="M60 4 68 52 60 60Zm0 112-8-48 8-8Zm56-56-48 8-8-8ZM4 60l48-8 8 8Z"
        fill="currentColor"
      />
      <path
        d="M60 4 52 52l8 8Zm0 112 8-48-8-8Zm56-56-48-8-8 8ZM4 60l48 8 8-8Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path
        d="m92 28-22 26M28 28l22 26M92 92 70 66M28 92l22-26"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}
