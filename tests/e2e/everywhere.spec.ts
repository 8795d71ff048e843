import type { Page } from '@playwright/test'
import { PAGES } from '../pages.ts'
import { DELETED_MEDIUM, expect, test } from './fixtures.ts'
import { expectAccessible, expectFits, expectStill } from './page.ts'

/** Pages that look different with something to show, in another language, or to a visitor without access. */
const MORE = [
  '/admin',
  '/blog?tag=blues',
  '/buscar?q=blues',
  '/buscar?q=zzzz',
  '/de/niveles/inicial',
  '/de/planes',
  '/en/blog/blues-12-compases',
  '/en/planes',
  '/hi/niveles/avanzado/notas-guia',
  '/zh/tesoros/codice-modos-griegos',
]

/** Pages made of the same parts as another of the list: at a desk, axe looks at that one. */
const ALIKE = new Set([
  '/niveles/intermedio',
  '/niveles/avanzado',
  '/cursos',
  '/cursos/tecnicas/electrica',
  '/tecnicas/espanola',
  '/tecnicas/acustica',
  '/lecciones-canciones',
  '/jam-station',
  '/manifiesto',
  '/privacidad',
  '/acceso/olvido',
  '/tesoros/pistas-triangulo-bermudas',
  '/tesoros/masterclass-legado-barbanegra',
  '/blog?tag=blues',
  '/en/blog/blues-12-compases',
  '/en/planes',
])

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }

for (const path of [...PAGES, ...MORE]) {
  test(`${path} has one heading, fits a phone and a desk, has no layout shift, and axe finds nothing`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(DELETED_MEDIUM)
    await page.setViewportSize(PHONE)
    await visit(page, path)
    await expectAccessible(page)
    await expectStill(page)
    await expectFits(page)
    if (ALIKE.has(path)) {
      await page.setViewportSize(DESK)
      await expectFits(page)
      return
    }
    await page.close()
    // In a window of its own: what becomes wider while a page comes moves it.
    const desk = await context.newPage()
    await visit(desk, path)
    await expectAccessible(desk)
    await expectStill(desk)
    await expectFits(desk)
  })
}

async function visit(page: Page, path: string) {
  // Colours are only those of the design once nothing fades in any more.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
}

test('late fonts cause no layout shift', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/niveles/inicial', '/ru/planes']) {
    const late = Promise.withResolvers<void>()
    const request = page.waitForRequest('**/*.woff2')
    await page.route('**/*.woff2', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await request
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))))
    late.resolve()
    await expectStill(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
