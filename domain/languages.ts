/** The facts of a language, defined here alone. */
interface LanguageFacts {
  /** The name that its own readers give it. */
  name: string
  /** As Open Graph writes it: `en_GB`. */
  locale: string
  /** The plural categories of whole numbers (CLDR 48; millions left aside). */
  plurals: readonly Intl.LDMLPluralRule[]
  /** It is still being translated: texts that it lacks are shown in Spanish. */
  draft?: true
}

/** Every language that the school is read in, in the order of the menu. */
export const languages = {
  es: { name: 'Español', locale: 'es_ES', plurals: ['one', 'other'] },
  en: { name: 'English', locale: 'en_GB', plurals: ['one', 'other'] },
  fr: { name: 'Français', locale: 'fr_FR', plurals: ['one', 'other'] },
  de: { name: 'Deutsch', locale: 'de_DE', plurals: ['one', 'other'] },
  it: { name: 'Italiano', locale: 'it_IT', plurals: ['one', 'other'] },
  ru: { name: 'Русский', locale: 'ru_RU', plurals: ['one', 'few', 'many', 'other'] },
  zh: { name: '中文', locale: 'zh_CN', plurals: ['other'] },
  hi: { name: 'हिन्दी', locale: 'hi_IN', plurals: ['one', 'other'] },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const defaultLanguage = 'es' satisfies Language

/** All of them, in the order of the menu. */
export const languageCodes = Object.keys(languages) as Language[]

/** The languages that Spanish is translated into. */
export const targetLanguages = languageCodes.filter((language) => language !== defaultLanguage)

/** Those of which `languages` says that they are still being translated. */
export type DraftLanguage = {
  [Code in Language]: (typeof languages)[Code] extends { draft: true } ? Code : never
}[Language]

export const isDraft = (language: string): language is DraftLanguage =>
  isLanguage(language) && 'draft' in languages[language]

/** The languages into which everything is translated. */
export const translatedLanguages = targetLanguages.filter((language) => !isDraft(language))

/** The script of a language by its ISO 15924 code: `Latn`, `Cyrl`. */
export const scriptOf = (language: string) => new Intl.Locale(language).maximize().script

function isLanguage(segment: string): segment is Language {
  return Object.hasOwn(languages, segment)
}

/** Language of a page's path: its first segment when that is a language's prefix, else Spanish. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1] ?? ''
  return isLanguage(first) ? first : defaultLanguage
}

/** Language of the page that a request is for. */
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
