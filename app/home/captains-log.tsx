import type { ArticleTeaser } from '../content/article.server.ts'
import type { HomeSection } from '../content/home.server.ts'
import { CompassRose } from '../ui/compass-rose.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { SiteLink } from '../ui/site-link.tsx'

interface CaptainsLogProps {
  heading: HomeSection<'blog'>
  articles: ArticleTeaser[]
}

/** The blog as entries of the captain's log: an open book on the chart table. */
export function CaptainsLog({ heading, articles }: CaptainsLogProps) {
  return (
    <section id="bitacora" className="section ground-night">
      <div className="mx-auto max-w-6xl px-3 sm:px-5 md:px-6">
        <div className="log-book on-paper">
          <header className="log-page">
            <h2 className="text-4xl md:text-5xl">{heading.title}</h2>
            {heading.intro && <p className="mt-4 text-lg">{heading.intro}</p>}
            {heading.moreLabel && (
              <SiteLink to="/blog" className="button button-ink mt-6">
                {heading.moreLabel}
                <Icon name="arrow-right" className="size-5" />
              </SiteLink>
            )}
            <CompassRose className="log-rose" />
          </header>
          <ol className="log-page log-entries tray">
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
                  <p className="mt-1 text-base italic">
                    {tags.map((tag) => tag.title).join(' · ')}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
