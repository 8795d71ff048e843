import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import { feedOf } from '../../blog/feed.server.ts'
import { readArticles } from '../../content/article.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readPageHead } from '../../seo/page-head.server.ts'

/** The blog as RSS 2.0. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, articles] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/blog'),
      readArticles(context.content, language),
    ]),
  )
  const feed = feedOf({
    title: `${heading.title} · ${seo.siteName}`,
    description: seo.description,
    language,
    address: (path) => new URL(localizedPath(path, language), seo.siteUrl).href,
    siteUrl: seo.siteUrl,
    articles,
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
