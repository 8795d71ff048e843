import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useHref, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { ArticleList } from '../../blog/article-list.tsx'
import { filterByTag, tagsOf } from '../../blog/tags.ts'
import { readArticles } from '../../content/article.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import '../../blog/blog.css'
import { Intro } from '../../ui/section.tsx'
import { textLinkStyle } from '../../ui/text-link.tsx'

export const handle = { i18n: 'blog', query: ['tag'], documents: ['tag'] } satisfies PageHandle

/** `?tag=` shows the articles that carry the tag. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, articles] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/blog'),
      readArticles(context.content, language),
    ]),
  )
  const tag = new URL(request.url).searchParams.get('tag')?.trim() || null
  return {
    heading,
    seo,
    tag,
    tags: tagsOf(articles, language),
    articles: filterByTag(articles, tag),
    feed: `${context.siteUrl}${localizedPath('/blog/rss.xml', language)}`,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...seoMeta(data.seo),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: data.heading.title,
          href: data.feed,
        },
      ]
    : []

export default function Blog() {
  const { heading, tag, tags, articles } = useLoaderData<typeof loader>()
  return (
    <>
      <BlogHeading {...heading} />
      <ArticleList articles={articles} tags={tags} tag={tag} />
    </>
  )
}

/** Heading of the blog. */
function BlogHeading({ title, intro }: { title: string; intro: string }) {
  const { t } = useTranslation('blog')
  const feed = useHref('/blog/rss.xml')
  return (
    <header className="blog-heading">
      <div className="mx-auto max-w-4xl px-5 pt-12 pb-14 text-center md:px-6 md:pt-20 md:pb-20">
        <h1 className="text-5xl md:text-7xl">{title}</h1>
        <Intro className="mx-auto">{intro}</Intro>
        {/* The feed is no page: the browser itself fetches it. */}
        <a href={feed} className={cx(textLinkStyle, 'mt-4 gap-2')}>
          <Icon name="rss" className="size-5" />
          {t('feed')}
        </a>
      </div>
    </header>
  )
}
