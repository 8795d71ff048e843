import { flatRoutes } from '@remix-run/fs-routes'
import type { RouteConfig, RouteConfigEntry } from '@remix-run/route-config'
import { defaultLanguage, type Language, languageCodes } from '../domain/languages.ts'

/** What a file in routes/ begins with when its page is in every language. */
const ANY_LANGUAGE = ':lng?'

/**
 * Every page at its Spanish path and below each open language's prefix. The prefixes are written
 * out because a parameter would match anything: `/blog/planes` would be the plans in a language
 * called "blog".
 */
export default (await flatRoutes()).flatMap((route) =>
  route.path?.startsWith(ANY_LANGUAGE)
    ? languageCodes.map((language) => inLanguage(route, language))
    : [route],
) satisfies RouteConfig

function inLanguage(route: RouteConfigEntry, language: Language): RouteConfigEntry {
  const path = route.path?.slice(ANY_LANGUAGE.length).replace(/^\//, '')
  if (language === defaultLanguage) return { ...route, path }
  return {
    ...route,
    id: `${language}/${route.id}`,
    path: path ? `${language}/${path}` : language,
  }
}
