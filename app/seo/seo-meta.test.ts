import { describe, expect, it } from 'vitest'
import { type Language, languageCodes } from '../../domain/languages.ts'
import { seoMeta } from './seo-meta.ts'

const page = {
  title: 'Niveles',
  description: 'Tres',
  path: '/niveles',
  siteUrl: 'https://s.example',
  siteName: 'Escuela',
  trail: [{ name: 'Niveles', path: '/niveles' }],
}

/** `{hreflang: address}` of the page as `language` shows it. */
function alternates(language: Language, languages?: Language[]) {
  const links = seoMeta({ ...page, language, languages }) as Record<string, string>[]
  return Object.fromEntries(
    links.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href]),
  )
}

describe('seoMeta', () => {
  it('names the same set of alternates in every language, itself and x-default included', () => {
    const [first, ...others] = languageCodes.map((language) => alternates(language))
    for (const other of others) expect(other).toEqual(first)
    expect(first).toMatchObject({
      es: 'https://s.example/niveles',
      en: 'https://s.example/en/niveles',
      'x-default': 'https://s.example/niveles',
    })
  })

  it('leaves out languages without a translation, whose pages point to the Spanish one', () => {
    expect(alternates('es', ['es'])).toEqual({
      es: 'https://s.example/niveles',
      'x-default': 'https://s.example/niveles',
    })
    expect(alternates('en', ['es'])).toEqual({})
    const links = seoMeta({ ...page, language: 'en', languages: ['es'] }) as Record<
      string,
      string
    >[]
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe('https://s.example/niveles')
  })

  it('is canonical at its own address', () => {
    const links = seoMeta({ ...page, language: 'en' }) as Record<string, string>[]
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe('https://s.example/en/niveles')
  })

  it('shares the page with a picture of its own, and says what the picture is', () => {
    const tags = seoMeta({ ...page, language: 'en' }) as Record<string, string>[]
    const open = Object.fromEntries(tags.map(({ property, content }) => [property, content]))
    expect(open).toMatchObject({
      'og:type': 'website',
      'og:title': 'Niveles',
      'og:url': 'https://s.example/en/niveles',
      'og:locale': 'en_GB',
      'og:image': expect.stringMatching(/^https:\/\/s\.example\/og\/en\/niveles\.png\?v=\w+$/),
      'og:image:alt': 'Niveles',
    })
  })

  it('lists the breadcrumbs, from the landing page on', () => {
    const trail = [{ name: 'Niveles', path: '/niveles' }]
    const tags = seoMeta({ ...page, language: 'es', siteName: 'Escuela', trail })
    expect(tags).toContainEqual({
      'script:ld+json': expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ name: 'Escuela', item: 'https://s.example/' }),
          expect.objectContaining({ name: 'Niveles', item: 'https://s.example/niveles' }),
        ],
      }),
    })
  })
})
