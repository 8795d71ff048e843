import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageCodes, localizedPath } from '../../../domain/languages.ts'

export function loader({ context: { siteUrl } }: LoaderFunctionArgs) {
  return new Response(robotsOf(siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Paths excluded from search engines: the captain's panel and technical endpoints. */
const closed = [
  ...languageCodes.map((language) => localizedPath('/admin', language)),
  '/studio',
  '/lake',
  '/supabase',
  '/mailbox',
]

/** `robots.txt` (RFC 9309). Pages that only should not be listed say so themselves, by `noindex`. */
function robotsOf(siteUrl: string): string {
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
