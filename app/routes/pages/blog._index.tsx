import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import { ArticleList } from '../../blog/article-list.tsx'
import { BlogHeading } from '../../blog/blog-heading.tsx'
import { filterByTag, tagsOf } from '../../blog/tags.ts'
import { readArticles } from '../../content/article.server.ts'
import { readPage } from '../../content/page.server.ts'
import { languagesOfPage } from '../../content/page-languages.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import type { PageHandle } from '../../page-handle.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'blog', query: ['tag'] } satisfies PageHandle

/** `?tag=` shows the articles that carry the tag. */
export async function loader({ request, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [page, settings, articles, languages, t] = await orServiceUnavailable(
    Promise.all([
      readPage(content, language, 'blog'),
      readSettings(content, language),
      readArticles(content, language),
      languagesOfPage(content, '/blog'),
      getFixedT(content, language, ['blog', 'common']),
    ]),
  )
  const tag = new URL(request.url).searchParams.get('tag')?.trim() || null
  const title = page?.title || t('blog:title')
  const siteName = settings.title || t('common:siteName')
  return {
    title,
    intro: page?.intro || t('blog:intro'),
    tag,
    tags: tagsOf(articles, language),
    articles: filterByTag(articles, tag),
    feed: `${siteUrl}${localizedPath('/blog/rss.xml', language)}`,
    seo: {
      title: page?.seo?.title || `${title} · ${siteName}`,
      description: page?.seo?.description || t('blog:description'),
      path: '/blog',
      language,
      languages,
      siteUrl,
      siteName,
      trail: [{ name: title, path: '/blog' }],
    },
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
          title: data.title,
          href: data.feed,
        },
      ]
    : []

export default function Blog() {
  const { title, intro, tag, tags, articles } = useLoaderData<typeof loader>()
  return (
    <>
      <BlogHeading title={title} intro={intro} />
      <ArticleList articles={articles} tags={tags} tag={tag} />
    </>
  )
}
