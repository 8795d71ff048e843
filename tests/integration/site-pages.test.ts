import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOfPath, localizedPath } from '../../domain/languages.ts'
import { PAGES } from '../pages.ts'
import { canonicalOf, headingOf, metaOf, tagsOf } from './support/html.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site.stop())

const pathOf = (address: string) => new URL(address).pathname

describe.each([
  ['es', ''],
  ['en', '/en'],
])('in "%s"', (language, prefix) => {
  it.each(PAGES)('%s has one heading and a description', async (path) => {
    const response = await site.get(path === '/' ? prefix || '/' : prefix + path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<html lang="${language}"`))
    expect(tagsOf(html, 'h1')).toHaveLength(1)
    expect(headingOf(html)).not.toBe('')
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    const isListed = !metaOf(html, 'robots').includes('noindex')
    if (isListed) expect(metaOf(html, 'description')).toMatch(/\S/)
  })
})

describe('pages by the name in their address', () => {
  it.each(['guitarras', 'amplificadores', 'pedales', 'cables', 'cuerdas-puas', 'merchandising'])(
    'the stall %s announces its stock, takes the waitlist and leads back',
    async (slug) => {
      const html = await site.text(`/tienda/${slug}`)
      expect(canonicalOf(html)).toMatch(new RegExp(`/tienda/${slug}$`))
      expect(actionsOf(html)).toContain('/formularios/waitlist')
      expect(linksOf(mainOf(html))).toContain('/tienda')
    },
  )

  it('an unknown category is named, and is a 404', async () => {
    const response = await site.get('/tienda/loros')
    expect(response.status).toBe(404)
    expect(headingOf(await response.text())).toBe('Categoría Desconocida')
  })

  it.each([
    ['electrica', 'electrica'],
    ['espanola', 'espanola'],
    ['acustica', 'acustica'],
    ['ukelele', 'electrica'],
  ])('the techniques %s are six of %s, and call to join', async (type, shown) => {
    const html = await site.text(`/tecnicas/${type}`)
    expect(headingOf(html)).toBe(headingOf(await site.text(`/tecnicas/${shown}`)))
    // Six techniques and the call.
    expect(tagsOf(mainOf(html), 'h2')).toHaveLength(7)
    expect(linksOf(mainOf(html))).toContain('/membresia')
    expect(pathOf(canonicalOf(html))).toBe(`/tecnicas/${shown}`)
  })

  it.each([
    ['estilos', 'Estilos'],
    ['tecnicas/electrica', 'Técnicas de guitarra eléctrica'],
    ['tecnicas/acustica', 'Técnicas de guitarra acústica'],
    ['ritmos/bossa-nova', 'Ritmos: Bossa nova'],
    ['%3Cb%3Ehola%3C%2Fb%3E', 'B hola: B'],
  ])('the course %s is coming soon and takes the waitlist', async (path, title) => {
    const html = await site.text(`/cursos/${path}`)
    expect(headingOf(html)).toBe(title)
    expect(actionsOf(html)).toContain('/formularios/waitlist')
    expect(linksOf(mainOf(html)).some((href) => href.startsWith('/membresia'))).toBe(true)
  })

  it('the songs have two addresses, six genres and one canonical', async () => {
    for (const path of ['/canciones', '/lecciones-canciones']) {
      const html = await site.text(path)
      expect(tagsOf(mainOf(html), 'h2')).toHaveLength(7)
      expect(pathOf(canonicalOf(html))).toBe('/canciones')
    }
  })

  it('an unknown tag is echoed as text', async () => {
    const html = await site.text('/blog?tag=%3Cb%3Eno')
    expect(mainOf(html)).toContain('&lt;b&gt;no')
    expect(tagsOf(mainOf(html), 'h3')).toEqual([])
  })
})

it.each([
  '/no-existe',
  '/xx',
  '/xx/niveles',
  '/niveles/almirante',
  '/blog/sin-publicar',
  '/cursos/%E0%A4%A',
])('%s is the error page, with a link home', async (path) => {
  const response = await site.get(path)
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(headingOf(html)).not.toBe('')
  expect(linksOf(mainOf(html))).toContain('/')
  expect(metaOf(html, 'robots')).toContain('noindex')
})

describe('around every page', () => {
  const partOf = (html: string, name: string) =>
    new RegExp(`<${name}\\b.*?</${name}>`, 's').exec(html)?.[0] ?? ''

  it('the header leads to the courses, plans, tutorials, songs, blog, shop and log-in', async () => {
    const links = linksOf(partOf(await site.text('/manifiesto'), 'header'))
    expect(links).toEqual(
      expect.arrayContaining([
        ...['/', '/niveles', '/planes', '/tutoriales', '/canciones', '/blog', '/tienda'],
        '/acceso',
      ]),
    )
  })

  it('the footer leads to the school, the members and the panel, and names the founding year', async () => {
    const footer = partOf(await site.text('/manifiesto'), 'footer')
    expect(linksOf(footer)).toEqual(
      expect.arrayContaining([
        ...['/planes', '/niveles', '/blog', '/comunidad', '/tesoros', '/tienda', '/manifiesto'],
        '/admin',
      ]),
    )
    expect(footer).toContain('© 2025')
  })

  it('a chat opens in a new tab', async () => {
    const chat = tagsOf(await site.text('/manifiesto'), 'a').find(({ href }) =>
      href?.startsWith('https://wa.me/'),
    )
    expect(chat).toMatchObject({ target: '_blank', rel: expect.stringContaining('noreferrer') })
  })
})

describe('what some pages show', () => {
  it.each([
    ['/sobre-mi', 'a', { href: '/contacto' }, 1],
    ['/galeria', 'figure', {}, 6],
    ['/testimonials', 'figure', {}, 8],
    ['/tutoriales', 'a', { rel: 'noreferrer' }, 3],
    ['/comunidad', 'form', { action: '/formularios/waitlist' }, 1],
    ['/feedback', 'form', { action: '/formularios/waitlist' }, 1],
    ['/jam-station', 'form', { action: '/formularios/waitlist' }, 1],
  ])('%s has its <%s %j>', async (path, tag, attributes, atLeast) => {
    const found = tagsOf(mainOf(await site.text(path)), tag).filter((found) =>
      Object.entries(attributes).every(([name, value]) => found[name]?.startsWith(value)),
    )
    expect(found.length).toBeGreaterThanOrEqual(atLeast)
  })

  it('prices are formatted in the language of the page', async () => {
    expect(await site.text('/en/planes?facturacion=anual')).toContain('€199.90')
    expect(await site.text('/planes?facturacion=anual')).toMatch(/199,90\s€/)
    expect(await site.text('/')).toMatch(/19,95\s€/)
  })
})

it.each([
  ['/admin', '/acceso?redirectTo=%2Fadmin'],
  ['/cuenta', '/acceso?redirectTo=%2Fcuenta'],
  ['/en/admin', '/en/acceso?redirectTo=%2Fen%2Fadmin'],
  ['/en/cuenta', '/en/acceso?redirectTo=%2Fen%2Fcuenta'],
  ['/en/acceso/codigo', '/en/acceso'],
])('%s sends a visitor to log in, and back', async (path, login) => {
  const response = await site.get(path, { redirect: 'manual' })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(login)
})

it('a link to the log-out page does not log out', async () => {
  const response = await site.get('/en/salir', { redirect: 'manual' })
  expect(response.headers.get('location')).toBe('/en')
  expect(response.headers.has('set-cookie')).toBe(false)
})

it.each(['/', '/niveles', '/tablatura', '/no-existe'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await site.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
    expect(scripts).toContain("'self'")
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
  },
)

it.each(['"', '*', '\\', '")] | *[', "' || true", '<script>', '\u0000', '%', 'z'.repeat(5_000)])(
  'the search accepts %j',
  async (q) => {
    const response = await site.get(`/buscar?${new URLSearchParams({ q })}`)
    expect(response.status).toBe(200)
    const [field] = tagsOf(mainOf(await response.text()), 'input')
    expect(field?.value?.length ?? 0).toBeLessThanOrEqual(80)
  },
)

describe('a form', () => {
  const fields = { name: 'Lola', email: 'lola@mar.example', message: 'Hola' }

  it.each(['/formularios/contact', '/formularios/contact.data'])(
    "of another site's is refused at %s",
    async (path) => {
      const headers = { origin: 'https://evil.example' }
      const body = new URLSearchParams(fields)
      expect((await site.get(path, { method: 'POST', headers, body })).status).toBe(403)
    },
  )

  it('of a megabyte is refused with an error page', async () => {
    const body = new URLSearchParams({ ...fields, message: 'x'.repeat(1_048_576) })
    const headers = { origin: site.url }
    const answer = await site.get('/formularios/contact', { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    const page = await answer.text()
    expect(headingOf(page)).toBe('Eso no cabe en la bodega')
    expect(page).toContain('<a href="/">')
  })
})

it.each(['es', 'de'] as const)(
  'every link in "%s" leads somewhere, anchors included',
  async (language) => {
    /** Pages that a visitor is sent away from, or that are no pages of the site's own. */
    const elsewhere = /^\/(studio|admin)/
    const pages = new Map<string, string>()
    const waiting = [{ to: localizedPath('/', language), from: 'the address bar' }]
    const broken: string[] = []
    const anchors: typeof waiting = []
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { to, from } = next
      const [path = '', anchor] = to.split('#')
      if (anchor) anchors.push({ to, from })
      if (pages.has(path) || elsewhere.test(path)) continue
      // The same page in another language: it is there, or its own test says so.
      if (languageOfPath(path) !== language) continue
      const answer = await site.get(path)
      const html = answer.headers.get('content-type')?.includes('html') ? await answer.text() : ''
      pages.set(path, html)
      if (!answer.ok) broken.push(`${path} (${answer.status}), linked from ${from}`)
      for (const href of linksOf(html)) {
        if (href.startsWith('#')) waiting.push({ to: path + href, from: path })
        else if (href.startsWith('/')) waiting.push({ to: href, from: path })
      }
    }
    for (const { to, from } of anchors) {
      const [path = '', anchor = ''] = to.split('#')
      if (!pages.get(path)?.includes(` id="${decodeURIComponent(anchor)}"`)) {
        broken.push(`${to}: no such place, linked from ${from}`)
      }
    }
    expect(broken).toEqual([])
    expect(pages.size).toBeGreaterThan(PAGES.length)
  },
)

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
const linksOf = (html: string) => tagsOf(html, 'a').map(({ href = '' }) => href)
const actionsOf = (html: string) =>
  tagsOf(mainOf(html), 'form').map(({ action = '' }) => action.split('?')[0])
