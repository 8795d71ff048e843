import { fnv1a } from '../../domain/fnv1a.ts'
import { type Language, languageCodes } from '../../domain/languages.ts'

/** Increase it when the drawing changes, so that cached copies of the old one are not used. */
const DESIGN = 1

/**
 * URL of a page's sharing picture: `/og/es/niveles.png?v=…`. The version is a hash of the page's
 * title and description; it only bypasses the caches of social networks.
 *
 * @param path the page's Spanish path
 */
export function ogPath(path: string, language: Language, words: string): string {
  const page = path === '/' ? '' : path
  return `/og/${language}${page}.png?v=${fnv1a(`${DESIGN}\n${words}`)}`
}

/**
 * The page that a picture's address belongs to; null when no picture has this address.
 *
 * @param rest what follows `/og/`: `es/niveles.png`
 */
export function pageOfOgPath(rest: string): { language: Language; path: string } | null {
  const [, code = '', path = ''] = /^([a-z]{2})((?:\/[a-z0-9-]+)*)\.png$/.exec(rest) ?? []
  const language = languageCodes.find((open) => open === code)
  return language ? { language, path: path || '/' } : null
}
