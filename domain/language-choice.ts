import { type Language, languageCodes } from './languages.ts'

const NAME = 'idioma'
const YEAR_S = 365 * 24 * 60 * 60

/** The cookie in which the browser keeps the language that its user chose from the menu. */
export const languageCookie = (language: Language) =>
  `${NAME}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`

/** The language that a visitor chose earlier; undefined when they never did. */
export function chosenLanguage(cookieHeader: string | null): Language | undefined {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookieHeader ?? '')?.[1]
  return languageCodes.find((code) => code === value)
}
