import { defaultLanguage, type Language, localizedPath } from '../../domain/languages.ts'

interface Listed {
  /** Spanish path; of slugs, so nothing in it needs escaping. */
  path: string
  /** ISO 8601. */
  updatedAt: string | null
  languages: readonly Language[]
}

/**
 * A sitemap (https://www.sitemaps.org/protocol.html) of every page in every language that it has, each with
 * its alternates (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function sitemapOf(pages: Listed[], siteUrl: string): string {
  const entries = pages.flatMap(({ path, updatedAt, languages }) => {
    const address = (code: Language) => `${siteUrl}${localizedPath(path, code)}`
    const alternates = [
      ...languages.map((code) => alternate(code, address(code))),
      alternate('x-default', address(defaultLanguage)),
    ].join('')
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    return languages.map((code) => `<url><loc>${address(code)}</loc>${lastmod}${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
