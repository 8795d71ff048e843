import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site?.stop())

const ID = 'article-modos-griegos'
const PATH = '/blog/modos-griegos'
const WAIT = { timeout: 50_000, interval: 250 }

/** Every page that shows articles, and the documents that announce them to search engines. */
async function placesThatNameIt(): Promise<string[]> {
  const related = await site.client.fetch<string>(
    '*[_type == "article" && $id in related[]._ref][0].slug.current',
    { id: ID },
  )
  const places = [
    '/',
    '/blog',
    '/de/blog',
    '/blog/rss.xml',
    '/sitemap.xml',
    '/buscar?q=modos+griegos',
    `/blog/${related}`,
  ]
  const texts = await Promise.all(places.map(listed))
  return places.filter((_, i) => texts[i]?.includes(`${PATH}"`) || texts[i]?.includes(`${PATH}<`))
}

/** A page without the text of an article, in which its author may link to whatever they like. */
async function listed(path: string): Promise<string> {
  const text = await site.text(path)
  const [, related] = text.split('aria-labelledby="related"')
  return related?.split('</aside>')[0] ?? text
}

const date = (ms: number) =>
  site.client
    .patch(ID)
    .set({ publishedAt: new Date(Date.now() + ms).toISOString() })
    .commit()

test('an article with a future date is hidden until that date', async () => {
  // The newest of all is on the landing page, too.
  await date(-1000)
  await vi.waitFor(async () => expect(await placesThatNameIt()).toHaveLength(7), WAIT)
  expect((await site.get(PATH)).status).toBe(200)

  await date(3_600_000)
  await vi.waitFor(async () => expect((await site.get(PATH)).status).toBe(404), WAIT)
  expect(await placesThatNameIt()).toEqual([])
  // Requests the cached page once more.
  expect((await site.get(PATH)).status).toBe(404)

  await date(2000)
  await vi.waitFor(async () => expect((await site.get(PATH)).status).toBe(200), WAIT)
  expect(await placesThatNameIt()).toHaveLength(7)
})

test('an article with an invalid slug is in no list, and breaks none', async () => {
  const original = await site.client.getDocument(ID)
  if (!original) throw new Error('No article to begin with')
  const { _rev, ...article } = original
  const slug = { _type: 'slug', current: 'Con espacios y Ñ' }
  const publishedAt = new Date(Date.now() - 500).toISOString()
  await site.client.create({ ...article, _id: 'article-adrift', slug, publishedAt })
  await site.client.patch('article-5-riffs-faciles').set({ publishedAt }).commit()
  await vi.waitFor(async () => {
    for (const path of ['/', '/blog', '/blog/rss.xml', '/sitemap.xml', '/buscar?q=riffs']) {
      const text = await site.text(path)
      expect(text).toContain('/blog/5-riffs-faciles')
      expect(text).not.toMatch(/Con(%20| )espacios/)
    }
  }, WAIT)
})
