import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { headingOf, structuredDataOf, tagsOf } from './support/html.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site.stop())

/** Each test leaves the seed as it was. */
afterEach(() =>
  site.client.delete({ query: '*[_type == "article" && slug.current in ["krakenola", "markup"]]' }),
)

/** Waits until a change has reached the pages. */
const eventually = <T>(work: () => Promise<T>) =>
  vi.waitFor(work, { timeout: 10_000, interval: 50 })

const SEED = 'article-tapping-dos-manos'

/** A copy of an article of the seed under another id and slug, with some fields changed. */
async function write(id: string, slug: string, change: Record<string, unknown>) {
  const { _rev, _createdAt, _updatedAt, ...article } = (await site.client.getDocument(SEED)) ?? {}
  const copy = { ...article, ...change, slug: { _type: 'slug', current: slug } }
  await site.client.createOrReplace({ ...copy, _id: id, _type: 'article' })
}

const spanish = (value: string) => [
  { _key: 'es', _type: 'internationalizedArrayStringValue', language: 'es', value },
]

/** Pages that list an article, besides its own page. */
const LISTS = ['/', '/blog', '/blog/rss.xml', '/sitemap.xml', '/buscar?q=krakenola']

async function listsThatName(slug: string) {
  const pages = await Promise.all(LISTS.map(async (path) => [path, await site.text(path)] as const))
  return pages.filter(([, page]) => page.includes(`/blog/${slug}`)).map(([path]) => path)
}

describe('an article that is only a draft', () => {
  const change = { title: spanish('Krakenola a dos manos'), publishedAt: '2026-01-01T00:00:00Z' }

  it('is nowhere, until it is published', async () => {
    await write('drafts.article-krakenola', 'krakenola', change)
    expect((await site.get('/blog/krakenola')).status).toBe(404)
    expect(await listsThatName('krakenola')).toEqual([])
    await write('article-krakenola', 'krakenola', change)
    await eventually(async () => {
      expect((await site.get('/blog/krakenola')).status).toBe(200)
      expect(await listsThatName('krakenola')).toEqual(LISTS)
    })
    await site.client.delete('article-krakenola')
    // The draft is still there.
    await eventually(async () => {
      expect((await site.get('/blog/krakenola')).status).toBe(404)
      expect(await listsThatName('krakenola')).toEqual([])
    })
  })
})

describe('markup in texts of the captain', () => {
  const title = '</script><script>alert(1)</script><b>Truco</b> & "cuerda"'

  it('stays text: in the heading, in the structured data, in the feed', async () => {
    await write('article-markup', 'markup', { title: spanish(title) })
    const html = await eventually(async () => {
      const page = await site.text('/blog/markup')
      expect(headingOf(page)).toBe(title)
      return page
    })
    expect(structuredDataOf(html)).toContainEqual(expect.objectContaining({ headline: title }))
    expect(html).not.toContain('<script>alert(1)')
    expect(await site.text('/blog/rss.xml')).not.toContain('<script>')
  })
})

describe('a malformed document', () => {
  interface Case {
    id: string
    on: string
    change: Record<string, unknown>
    missing: string
    standing: string
  }
  const cases: Case[] = [
    {
      id: 'level-marinero',
      on: '/niveles',
      change: { name: 'Marinero' },
      missing: '/niveles/intermedio',
      standing: '/niveles/inicial',
    },
    {
      id: 'level-marinero',
      on: '/',
      change: { slug: { current: 7 } },
      missing: '/niveles/intermedio"',
      standing: '/niveles/inicial"',
    },
    {
      id: 'plan-capitan',
      on: '/planes',
      change: { price: { monthly: 'gratis' } },
      missing: '¡Más Popular!',
      standing: 'Grumete',
    },
    {
      id: 'testimonial-nico-arete',
      on: '/testimonials',
      change: { quote: 7 },
      missing: 'Nico Arete',
      standing: '<figure',
    },
    {
      id: 'treasure-codice',
      on: '/tesoros',
      change: { title: null },
      missing: 'El Códice Perdido',
      standing: 'Barbanegra',
    },
    {
      id: 'shop-pedales',
      on: '/tienda',
      change: { slug: null },
      missing: '/tienda/pedales',
      standing: '/tienda/cables',
    },
    {
      id: 'color-gold',
      on: '/',
      change: { hex: 'red;}body{display:none' },
      missing: '#fbbf24',
      standing: '#1e3a8a',
    },
  ]
  it.each(cases)(
    '$id is left out of $on; the rest is shown, and one line names it',
    async ({ id, on, change, missing, standing }) => {
      const original = await site.client.getDocument(id)
      if (!original) throw new Error(`The seed has no document ${id}`)
      const heading = headingOf(await site.text(on))
      const before = linesAbout(id).length
      await site.client.patch(id).set(change).commit()
      await eventually(async () => {
        const response = await site.get(on)
        expect(response.status).toBe(200)
        const html = visible(await response.text())
        expect(headingOf(html)).toBe(heading)
        expect(html).not.toContain(missing)
        expect(html).toContain(standing)
      })
      expect(linesAbout(id).slice(before)).toHaveLength(1)
      const { _rev, ...content } = original
      await site.client.createOrReplace(content)
    },
  )

  const linesAbout = (id: string) =>
    site
      .log()
      .split('\n')
      .filter((line) => line.includes(` ${id} is left out`))
})

describe('the switches of the captain', () => {
  it('remove the link to the log-in, and restore it', async () => {
    const toLogIn = async () =>
      tagsOf(await site.text('/manifiesto'), 'a').some(({ href }) => href === '/acceso')
    expect(await toLogIn()).toBe(true)
    await site.client.patch('siteSettings').set({ access: false }).commit()
    await eventually(async () => expect(await toLogIn()).toBe(false))
    await site.client.patch('siteSettings').set({ access: true }).commit()
    await eventually(async () => expect(await toLogIn()).toBe(true))
  })
})

describe('the captain’s switch for sign-ups', () => {
  const signUp = async () => {
    const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: site.env })
    const { url, anonKey } = JSON.parse(stdout).supabase
    const email = `${randomUUID()}@mar.test`
    const { error } = await createClient(url, anonKey).auth.signUp({
      email,
      password: randomUUID(),
    })
    return error
  }

  it('applies in the members’ backend', async () => {
    await site.client.patch('siteSettings').set({ access: false }).commit()
    await eventually(async () =>
      expect(await signUp()).toMatchObject({ status: 422, code: 'signup_disabled' }),
    )
    await site.client.patch('siteSettings').set({ access: true }).commit()
    await eventually(async () => expect(await signUp()).toBeNull())
  })
})

describe('a message of a visitor', () => {
  it('is also erased from the history when it is deleted', async () => {
    const fields = {
      email: 'lola@mar.es',
      name: 'Lola',
      message: 'Un secreto en una botella',
      stays: 'on',
    }
    const body = new URLSearchParams(fields)
    const sent = await site.get('/formularios/contact.data', { method: 'POST', body })
    expect(await sent.text()).toContain('"sent",true')
    const id = await site.client.fetch<string>('*[_type == "inboxMessage"][0]._id')
    const history = async () => {
      const { token } = site.client.config()
      const path = `/lake/v2025-02-19/data/history/production/transactions/${id}`
      return (await site.get(path, { headers: { authorization: `Bearer ${token}` } })).text()
    }
    expect(await history()).toContain(fields.message)
    await site.client.delete(id)
    expect(await history()).toBe('')
  })
})

describe('the search', () => {
  it.each([
    ['blues', 'an article', '/blog/blues-12-compases'],
    ['rasgueado', 'a technique', '/tecnicas/espanola'],
    ['marinero', 'a level', '/niveles/intermedio'],
  ])('finds by "%s" %s', async (question, _kind, path) => {
    const html = visible(await site.text(`/buscar?q=${question}`))
    const [, results = ''] = html.split('<main')
    expect(tagsOf(results, 'a').map(({ href }) => href)).toContain(path)
  })
})

describe('the feed', () => {
  it.each([
    ['/blog', ''],
    ['/en/blog', '/en'],
  ])('of %s has six articles by absolute URL, and the page links to it', async (page, lng) => {
    const named = tagsOf(await site.text(page), 'link').find(
      ({ type }) => type === 'application/rss+xml',
    )
    const response = await site.get(new URL(named?.href ?? '').pathname)
    expect(response.headers.get('content-type')).toContain('application/rss+xml')
    const items = (await response.text()).split('<item>').slice(1)
    expect(items).toHaveLength(6)
    for (const item of items) {
      const link = /<link>(.*?)<\/link>/.exec(item)?.[1] ?? ''
      expect(new URL(link).pathname).toMatch(new RegExp(`^${lng}/blog/[a-z0-9-]+$`))
      expect(Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? '')).toBeGreaterThan(0)
    }
  })
})

/** A page without the data that its scripts start from. */
const visible = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')
