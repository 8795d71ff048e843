import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { ArticleSheet } from '../../blog/article-sheet.tsx'
import { RelatedArticles } from '../../blog/related-articles.tsx'
import { readArticle } from '../../content/article-page.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { article as articleData } from '../../seo/json-ld-works.ts'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = {
  i18n: ['blog', 'richText'],
  documents: ['article'],
  instruments: true,
} satisfies PageHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [article, t] = await orServiceUnavailable(
    Promise.all([
      readArticle(context.content, language, params.slug ?? ''),
      getFixedT(context.content, language, 'common'),
    ]),
  )
  if (!article) throw new Response('Not Found', { status: 404 })
  const { title, summary, publishedAt, updatedAt } = article
  return {
    article,
    seo: await pageSeo(context, language, {
      path: `/blog/${params.slug}`,
      name: title,
      description: summary,
      above: [{ name: t('nav.blog'), path: '/blog' }],
      article: { publishedAt, updatedAt },
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { seo, article } = data
  const { title, author, publishedAt, updatedAt, cover } = article
  const facts = { title, author, publishedAt, updatedAt, images: cover ? [cover.src] : [] }
  return seoMeta(seo, [articleData({ ...seo, ...facts })])
}

export default function ArticlePage() {
  const { article } = useLoaderData<typeof loader>()
  return (
    <>
      <ArticleSheet article={article} />
      <RelatedArticles articles={article.related} />
    </>
  )
}
