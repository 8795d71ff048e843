import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import { feedOf } from '../../blog/feed.server.ts'
import { readArticles } from '../../content/article.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { getFixedT } from '../../content/texts.server.ts'

/** The blog as RSS 2.0. */
export async function loader({ request, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [settings, articles, t] = await orServiceUnavailable(
    Promise.all([
      readSettings(content, language),
      readArticles(content, language),
      getFixedT(content, language, ['blog', 'common']),
    ]),
  )
  const feed = feedOf({
    title: `${t('blog:title')} · ${settings.title || t('common:siteName')}`,
    description: t('blog:description'),
    language,
    address: (path) => new URL(localizedPath(path, language), siteUrl).href,
    siteUrl,
    articles,
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
