import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { defaultLanguage, type Language, languageCodes } from '../../domain/languages.ts'
import { headingOf } from './support/html.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site.stop())

/** Waits until the change has reached the pages. */
const eventually = (work: () => Promise<void>) =>
  vi.waitFor(work, { timeout: 10_000, interval: 50 })

const inEach = (type: 'String' | 'Text', words: (language: Language) => string) =>
  languageCodes.map((language) => ({
    ...{ _key: language, _type: `internationalizedArray${type}Value`, language },
    value: words(language),
  }))

const titleIn = (language: Language) => `Regatta (${language})`
const page = {
  _id: 'page-regata',
  _type: 'page',
  slug: { _type: 'slug', current: 'regata' },
  title: inEach('String', titleIn),
  intro: inEach('Text', (language) => `Once a year (${language})`),
  layout: 'cards',
  scene: 'bow',
  placement: ['menu', 'footer'],
  cards: [
    {
      ...{ _key: 'a', _type: 'pageCard', icon: 'anchor' },
      title: inEach('String', (language) => `Start (${language})`),
      text: inEach('Text', (language) => `At dawn (${language})`),
    },
  ],
}
const addressIn = (language: Language) =>
  language === defaultLanguage ? '/regata' : `/${language}/regata`

it('a page that the captain writes is in every language, in the sitemap, in search and in the links', async () => {
  expect((await site.get('/regata')).status).toBe(404)
  await site.client.create(page)
  await eventually(async () => expect((await site.get('/regata')).status).toBe(200))
  const sitemap = await site.text('/sitemap.xml')
  for (const language of languageCodes) {
    const html = await site.text(addressIn(language))
    expect(headingOf(html)).toBe(titleIn(language))
    expect(html).toContain(`At dawn (${language})`)
    expect(html).toContain(`hrefLang="${language}"`)
    expect(sitemap).toContain(`${addressIn(language)}</loc>`)
  }
  expect(await site.text('/buscar?q=regatta')).toContain('href="/regata"')
  expect(await site.text('/planes')).toContain('href="/regata"')

  await site.client.patch(page._id).set({ placement: [] }).commit()
  await eventually(async () => expect(await site.text('/planes')).not.toContain('"/regata"'))

  await site.client.delete(page._id)
  await eventually(async () => expect((await site.get('/regata')).status).toBe(404))
  expect(await site.text('/sitemap.xml')).not.toContain('/regata')
})

it('a text page whose document has no layout yet is still there', async () => {
  await site.client.patch('page-contacto').unset(['layout', 'scene']).commit()
  await site.client
    .patch('page-contacto')
    .set({ 'title[language == "es"].value': 'Botella al mar' })
    .commit()
  await eventually(async () => {
    const html = await site.text('/contacto')
    expect(headingOf(html)).toBe('Botella al mar')
    expect(html).toContain('action="/formularios/contact"')
  })
  expect(await site.text('/sitemap.xml')).toContain('/contacto</loc>')
})

it('a page at a reserved address is never shown, and nothing links to it', async () => {
  const slugs = ['acceso', 'tecnicas', 'studio', 'en']
  const trapIn = (language: Language) => `Trap (${language})`
  const traps = slugs.map((current) => ({
    ...{ ...page, _id: `page-${current}`, slug: { _type: 'slug', current } },
    title: inEach('String', trapIn),
  }))
  const writes = site.client.transaction()
  for (const each of [...traps, { ...page, placement: ['footer'] }]) writes.create(each)
  await writes.commit()
  // Written with the others: where it stands, they would.
  await eventually(async () => expect(await site.text('/planes')).toContain('href="/regata"'))

  const addresses = slugs.flatMap((slug) => [`/${slug}`, `/en/${slug}`])
  for (const address of addresses) expect(await site.text(address), address).not.toContain('Trap (')
  expect(await site.text('/acceso')).toContain('name="password"')
  expect((await site.get('/tecnicas')).status).toBe(404)
  expect(await site.text('/en')).toContain('<html lang="en"')

  expect(await site.text('/planes')).not.toContain('Trap (')
  const found = await site.text('/buscar?q=once')
  expect(found).toContain('href="/regata"')
  expect(found).not.toContain('Trap (')
  const places = [...(await site.text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  )
  expect(places).toContain('/regata')
  expect(places.filter((place) => slugs.includes(place.slice(1)))).toEqual(['/en'])
  expect(places.filter((place) => /^\/en\/(?:acceso|tecnicas|studio|en)$/.test(place))).toEqual([])
})
