import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfPath,
} from '../../domain/languages.ts'
import { loadMessages } from '../../domain/load-messages.ts'
import type { Namespace } from '../../domain/messages/es.ts'
import { type Overrides, withOverrides } from '../../domain/overrides.ts'
import { onDemand } from '../i18n/on-demand.ts'
import { i18nOptions } from '../i18n/options.ts'
import { readInterfaceTexts } from './interface-text.server.ts'
import type { ContentSource } from './source.server.ts'

/** The dataset: the captain's own texts of the interface are a part of it. */
type Dataset = Pick<ContentSource, 'fetch'>

/**
 * Some namespaces of one language, with the texts that the captain wrote in place of the catalogue's, and
 * in Spanish to fall back to.
 */
async function resourcesFor(
  language: Language,
  namespaces: readonly Namespace[],
  overrides: Record<string, Overrides>,
): Promise<Resource> {
  const load = async (code: Language, theirs: Record<string, Overrides>) =>
    Object.fromEntries(
      await Promise.all(
        namespaces.map(
          async (name): Promise<[string, object]> => [
            name,
            withOverrides(await loadMessages(code, name), theirs[name]),
          ],
        ),
      ),
    )
  const [spanish, texts] = await Promise.all([load(defaultLanguage, {}), load(language, overrides)])
  return { [defaultLanguage]: spanish, [language]: texts }
}

/** Translations for loaders: `await getFixedT(content, language, 'home')`. */
export async function getFixedT<const N extends Namespace | [Namespace, ...Namespace[]]>(
  content: Dataset,
  language: Language,
  namespaces: N,
) {
  const names = [...new Set<Namespace>(['common', ...[namespaces].flat()])]
  const overrides = await readInterfaceTexts(content, language)
  const resources = await resourcesFor(language, names, overrides)
  const remixI18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...languageCodes],
      fallbackLanguage: defaultLanguage,
      order: ['custom'],
      findLocale: async (request) => languageOfPath(new URL(request.url).pathname),
    },
    i18next: { ...i18nOptions, resources },
  })
  return remixI18n.getFixedT(language, namespaces)
}

/** The instance that renders one page: its language and the namespaces of its routes. */
export async function createPageI18n(
  content: Dataset,
  language: Language,
  ns: Namespace[],
): Promise<i18n> {
  const overrides = await readInterfaceTexts(content, language)
  const resources = await resourcesFor(language, ns, overrides)
  const instance = createInstance()
  await instance
    .use(initReactI18next)
    .use(onDemand(overrides))
    .init({ ...i18nOptions, lng: language, ns, resources, partialBundledLanguages: true })
  return instance
}
