import { languageCodes, localizedPath } from '../../domain/languages.ts'

/** What is not for search engines: the captain's panel and the machinery. */
const closed = [
  ...languageCodes.map((language) => localizedPath('/admin', language)),
  '/studio',
  '/lake',
  '/supabase',
  '/mailbox',
]

/** `robots.txt` (RFC 9309). Pages that only should not be listed say so themselves, by `noindex`. */
export function robotsOf(siteUrl: string): string {
  return [
    'User-agent: *',
    // Pictures of pages are found here when the content is kept on this machine.
    'Allow: /lake/images/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
