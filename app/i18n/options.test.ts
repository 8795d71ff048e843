import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { i18nOptions } from './options.ts'

describe('a text that is looked up', () => {
  const resources = {
    es: { common: { map: { store: 'Tienda', gallery: 'Galería' } } },
    en: { common: { map: { store: 'Store' } } },
  }

  it.each([
    ['map.store', 'Store'],
    ['map.gallery', 'Galería'],
    ['map.tavern', 'map.tavern'],
  ])('by %s in English is "%s": the language, else Spanish, else the key', async (key, text) => {
    const i18n = createInstance()
    await i18n.init({ ...i18nOptions, lng: 'en', resources })
    // The keys of this test are not the site's.
    expect(i18n.t(key as 'siteName')).toBe(text)
  })
})
