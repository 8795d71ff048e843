import { routes } from 'virtual:remix/server-build'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { reachable } from '../content/reachable.server.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import { pagePatterns } from '../seo/route-patterns.ts'
import { readSitePages } from '../seo/site-pages.server.ts'
import { sitemapOf } from '../seo/sitemap.ts'

/** The pages of the routes and of the dataset, in every open language. */
export async function loader({ context: { content, siteUrl } }: LoaderFunctionArgs) {
  const pages = await reachable(readSitePages(content, defaultLanguage, pagePatterns(routes)))
  return new Response(sitemapOf(pages, siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
