import type { ArticleTeaser } from '../content/article.server.ts'
import type { HomeSection } from '../content/home.server.ts'
import CompassRose from '../drawings/compass-rose.svg?react'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { Section } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Tray } from './tray.tsx'
import './latest-articles.css'

interface LatestArticlesProps {
  heading: HomeSection<'blog'>
  articles: ArticleTeaser[]
}

/** The blog as entries of the captain's log: an open book on the chart table. */
export function LatestArticles({ heading, articles }: LatestArticlesProps) {
  return (
    <Section id="bitacora" ground="night">
      <div className="mx-auto max-w-6xl px-3 sm:px-5 md:px-6">
        <div className="logbook on-paper bg-paper text-ink scheme-light forced-colors:border-2">
          <header>
            <h2 className="text-4xl md:text-5xl">{heading.title}</h2>
            {heading.intro && <p className="mt-4 text-lg">{heading.intro}</p>}
            {heading.moreLabel && (
              <ButtonLink to="/blog" variant="ink" className="mt-6">
                {heading.moreLabel}
                <Icon name="arrow-right" className="size-5" />
              </ButtonLink>
            )}
            <CompassRose className="text-sepia" />
          </header>
          <Tray as="ol">
            {articles.map(({ _id, slug, title, summary, tags, publishedAt, date, cover }) => (
              <li key={_id} className="relative">
                {cover && (
                  <Image picture={cover} className="aspect-3/2 w-full rounded-sm object-cover" />
                )}
                <div className="min-w-0">
                  <p className="font-bold text-sepia">
                    <time dateTime={publishedAt}>{date}</time>
                  </p>
                  <h3 className="text-xl md:text-2xl">
                    <SiteLink
                      to={`/blog/${slug}`}
                      className="after:absolute after:inset-0 hover:underline hover:decoration-2"
                    >
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
          </Tray>
        </div>
      </div>
    </Section>
  )
}
