import { redirectDocument } from '@remix-run/node'
import { defaultLanguage, languageOf, languageOfPath, spanishPath } from '../../domain/languages.ts'

/**
 * Loads another document of the site: a page in any language, or the Studio. The router puts its own basename,
 * the prefix of the request's language, before a path: other documents need an absolute URL.
 *
 * @param path as `safeRedirect` returns it, with the prefix of its language
 */
export function redirectOnSite(path: string, request: Request, init?: ResponseInit) {
  const language = languageOf(request)
  const isWithin = language === defaultLanguage || languageOfPath(path) === language
  return redirectDocument(isWithin ? spanishPath(path) : new URL(request.url).origin + path, init)
}
