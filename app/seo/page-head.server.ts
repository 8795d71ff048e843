import type { Language } from '../../domain/languages.ts'
import { readPage } from '../content/page.server.ts'
import { languagesOfPage } from '../content/page-languages.server.ts'
import { orServiceUnavailable } from '../content/service-unavailable.server.ts'
import { readSettings } from '../content/settings.server.ts'
import type { SiteContext } from '../context.ts'
import type { Crumb } from './json-ld.ts'
import type { Seo } from './seo-meta.ts'

type Reader = Pick<SiteContext, 'content' | 'siteUrl'>

interface PageFacts extends Pick<Seo, 'path' | 'description' | 'article'> {
  /** Name of the page: in its title before the school's name, and last in its breadcrumbs. */
  name: string
  /** The full title, which overrides the generated one. */
  title?: string | undefined
  /** The pages above it, the landing page left out. */
  above?: Crumb[]
  /** Spanish path of the page whose document holds the content; its own without it. */
  contentPath?: string
}

/**
 * Input of `seoMeta` for a page.
 *
 * @throws a 503 `Response` when the dataset cannot be reached
 */
export async function pageSeo(
  { content, siteUrl }: Reader,
  language: Language,
  { path, name, title, description, above = [], article, contentPath = path }: PageFacts,
) {
  const [{ title: siteName }, languages] = await orServiceUnavailable(
    Promise.all([readSettings(content, language), languagesOfPage(content, contentPath)]),
  )
  return {
    title: title || `${name} · ${siteName}`,
    ...{ description, path, language, languages, siteUrl, siteName },
    trail: path === '/' ? [] : [...above, { name, path }],
    ...(article && { article }),
  } satisfies Seo
}

/**
 * The document of a page, the heading and metadata that it gives, and the settings that come with them.
 *
 * @param path the page's Spanish path; without its first slash it is the document's slug
 */
export async function readPageHead(context: Reader, language: Language, path: string) {
  const [page, settings] = await Promise.all([
    readPage(context.content, language, path.slice(1)),
    readSettings(context.content, language),
  ])
  const heading = { title: page?.title || settings.title, intro: page?.intro ?? '' }
  const seo = await pageSeo(context, language, {
    path,
    name: heading.title,
    title: page?.seo?.title,
    description: page?.seo?.description || heading.intro,
  })
  return { page, settings, heading, seo }
}
