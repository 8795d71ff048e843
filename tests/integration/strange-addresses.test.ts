import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site?.stop())

/** Number of pages served so far, by source. */
async function counted() {
  const text = await site.text('/metrics')
  const count = (source: string) =>
    Number(
      new RegExp(`^school_pages_total\\{source="${source}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
    )
  return { kept: count('kept'), rendered: count('rendered'), missing: count('missing') }
}

describe('an address that no page has', () => {
  it.each(['', '/en', '/ru'])(
    'is answered below "%s" without rendering anything',
    async (prefix) => {
      await site.text(`${prefix}/${randomUUID()}`)
      const before = await counted()
      for (let n = 0; n < 20; n++) {
        const path = `${prefix}/${randomUUID()}`
        const answer = await site.get(path)
        expect(answer.status).toBe(404)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        const html = await answer.text()
        // The page knows where it is: its language menu leads to the same address.
        expect(html).toContain(`href="${path}"`)
        expect(html).toContain(`<html lang="${prefix.slice(1) || 'es'}"`)
        const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
          answer.headers.get('content-security-policy') ?? '',
        )?.[1]
        expect(html).toContain(`nonce="${nonce}"`)
      }
      const after = await counted()
      expect(after.missing - before.missing).toBe(20)
      expect(after.rendered).toBe(before.rendered)
    },
  )

  it('may be of a kind that exists: its page is not rendered either', async () => {
    const before = await counted()
    for (const path of ['/blog/nada', '/en/tesoros/nothing', '/niveles/inicial/nada']) {
      expect((await site.get(path)).status).toBe(404)
    }
    expect((await counted()).rendered).toBe(before.rendered)
  })

  it.each([
    [`/a'b&c`, 'href="/a&#x27;b&amp;c"'],
    ['/%3Cscript%3Ealert(1)', 'href="/%3Cscript%3Ealert(1)"'],
    ['//evil.example/x', 'href="/evil.example/x"'],
    ['/$&$1/x', 'href="/$&amp;$1/x"'],
  ])('is only echoed: %s', async (path, link) => {
    const answer = await site.get(`${site.url}${path}`)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain(link)
    const links = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
    expect(links).not.toMatch(/href="\/\/|<script>alert/)
  })
})

describe('a page', () => {
  it('is rendered once for concurrent requests', async () => {
    const before = await counted()
    const pages = await Promise.all(Array.from({ length: 12 }, () => site.text('/privacidad')))
    expect(new Set(pages).size).toBe(1)
    const after = await counted()
    expect(after.rendered - before.rendered).toBe(1)
    expect(after.kept - before.kept).toBe(11)
  })

  it('is rendered once, whatever its query', async () => {
    const page = await site.text('/manifiesto')
    const before = await counted()
    for (const query of ['?utm_source=x', `?${randomUUID()}`, '?q=1&tag=2']) {
      expect(await site.text(`/manifiesto${query}`)).toBe(page)
    }
    const after = await counted()
    expect(after.rendered).toBe(before.rendered)
    expect(after.kept - before.kept).toBe(3)
  })

  it.each([
    ['/Manifiesto', '/manifiesto'],
    ['/manifiesto/', '/manifiesto'],
    ['/m%61nifiesto?x=1', '/manifiesto?x=1'],
  ])('is redirected from %s to its canonical address', async (path, location) => {
    const answer = await site.get(path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
  })

  it('is cached once for all data requests', async () => {
    await site.text('/manifiesto.data')
    const before = await counted()
    for (let n = 0; n < 5; n++) await site.text(`/manifiesto.data?_routes=${randomUUID()}`)
    expect((await counted()).rendered).toBe(before.rendered)
  })
})

it('gets the routes behind many links in one response, however many', async () => {
  const html = await site.text('/')
  const version = /\/assets\/manifest-([0-9a-f]+)\.js/.exec(html)?.[1]
  const routesOf = async (paths: string[]) => {
    const query = new URLSearchParams([['version', version ?? ''], ...paths.map((p) => ['p', p])])
    return (await site.get(`/__manifest?${query}`)).json()
  }
  const known = await routesOf(['/niveles', '/en/blog/modos-griegos', '/nada', '/nada/de/nada'])
  const ids = ['_index', 'niveles', 'blog.$slug', '$slug', '$'].map(
    (name) => `routes/pages/${name}`,
  )
  for (const id of ['root', ...ids]) expect(known).toHaveProperty([id])
  await routesOf(Array.from({ length: 500 }, (_, n) => `/a/${n}`))
  expect((await site.get('/__manifest?version=other&p=/a')).status).toBe(204)
})
