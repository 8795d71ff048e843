import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, isDraft } from '../../domain/languages.ts'
import { onDemand } from './on-demand.ts'
import { i18nOptions } from './options.ts'
import { readPageMessages } from './page-messages.tsx'

/** Starts i18next with the texts that came in the page, in the language of `<html lang>`. */
export async function startI18n() {
  const { resources, overrides } = readPageMessages()
  const language = document.documentElement.lang
  await i18next
    .use(initReactI18next)
    .use(onDemand(overrides))
    .init({
      ...i18nOptions,
      lng: language,
      fallbackLng: isDraft(language) ? defaultLanguage : false,
      ns: Object.keys(resources[language] ?? {}),
      resources,
      partialBundledLanguages: true,
    })
  return i18next
}
