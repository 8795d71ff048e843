import { routes } from 'virtual:remix/server-build'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { defaultLanguage, languageCodes } from '../../../domain/languages.ts'
import { readPageLanguages } from '../../content/page-languages.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { pagePatterns } from '../../seo/route-patterns.ts'
import { readSitePages } from '../../seo/site-pages.server.ts'
import { sitemapOf } from '../../seo/sitemap.ts'

/** The pages of the routes and of the dataset, in every language that they have. */
export async function loader({ context: { content, siteUrl } }: LoaderFunctionArgs) {
  const [pages, translated] = await orServiceUnavailable(
    Promise.all([
      readSitePages(content, defaultLanguage, pagePatterns(routes)),
      readPageLanguages(content),
    ]),
  )
  const listed = pages.map(({ path, updatedAt }) => ({
    path,
    updatedAt,
    languages: translated.get(path) ?? languageCodes,
  }))
  return new Response(sitemapOf(listed, siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
