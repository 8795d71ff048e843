import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { defaultLanguage, languageOfPath, type OpenLanguage, openLanguages } from './languages.ts'
import en from './messages/en.ts'
import es, { type Namespace } from './messages/es.ts'
import { i18nOptions } from './options.ts'

const resources = { es, en } satisfies Record<OpenLanguage, typeof es>

/** Translations for loaders: `await i18nServer.getFixedT(language, 'home')`. */
export const i18nServer = new RemixI18Next({
  detection: {
    supportedLanguages: [...openLanguages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: async (request) => languageOfPath(new URL(request.url).pathname),
  },
  i18next: { ...i18nOptions, resources },
})

/** The instance that renders one page: its language and the namespaces of its routes. */
export async function createPageI18n(language: OpenLanguage, ns: Namespace[]): Promise<i18n> {
  const instance = createInstance()
  await instance.use(initReactI18next).init({ ...i18nOptions, lng: language, ns, resources })
  return instance
}
