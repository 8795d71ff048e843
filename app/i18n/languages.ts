/** Every language the school is to be read in, with the name its own readers give it. */
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

/** What Spanish is translated into. */
export const targetLanguages = (Object.keys(languages) as Language[]).filter(
  (language) => language !== defaultLanguage,
)

/** Languages that have a message catalogue: the only ones whose pages exist. */
export const openLanguages = ['es', 'en'] as const satisfies readonly Language[]

export type OpenLanguage = (typeof openLanguages)[number]

function isOpen(segment: string): segment is OpenLanguage {
  return (openLanguages as readonly string[]).includes(segment)
}

/** Language of a page's path: its first segment when that is an open prefix, else Spanish. */
export function languageOfPath(pathname: string): OpenLanguage {
  const first = pathname.split('/')[1] ?? ''
  return isOpen(first) ? first : defaultLanguage
}

/** Language of the page that a request asks for. */
export function languageOf({ url }: Request): OpenLanguage {
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
  if (!isOpen(first) || first === defaultLanguage) return pathname
  return `/${rest.join('/')}`
}
