import type { ArticleTeaser } from '../content/article.server.ts'
import type { HomeSection } from '../content/home.server.ts'
import CompassRose from '../drawings/compass-rose.svg?react'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Image } from '../ui/image.tsx'
import { Section } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Tray } from './tray.tsx'

interface LatestArticlesProps {
  heading: HomeSection<'blog'>
  articles: ArticleTeaser[]
}

/** The blog as entries of the captain's log: an open book on the chart table. */
export function LatestArticles({ heading, articles }: LatestArticlesProps) {
  return (
    <Section id="bitacora" ground="night">
      <div className="mx-auto max-w-6xl px-3 sm:px-5 md:px-6">
        <div className="grid rounded-[10px] shadow-[0_0_0_10px_var(--color-wood),0_0_0_12px_var(--color-amber),0_34px_60px_-14px_rgb(0_0_0_/_0.8)] lg:grid-cols-[4fr_7fr] text-ink scheme-light bg-paper forced-colors:border-2 forced-colors:border-[CanvasText] on-paper">
          <header className="relative py-8 px-6 lg:p-12 max-md:p-5">
            <h2 className="text-4xl md:text-5xl">{heading.title}</h2>
            {heading.intro && <p className="mt-4 text-lg">{heading.intro}</p>}
            {heading.moreLabel && (
              <ButtonLink to="/blog" variant="ink" className="mt-6">
                {heading.moreLabel}
                <Icon name="arrow-right" className="size-5" />
              </ButtonLink>
            )}
            <CompassRose className="hidden w-45 mt-12 text-sepia opacity-50 lg:block contrast-more:opacity-100" />
          </header>
          <Tray
            as="ol"
            className="relative px-6 py-8 [--card:min(66vw,17rem)] max-md:mx-0! max-md:-mt-4! max-md:pt-0! max-md:pb-5! lg:border-sepia lg:border-l lg:px-12 lg:py-6 lg:shadow-[inset_34px_0_34px_-24px_color-mix(in_oklab,var(--color-sepia)_45%,transparent)]"
          >
            {articles.map(({ _id, slug, title, summary, tags, publishedAt, date, cover }) => (
              <li
                key={_id}
                className="relative grid gap-[0.9rem] border-midnight/35 border-b py-5 last:border-b-0 max-md:content-start max-md:border-b-0 max-md:py-2 sm:grid-cols-[180px_1fr] sm:gap-5"
              >
                {cover && (
                  <Image picture={cover} className="w-full aspect-3/2 object-cover rounded-[4px]" />
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
