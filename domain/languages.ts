/** Every language the school is read in, with the name its own readers give it. */
export const languages = {
  es: { name: 'Español', locale: 'es_ES' },
  en: { name: 'English', locale: 'en_GB' },
  fr: { name: 'Français', locale: 'fr_FR' },
  de: { name: 'Deutsch', locale: 'de_DE' },
  it: { name: 'Italiano', locale: 'it_IT' },
  ru: { name: 'Русский', locale: 'ru_RU' },
  zh: { name: '中文', locale: 'zh_CN' },
  hi: { name: 'हिन्दी', locale: 'hi_IN' },
} as const

export type Language = keyof typeof languages

export const defaultLanguage = 'es' satisfies Language

/** All of them, in the order of the menu. */
export const languageCodes = Object.keys(languages) as Language[]

/** What Spanish is translated into. */
export const targetLanguages = languageCodes.filter((language) => language !== defaultLanguage)

function isLanguage(segment: string): segment is Language {
  return Object.hasOwn(languages, segment)
}

/** Language of a page's path: its first segment when that is a language's prefix, else Spanish. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1] ?? ''
  return isLanguage(first) ? first : defaultLanguage
}

/** Language of the page that a request asks for. */
export function languageOf({ url }: Request): Language {
  return languageOfPath(new URL(url).pathname)
}

/** A site path (`/niveles#grumete`) as it is in `language`; anything else is left as it is. */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage || !path.startsWith('/') || path.startsWith('//')) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** A page's path without its language prefix: the Spanish path of the same page. */
export function spanishPath(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLanguage(first) || first === defaultLanguage) return pathname
  return `/${rest.join('/')}`
}
