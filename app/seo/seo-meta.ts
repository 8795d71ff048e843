import type { MetaDescriptor } from '@remix-run/node'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  localizedPath,
  languages as names,
} from '../../domain/languages.ts'
import { OG_HEIGHT, OG_WIDTH } from '../../domain/og-picture.ts'
import { breadcrumbList, type Crumb, type JsonLd } from './json-ld.ts'
import { ogPath } from './og-path.ts'

export interface Seo {
  title: string
  description: string
  /** The page's Spanish path: `/niveles`. */
  path: string
  language: Language
  /** Those in which its main content can be read; all of them by default. */
  languages?: readonly Language[] | undefined
  /** Public origin of the site. */
  siteUrl: string
  siteName: string
  /** The way here from the landing page, which is left out, to this page; paths are Spanish. */
  trail: Crumb[]
  /** ISO 8601 dates of an article; a page without them is a page of the site. */
  article?: { publishedAt: string; updatedAt: string }
}

/**
 * All that search engines and networks read of a page: title, description, canonical address, the
 * same page in its other languages, Open Graph, Twitter card, and structured data.
 * A page whose content is not translated points to the Spanish one and has no other languages.
 *
 * @param things what the page is about; its breadcrumbs are added automatically
 */
export function seoMeta(seo: Seo, things: JsonLd[] = []): MetaDescriptor[] {
  const { title, description, path, language, siteUrl, siteName, trail } = seo
  const languages = seo.languages ?? languageCodes
  const translated = languages.includes(language)
  const address = (code: Language) => `${siteUrl}${localizedPath(path, code)}`
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  })
  const breadcrumbs =
    trail.length > 0
      ? [breadcrumbList([{ name: siteName, path: '/' }, ...trail], { language, siteUrl })]
      : []
  const canonical = address(translated ? language : defaultLanguage)
  const alternates = [
    ...languages.map((code) => alternate(code, address(code))),
    alternate('x-default', address(defaultLanguage)),
  ]
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(translated ? alternates : []),
    ...openGraph(seo, canonical, translated ? languages : [language]),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...breadcrumbs, ...things].map((thing) => ({ 'script:ld+json': { ...thing } })),
  ]
}

/** https://ogp.me; Twitter reads title, description and picture from here too. */
function openGraph(
  { title, description, path, language, siteUrl, siteName, article }: Seo,
  url: string,
  languages: readonly Language[],
): MetaDescriptor[] {
  const others = languages.filter((code) => code !== language)
  const properties: [string, string | undefined][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', names[language].locale],
    ...others.map((code): [string, string] => ['og:locale:alternate', names[code].locale]),
    ['og:image', `${siteUrl}${ogPath(path, language, `${title}\n${description}`)}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(OG_WIDTH)],
    ['og:image:height', String(OG_HEIGHT)],
    ['og:image:alt', title],
    ['article:published_time', article?.publishedAt],
    ['article:modified_time', article?.updatedAt],
  ]
  return properties
    .filter(([, content]) => content)
    .map(([property, content]) => ({ property, content }))
}
