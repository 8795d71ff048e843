import { chosenLanguage } from '../domain/language-choice.ts'
import { defaultLanguage, localizedPath } from '../domain/languages.ts'

/**
 * Redirect for a returning visitor who requests `/`: the landing page in their chosen language;
 * null for everybody else. Crawlers choose nothing, so they are never redirected; other addresses
 * name their language themselves.
 */
export function chosenLandingPage({ method, url, headers }: Request): Response | null {
  const { pathname, search } = new URL(url)
  if (pathname !== '/' || method !== 'GET' || !isNavigation(headers)) return null
  const language = chosenLanguage(headers.get('cookie'))
  if (!language || language === defaultLanguage) return null
  return new Response(null, {
    status: 302,
    headers: { Location: localizedPath('/', language) + search, 'Cache-Control': 'no-store' },
  })
}

/** Not the data of a page that scripts fetch; browsers without this header count as navigating. */
const isNavigation = (headers: Headers) =>
  ['document', null].includes(headers.get('sec-fetch-dest'))
