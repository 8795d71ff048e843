import { routes } from 'virtual:remix/server-build'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageCodes, localizedPath } from '../../../domain/languages.ts'
import { serverPaths } from '../../../domain/server-paths.ts'
import { pagePatterns } from '../../seo/route-patterns.ts'

export function loader({ context: { siteUrl } }: LoaderFunctionArgs) {
  return new Response(robotsOf(siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Paths excluded from search engines: pages with restricted access, and technical endpoints. */
const closedPaths = () => [
  // The whole path: another page's path may begin with it.
  ...pagePatterns(routes)
    .filter(({ isClosed }) => isClosed)
    .flatMap(({ pattern }) =>
      languageCodes.map((language) => `${localizedPath(pattern, language)}$`),
    ),
  ...serverPaths.filter((segment) => segment !== 'assets').map((segment) => `/${segment}`),
]

/** `robots.txt` (RFC 9309). Pages that only should not be listed say so themselves, by `noindex`. */
function robotsOf(siteUrl: string): string {
  return [
    'User-agent: *',
    // Pictures of pages are found here when the content is stored on this machine.
    'Allow: /lake/images/',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
