import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

/** Every page of the specification, and those that users expect beside them. */
const PAGES = [
  '/',
  '/niveles',
  '/niveles/inicial',
  '/niveles/intermedio',
  '/niveles/avanzado',
  '/planes',
  '/membresia',
  '/tesoros',
  '/tienda',
  '/tienda/guitarras',
  '/blog',
  '/blog/secreto-pentatonica',
  '/cursos/estilos',
  '/cursos/tecnicas/electrica',
  '/tecnicas/electrica',
  '/tecnicas/espanola',
  '/tecnicas/acustica',
  '/canciones',
  '/comunidad',
  '/sobre-mi',
  '/galeria',
  '/gestor-multimedia',
  '/feedback',
  '/afinador',
  '/metronomo',
  '/jam-station',
  '/tutoriales',
  '/manifiesto',
  '/contacto',
  '/testimonials',
  '/privacidad',
  '/aviso-legal',
  '/acceso',
  '/buscar',
]

for (const path of PAGES) {
  test(`${path} has one heading, fits its width, and axe finds nothing`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const [inside, width] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(inside).toBeLessThanOrEqual(width ?? 0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
}

/** Pages that a visitor is sent away from, or that are no pages of the site's own. */
const ELSEWHERE = /^\/(studio|admin)/

test('every link of the whole site leads somewhere, anchors included', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same links at every size')
  test.setTimeout(180_000)
  const pages = new Map<string, string>()
  const waiting: { to: string; from: string }[] = [{ to: '/', from: 'the address bar' }]
  const broken: string[] = []
  const anchors: { to: string; from: string }[] = []
  while (waiting.length > 0) {
    const { to, from } = waiting.shift() as { to: string; from: string }
    const [path = '', anchor] = to.split('#')
    if (anchor) anchors.push({ to, from })
    if (pages.has(path) || ELSEWHERE.test(path)) continue
    const answer = await request.get(path)
    const html = answer.headers()['content-type']?.includes('html') ? await answer.text() : ''
    pages.set(path, html)
    if (!answer.ok()) broken.push(`${path} (${answer.status()}), linked from ${from}`)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)) {
      const target = href.replaceAll('&amp;', '&')
      if (target.startsWith('#')) waiting.push({ to: path + target, from: path })
      else if (target.startsWith('/')) waiting.push({ to: target, from: path })
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
})
