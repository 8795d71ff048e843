import { describe, expect, it } from 'vitest'
import { openLanguages } from '../i18n/languages.ts'
import { seoMeta } from './seo.ts'

const page = {
  title: 'Niveles',
  description: 'Tres',
  path: '/niveles',
  siteUrl: 'https://s.example',
}

/** `{hreflang: address}` of the page as `language` shows it. */
function alternates(language: (typeof openLanguages)[number]) {
  const links = seoMeta({ ...page, language }) as Record<string, string>[]
  return Object.fromEntries(
    links.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href]),
  )
}

describe('seoMeta', () => {
  it('names the same set of alternates in every language, itself and x-default included', () => {
    const [first, ...others] = openLanguages.map(alternates)
    for (const other of others) expect(other).toEqual(first)
    expect(first).toMatchObject({
      es: 'https://s.example/niveles',
      en: 'https://s.example/en/niveles',
      'x-default': 'https://s.example/niveles',
    })
  })

  it('is canonical at its own address', () => {
    const links = seoMeta({ ...page, language: 'en' }) as Record<string, string>[]
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe('https://s.example/en/niveles')
  })
})
