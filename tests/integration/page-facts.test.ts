import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes, localizedPath } from '../../domain/languages.ts'
import { cacheControlOf, isListed, isNoindex } from '../../domain/page-handle.ts'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { CLOSED_PAGES, FRAMED_PAGES, OPEN_PAGES } from '../pages.ts'
import { doorsOf } from './support/doors.ts'
import { metaOf } from './support/html.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

// The started server does as the handles of the pages say.

type Browser = Awaited<ReturnType<ReturnType<typeof doorsOf>['browser']>>

let site: Site
let member: Browser
let captain: Browser
beforeAll(async () => {
  site = await startSite()
  const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: site.env })
  const doors = doorsOf({ url: site.url, supabase: JSON.parse(stdout).supabase })
  member = await doors.browser(await doors.member())
  captain = await doors.browser(await doors.member({ role: 'captain' }))
}, START_MS)
afterAll(() => site?.stop())

const request = (path: string, init: RequestInit = {}) =>
  site.get(path, { redirect: 'manual', ...init })

const sitemapPaths = async () =>
  [...(await site.text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )

const cachingOf = ({ headers }: Response) => headers.get('cache-control')

const PRIVATE = 'private, no-store'

describe.each(CLOSED_PAGES)('$path, which is for "$access"', ({ path, access }) => {
  const addresses = (['es', 'en'] as const).map((language) => localizedPath(path, language))
  const form = () => ({
    method: 'POST',
    body: new URLSearchParams(),
    headers: { origin: site.url },
  })

  it.each(addresses)('redirects a visitor of %s to log in', async (address) => {
    const prefix = address.startsWith('/en/') ? '/en' : ''
    for (const init of [{ method: undefined }, form()]) {
      const answer = await request(address, init)
      expect(cachingOf(answer)).toBe(PRIVATE)
      // A page without forms takes none from anybody.
      if (init.method && answer.status === 405) continue
      expect(answer.status).toBe(302)
      const [login, query] = answer.headers.get('location')?.split('?') ?? []
      expect(login).toBe(`${prefix}/acceso`)
      if (access !== 'first-step')
        expect(new URLSearchParams(query).get('redirectTo')).toBe(address)
    }
  })

  it.each(addresses)('returns no data of %s to a visitor', async (address) => {
    const answer = await request(`${address}.data`)
    expect(cachingOf(answer)).toBe(PRIVATE)
    expect(await answer.text()).toMatch(/^\[\["SingleFetchRedirect",1\]/)
  })

  it('refuses other roles and tiers', async () => {
    const [address = ''] = addresses
    const status = { 'first-step': [302, 302], member: [200, 200], captain: [403, 200] }[access]
    for (const [at, browser] of [member, captain].entries()) {
      const answer = await browser.get(address)
      expect(answer.status).toBe(status[at])
      expect(cachingOf(answer)).toBe(PRIVATE)
      if (answer.ok) expect(metaOf(await answer.text(), 'robots')).toBe('noindex')
    }
    if (access === 'captain')
      expect([403, 405]).toContain((await member.get(address, form())).status)
  })

  it('is closed to crawlers in every language', async () => {
    const robots = (await site.text('/robots.txt')).split('\n')
    const places = await sitemapPaths()
    for (const language of languageCodes) {
      const address = localizedPath(path, language)
      expect(robots).toContain(`Disallow: ${address}$`)
      expect(places).not.toContain(address)
    }
  })
})

describe.each([...OPEN_PAGES, ...FRAMED_PAGES])('$path', ({ path, pattern, handle }) => {
  it('has the caching of its handle', async () => {
    const caching = cacheControlOf(handle)
    expect(cachingOf(await request(path))).toBe(caching ?? 'no-cache')
    expect(cachingOf(await request(`${path === '/' ? '/_root' : path}.data`))).toBe(
      caching ?? 'no-cache',
    )
    const own = await member.get(path)
    expect(cachingOf(own)).toBe(caching ?? 'no-store')
  })

  it('is listed for search engines according to its handle', async () => {
    const robots = metaOf(await site.text(path), 'robots')
    expect(robots).toBe(isNoindex(handle) ? 'noindex' : '')
    const places = await sitemapPaths()
    // Pages that exist for any address cannot be listed.
    const isNamed = !/[:*]/.test(pattern) || handle.documents !== undefined
    expect(places.includes(path)).toBe(isListed(handle) && isNamed)
  })
})
