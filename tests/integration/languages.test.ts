import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '../../domain/catalogues.ts'
import {
  isDraft,
  type Language,
  languageCodes,
  localizedPath,
  scriptOf,
  translatedLanguages,
} from '../../domain/languages.ts'
import { flatTexts } from '../../domain/overrides.ts'
import { localizedFieldsOf } from '../../schemas/translations/localized-values.ts'
import { PAGES } from '../pages.ts'
import { canonicalOf, headingOf, tagsOf, textsOf } from './support/html.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site.stop())

const seed = readFileSync(new URL('../../dataset/data.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))

/** Every string inside of a value, system fields excepted. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('_') ? [] : stringsIn(inner),
  )
}

/** All texts of interface and content in a language. */
function textsIn(language: Language): Set<string> {
  const fields = seed.flatMap((document) => localizedFieldsOf(document))
  const content = fields.flatMap(({ values }) =>
    stringsIn(values.filter((item) => item.language === language).map(({ value }) => value)),
  )
  return new Set([...flatTexts(catalogues[language]).map(([, text]) => text), ...content])
}

const spanish = textsIn('es')
const keys = new Set(
  Object.entries(catalogues.es).flatMap(([namespace, texts]) =>
    flatTexts(texts).flatMap(([key]) =>
      // A key of one word could be a word.
      key.includes('.') ? [key, `${namespace}:${key}`] : [`${namespace}:${key}`],
    ),
  ),
)
/** Names that are the same in every language: people, shops. */
const names = new Set(
  seed.flatMap(({ name, author, quote }) => stringsIn([name, author, quote?.author])),
)

const alternatesOf = (html: string) =>
  tagsOf(html, 'link').flatMap(({ rel, hrefLang }) =>
    // A draft is listed where its translation has begun.
    rel === 'alternate' && hrefLang && !isDraft(hrefLang) ? [hrefLang] : [],
  )
const readable = languageCodes.filter((code) => !isDraft(code))

const PLACEHOLDER = /\{\{.*?\}\}/
const isTemplate = (text: string) => PLACEHOLDER.test(text)
const hasWords = (text: string) => text.split(PLACEHOLDER).some((part) => /\p{L}{3}/u.test(part))

/** Finds the Spanish texts that no text of the language agrees with. */
function spanishFinder(language: Language) {
  const own = textsIn(language)
  const foreign = [...spanish].filter((text) => hasWords(text) && !own.has(text))
  const plain = new Set(foreign.filter((text) => !isTemplate(text)))
  const templates = foreign.filter(isTemplate).map((text) => {
    const parts = text.split(PLACEHOLDER).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+?')}$`, 'u')
  })
  return (text: string) =>
    !names.has(text) && (plain.has(text) || templates.some((template) => template.test(text)))
}

describe.each(translatedLanguages)('in "%s"', (language) => {
  it('no page has a Spanish text or the key of one that is missing', async () => {
    const isSpanish = spanishFinder(language)
    const sitemap = await site.text('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .filter((path) => path.split('/')[1] === language)
    expect(listed.length).toBeGreaterThan(50)
    const paths = new Set([...listed, ...PAGES.map((path) => localizedPath(path, language))])
    const found: [path: string, texts: string[]][] = []
    for (const path of paths) {
      const html = await site.text(path)
      if (listed.includes(path)) {
        expect(new URL(canonicalOf(html)).pathname).toBe(path)
        expect(alternatesOf(html), path).toEqual([...readable, 'x-default'])
      }
      const texts = textsOf(html)
      expect(texts.length, path).toBeGreaterThan(20)
      found.push([path, texts.filter((text) => keys.has(text) || isSpanish(text))])
    }
    expect(found.filter(([, texts]) => texts.length > 0)).toEqual([])
  })
})

const inOtherScripts = translatedLanguages.filter((language) => scriptOf(language) !== 'Latn')

describe.each(inOtherScripts)('in "%s", which is not written in Latin letters', (language) => {
  it('no page has Spanish words', async () => {
    const own = /[^\P{L}\p{Script=Latin}]/u
    const words = /(?:^|\s)(?:de|del|el|la|los|las|que|con|para|por|una?|tu|al?|en)(?:\s|$)/u
    const isName = (text: string) => [...names].some((name) => text.includes(name))
    for (const path of PAGES) {
      const texts = textsOf(await site.text(localizedPath(path, language)))
      const found = texts.filter((text) => words.test(text) && !own.test(text) && !isName(text))
      expect(found, path).toEqual([])
    }
  })
})

it.each(['es', 'fr', 'de', 'it', 'zh'] as const)(
  'an English word is marked as such in "%s"',
  async (language) => {
    const html = await site.text(localizedPath('/blog/blues-12-compases', language))
    expect(html).toMatch(/<span lang="en">turnaround<\/span>/i)
  },
)

describe('a page that is not translated', () => {
  it('shows a notice, points to the Spanish one and names no other languages', async () => {
    const id = 'article-blues-12-compases'
    const path = '/blog/blues-12-compases'
    const [title] = await site.client.fetch(`*[_id == $id].title[language == "de"][0].value`, {
      id,
    })
    await site.client.patch(id).unset(['title[language=="de"]']).commit()

    await expect.poll(() => site.text(`/de${path}`)).toContain('data-untranslated')
    const german = await site.text(`/de${path}`)
    expect(german).toContain(catalogues.de.common.untranslated)
    expect(german).toMatch(/<html lang="de"/)
    expect(new URL(canonicalOf(german)).pathname).toBe(path)
    expect(alternatesOf(german)).toEqual([])

    const french = await site.text(`/fr${path}`)
    expect(french).not.toContain('data-untranslated')
    expect(new URL(canonicalOf(french)).pathname).toBe(`/fr${path}`)
    expect(alternatesOf(french)).toEqual([...readable.filter((code) => code !== 'de'), 'x-default'])
    const sitemap = await site.text('/sitemap.xml')
    expect(sitemap).not.toContain(`/de${path}<`)
    expect(sitemap).toContain(`/fr${path}<`)
    expect(title).toBeTruthy()
  })
})

describe('a text of the interface', () => {
  it('is the captain’s in the languages in which they wrote one, a moment after it is published', async () => {
    const { client } = site
    const text = (language: string, value: string) => ({
      ...{ _key: language, _type: 'internationalizedArrayStringValue' },
      ...{ language, value },
    })
    await client.create({
      ...{ _id: 'text-crew', _type: 'interfaceText', key: 'common:errors.notFoundTitle' },
      text: [text('es', 'Hombre al agua'), text('de', 'Mann über Bord')],
    })
    await expect.poll(async () => headingOf(await site.text('/nada'))).toBe('Hombre al agua')
    expect(headingOf(await site.text('/de/nada'))).toBe('Mann über Bord')
    expect(headingOf(await site.text('/en/nada'))).toBe(catalogues.en.common.errors.notFoundTitle)
    // Pages that scripts go on to fetch their texts by themselves, and need it too.
    expect(await site.text('/de/planes')).toContain('"errors.notFoundTitle":"Mann über Bord"')

    await client.delete('text-crew')
    await expect
      .poll(async () => headingOf(await site.text('/nada')))
      .toBe(catalogues.es.common.errors.notFoundTitle)
  })
})

describe('a visitor with a language cookie', () => {
  const request = (path: string, headers: Record<string, string>) =>
    site.get(path, { headers, redirect: 'manual' })

  it('is redirected from / to the landing page in it', async () => {
    const answer = await request('/?utm=mar', { cookie: 'idioma=ru' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/ru?utm=mar')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['a crawler, which has no cookies', '/', {}],
    ['who chose Spanish', '/', { cookie: 'idioma=es' }],
    ['who brings a language that there is not', '/', { cookie: 'idioma=../x' }],
    ['who asks for another page', '/planes', { cookie: 'idioma=ru' }],
    ['a script that asks for data', '/', { cookie: 'idioma=ru', 'sec-fetch-dest': 'empty' }],
  ])('no other request is: %s', async (_who, path, headers) => {
    expect((await request(path, headers as Record<string, string>)).status).toBe(200)
  })
})
