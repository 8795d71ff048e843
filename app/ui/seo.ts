import type { MetaDescriptor } from '@remix-run/node'
import {
  defaultLanguage,
  type Language,
  languages,
  localizedPath,
  openLanguages,
} from '../i18n/languages.ts'

interface Seo {
  title: string
  description: string
  /** The page's Spanish path: `/niveles`. */
  path: string
  language: Language
  /** Public origin of the site. */
  siteUrl: string
}

/** Title, description, canonical address and the same page in every open language. */
export function seoMeta({ title, description, path, language, siteUrl }: Seo): MetaDescriptor[] {
  const address = (code: Language) => `${siteUrl}${localizedPath(path, code)}`
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  })
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...openLanguages.map((code) => alternate(code, address(code))),
    alternate('x-default', address(defaultLanguage)),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(language) },
    { property: 'og:locale', content: languages[language].locale },
  ]
}
