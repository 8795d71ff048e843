import type { InitOptions } from 'i18next'
import { defaultLanguage, languageCodes } from '../../domain/languages.ts'

/** Options shared by server and browser, so that both render the same text. */
export const i18nOptions = {
  supportedLngs: [...languageCodes],
  fallbackLng: defaultLanguage,
  defaultNS: 'common',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
} satisfies InitOptions
