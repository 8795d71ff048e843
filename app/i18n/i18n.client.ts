import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Overrides, withOverrides } from '../../domain/overrides.ts'
import { i18nOptions } from './options.ts'
import { readPageMessages } from './page-messages.tsx'

const catalogues = import.meta.glob<{ default: Record<string, unknown> }>('./messages/*/*.ts')

/** Fetches a namespace that the first page did not bring, when a later page asks for it. */
const onDemand = (overrides: Record<string, Overrides>): BackendModule => ({
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = catalogues[`./messages/${language}/${namespace}.ts`]
    if (!load) throw new Error(`No catalogue ${namespace} in ${language}`)
    return withOverrides((await load()).default, overrides[namespace])
  },
})

/** Starts i18next with the texts that came in the page, in the language of `<html lang>`. */
export async function startI18n() {
  const { messages, overrides } = readPageMessages()
  const language = document.documentElement.lang
  await i18next
    .use(initReactI18next)
    .use(onDemand(overrides))
    .init({
      ...i18nOptions,
      lng: language,
      fallbackLng: false,
      ns: Object.keys(messages),
      resources: { [language]: messages },
      partialBundledLanguages: true,
    })
  return i18next
}
