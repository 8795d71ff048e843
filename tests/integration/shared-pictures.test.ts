import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOfPath } from '../../domain/languages.ts'
import { tagsOf } from './support/html.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site?.stop())

describe('a picture for sharing', () => {
  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pictureOf = async (path: string) =>
    tagsOf(await site.text(path), 'meta').find(({ property }) => property === 'og:image')
      ?.content ?? ''

  async function spanishPages() {
    const sitemap = await site.text('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url))
    return listed.map(({ pathname }) => pathname).filter((path) => languageOfPath(path) === 'es')
  }

  it('is on every page of the sitemap', async () => {
    const pages = await spanishPages()
    expect(pages.length).toBeGreaterThan(30)
    for (const path of pages) expect.soft(await pictureOf(path), path).toContain('/og/es')
  })

  it('is a cacheable PNG of 1200 by 630, on each kind of page', async () => {
    const within = (await spanishPages()).filter((path) => path.lastIndexOf('/') > 0)
    const kinds = Map.groupBy(within, (path) => path.slice(0, path.lastIndexOf('/')))
    const oneOfEach = [...kinds.values()].map(([path = '']) => path)
    expect(oneOfEach.length).toBeGreaterThan(1)
    const languages = ['/en/blog/modos-griegos', '/ru/planes', '/zh', '/hi/planes']
    for (const url of ['/', '/niveles', ...oneOfEach, ...languages]) {
      const response = await site.get(await pictureOf(url))
      expect.soft(response.status, url).toBe(200)
      expect.soft(response.headers.get('content-type'), url).toBe('image/png')
      expect.soft(response.headers.get('cache-control'), url).toContain('immutable')
      const body = Buffer.from(await response.arrayBuffer())
      expect.soft(body.subarray(0, 8), url).toEqual(PNG)
      expect.soft([body.readUInt32BE(16), body.readUInt32BE(20)], url).toEqual([1200, 630])
      // Networks take a real drawing, and no more than a page itself.
      expect.soft(body.length, url).toBeGreaterThan(10_000)
      expect.soft(body.length, url).toBeLessThan(1_000_000)
    }
  }, 120_000)

  it('is a 304 for a client that has it', async () => {
    const address = await pictureOf('/niveles')
    const etag = (await site.get(address)).headers.get('etag') ?? ''
    const again = await site.get(address, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
