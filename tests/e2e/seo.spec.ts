import type { APIRequestContext, Page } from '@playwright/test'
import { missingProperties } from '../../app/seo/required-properties.fixture.ts'
import { languageOfPath, languages } from '../../domain/languages.ts'
import { expect, test } from './fixtures.ts'

/** Paths that are never in the sitemap, in any language. */
const HIDDEN = /\/(admin|acceso|buscar|gestor-multimedia|formularios|lecciones-canciones)(\/|$)/

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Head {
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  headings: number
  open: Record<string, string>
  alternates: Record<string, string>
  card: string | null
  jsonLd: string[]
}

test.describe('for search and sharing', () => {
  test('every page of the sitemap has metadata for search engines and networks', async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000)
    const urls = await listedPages(request)
    expect(urls.length).toBeGreaterThan(20)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.filter((url) => HIDDEN.test(url))).toEqual([])
    const seen: Record<'title' | 'description', Set<string>> = {
      title: new Set(),
      description: new Set(),
    }
    // Differences by language are tested by `integration/languages.test.ts`.
    const read = urls.filter((url) => ['es', 'ru'].includes(languageOfPath(new URL(url).pathname)))
    for (const url of read) {
      const response = await request.get(url, { maxRedirects: 0 })
      expect(response.status(), url).toBe(200)
      const head = await readHead(page, await response.text())
      const language = languageOfPath(new URL(url).pathname)
      expect.soft(head.headings, `h1 of ${url}`).toBe(1)
      expect.soft(head.canonicals, `canonical of ${url}`).toEqual([url])
      expect.soft(head.titles, `title of ${url}`).toHaveLength(1)
      expect.soft(head.descriptions, `description of ${url}`).toHaveLength(1)
      for (const part of ['title', 'description'] as const) {
        const words = head[`${part}s`][0] ?? ''
        expect.soft(words, `${part} of ${url}`).not.toBe('')
        expect.soft(seen[part], `${part} of ${url}`).not.toContain(`${language} ${words}`)
        seen[part].add(`${language} ${words}`)
      }
      expect.soft(head.alternates[language], `hreflang of ${url}`).toBe(url)
      expect.soft(head.alternates['x-default'], url).toBe(head.alternates.es)
      expect.soft(head.open, `Open Graph of ${url}`).toMatchObject({
        'og:title': head.titles[0],
        'og:description': head.descriptions[0],
        'og:url': url,
        'og:type': url.includes('/blog/') ? 'article' : 'website',
        'og:locale': languages[language].locale,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/./),
      })
      expect.soft(head.card, url).toBe('summary_large_image')
      for (const json of head.jsonLd) {
        expect.soft(missingProperties(JSON.parse(json)), `JSON-LD of ${url}`).toEqual([])
      }
    }
  })

  for (const [path, types] of Object.entries({
    '/': ['EducationalOrganization', 'VideoObject', 'VideoObject', 'VideoObject'],
    '/niveles': ['BreadcrumbList', 'ItemList'],
    '/niveles/inicial': ['BreadcrumbList', 'Course', 'VideoObject'],
    '/niveles/inicial/la-mano-que-rema': ['BreadcrumbList', 'LearningResource'],
    '/blog/modos-griegos': ['BlogPosting', 'BreadcrumbList'],
    '/planes': ['BreadcrumbList', 'Product', 'Product'],
    '/membresia': ['BreadcrumbList', 'FAQPage'],
  })) {
    test(`${path} describes itself to search engines`, async ({ page, request }) => {
      const { jsonLd } = await readHead(page, await (await request.get(path)).text())
      const found = jsonLd.map((json) => JSON.parse(json)['@type'])
      expect(found.sort()).toEqual(types)
    })
  }

  test('a picture’s URL cannot add words to it', async ({ request }) => {
    const picture = async (address: string) => (await request.get(address)).headers().etag
    expect(await picture('/og/es/niveles.png?v=x&title=Otro')).toBe(
      await picture('/og/es/niveles.png'),
    )
    expect(await picture('/og/es/no-existe.png')).toBe(await picture('/og/es/tampoco.png'))
    expect((await request.get('/og/xx/niveles.png')).status()).toBe(404)
  })

  test('robots.txt names the sitemap and excludes what is no page', async ({
    request,
    baseURL,
  }) => {
    const response = await request.get('/robots.txt')
    expect(response.headers()['content-type']).toContain('text/plain')
    const lines = (await response.text()).split('\n')
    expect(lines).toContain(`Sitemap: ${await siteOrigin(request, baseURL)}/sitemap.xml`)
    for (const path of ['/admin$', '/en/cuenta$', '/studio', '/lake', '/supabase', '/mailbox']) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
  })

  test('the site can be installed: it has a manifest and icons', async ({ page, request }) => {
    await page.goto('/')
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const response = await request.get(address ?? '')
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      name: expect.stringMatching(/./),
      start_url: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url)
    expect(shortcuts).toEqual(['/afinador', '/metronomo'])
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: null }]) {
      const icon = await (await request.get(src)).body()
      expect(icon.subarray(0, 8), src).toEqual(PNG)
      const size = `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`
      if (sizes) expect(size, src).toBe(sizes)
    }
  })
})

async function listedPages(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const sitemap = await response.text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}

/** The origin that the site gives itself, which a test may reach by another name. */
async function siteOrigin(request: APIRequestContext, fallback = ''): Promise<string> {
  const [first = fallback] = await listedPages(request)
  return new URL(first).origin
}

/** Parses the head of a page with the browser's own parser; no script of the page runs. */
function readHead(page: Page, html: string): Promise<Head> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const values = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '')
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        all(selector).map((element) => [element.getAttribute(key), element.getAttribute(value)]),
      )
    return {
      titles: all('head > title').map(({ textContent }) => textContent ?? ''),
      descriptions: values('meta[name="description"]', 'content'),
      canonicals: values('link[rel="canonical"]', 'href'),
      headings: all('h1').length,
      open: pairs('meta[property^="og:"]', 'property', 'content'),
      alternates: pairs('link[rel="alternate"][hreflang]', 'hreflang', 'href'),
      card: values('meta[name="twitter:card"]', 'content')[0] ?? null,
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    }
  }, html)
}
