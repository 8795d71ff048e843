import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfPath,
} from '../../domain/languages.ts'
import { withOverrides } from '../../domain/overrides.ts'
import { catalogues } from '../i18n/catalogues.ts'
import type { Namespace } from '../i18n/messages/es.ts'
import { i18nOptions } from '../i18n/options.ts'
import { readInterfaceTexts } from './interface-text.server.ts'
import type { ContentSource } from './source.server.ts'

/** What holds the dataset, of which the interface's texts are a part. */
type Dataset = Pick<ContentSource, 'fetch'>

/**
 * The texts of one language, those that the captain wrote in place of the catalogue's included, and
 * Spanish to fall back to.
 */
async function resourcesFor(content: Dataset, language: Language): Promise<Resource> {
  const overrides = await readInterfaceTexts(content, language)
  const texts = Object.entries(catalogues[language]).map(([namespace, messages]) => [
    namespace,
    withOverrides(messages, overrides[namespace]),
  ])
  return { es: catalogues.es, [language]: Object.fromEntries(texts) }
}

/** Translations for loaders: `await getFixedT(content, language, 'home')`. */
export async function getFixedT<const N extends Namespace | [Namespace, ...Namespace[]]>(
  content: Dataset,
  language: Language,
  namespaces: N,
) {
  const remixI18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...languageCodes],
      fallbackLanguage: defaultLanguage,
      order: ['custom'],
      findLocale: async (request) => languageOfPath(new URL(request.url).pathname),
    },
    i18next: { ...i18nOptions, resources: await resourcesFor(content, language) },
  })
  return remixI18n.getFixedT(language, namespaces)
}

/** The instance that renders one page: its language and the namespaces of its routes. */
export async function createPageI18n(
  content: Dataset,
  language: Language,
  ns: Namespace[],
): Promise<i18n> {
  const instance = createInstance()
  const resources = await resourcesFor(content, language)
  await instance.use(initReactI18next).init({ ...i18nOptions, lng: language, ns, resources })
  return instance
}
