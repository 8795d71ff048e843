import { redirectDocument } from '@remix-run/node'
import { defaultLanguage, languageOf, languageOfPath } from '../../domain/languages.ts'

/**
 * Loads another document of the site: a page in any language, or the Studio. A page's router takes a path
 * for one in its own language (its basename), so what lies elsewhere is named by its whole address.
 *
 * @param path as `safeRedirect` returns it
 */
export function redirectOnSite(path: string, request: Request, init?: ResponseInit) {
  const language = languageOf(request)
  const isWithin = language === defaultLanguage || languageOfPath(path) === language
  return redirectDocument(isWithin ? path : new URL(request.url).origin + path, init)
}
