import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PAGES = [
  '/niveles/inicial',
  '/niveles/intermedio',
  '/niveles/avanzado',
  '/planes',
  '/membresia',
  '/tesoros',
  '/tienda',
  '/tienda/guitarras',
  '/tecnicas/electrica',
  '/cursos/estilos',
  '/canciones',
]
const STALLS = ['guitarras', 'amplificadores', 'pedales', 'cables', 'cuerdas-puas', 'merchandising']

/** Waits until React has taken an element over: before that, a button does nothing. */
async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  return element
}

const main = (page: Page) => page.getByRole('main')

const notice = (page: Page, text: string) => page.locator('li').filter({ hasText: text })

/**
 * Expects a notice that goes by itself after `ms`, give or take a second and a half. The clock stands
 * still from its appearance on, so that a slow machine cannot make it late.
 */
async function expectNoticeFor(page: Page, text: string, ms: number) {
  await page.mouse.move(0, 0)
  await expect(notice(page, text)).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  await page.clock.runFor(ms - 1_500)
  await expect(notice(page, text)).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(notice(page, text)).toBeHidden()
}

test.describe('level pages', () => {
  test('each has its quote, picture, first lesson and the way to the others', async ({ page }) => {
    for (const slug of ['inicial', 'intermedio', 'avanzado']) {
      await page.goto(`/niveles/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(main(page).getByRole('blockquote')).not.toBeEmpty()
      await expect(main(page).getByRole('img').first()).toBeVisible()
      await expect(main(page).locator('a[href^="https://www.youtube.com/"]')).toBeVisible()
      const current = main(page).locator('[aria-current="page"]')
      await expect(current).toHaveAttribute('href', `/niveles/${slug}`)
    }
  })

  test('the posters of the landing page lead to them', async ({ page }) => {
    await page.goto('/')
    for (const slug of ['inicial', 'intermedio', 'avanzado']) {
      await expect(page.locator(`#niveles a[href="/niveles/${slug}"]`)).toHaveCount(1)
    }
  })

  test('uploading gives the specified notice for six seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/niveles/inicial')
    await (await hydrated(main(page).getByRole('button'))).click()
    await expectNoticeFor(page, '¡Se necesita un cofre del tesoro!', 6_000)
  })
})

test.describe('plans', () => {
  test('begin monthly; the yearly price comes with the toggle, by keyboard, and in the address', async ({
    page,
  }) => {
    await page.goto('/planes')
    const monthly = page.getByRole('radio', { name: /^Mensual/ })
    await expect(monthly).toBeChecked()
    await expect(main(page).getByText('Ahorra 2 meses')).toBeVisible()
    await expect(main(page).getByText('¡Más Popular!')).toHaveCount(1)
    await expect(main(page).getByText(/^19,99\s€$/)).toBeVisible()

    await (await hydrated(monthly)).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /^Anual/ })).toBeChecked()
    await expect(main(page).getByText(/^199,90\s€$/)).toBeVisible()
    await expect(page).toHaveURL(/\/planes\?facturacion=anual$/)
  })

  test('prices are written as the reader writes them', async ({ page }) => {
    await page.goto('/en/planes?facturacion=anual')
    await expect(main(page).getByText('€199.90', { exact: true })).toBeVisible()
  })

  test('a button welcomes aboard by rank, for four seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/planes')
    const pass = page.getByRole('article', { name: 'Capitán' })
    await (await hydrated(pass.getByRole('button'))).click()
    await expectNoticeFor(page, '¡Bienvenido a bordo, Capitán!', 4_000)
  })
})

test('the membership page compares, answers and takes the waitlist', async ({ page }) => {
  await page.goto('/membresia')
  await expect(main(page).getByRole('table').getByRole('row')).not.toHaveCount(0)
  const question = main(page).locator('details').first()
  await expect(question.locator('p')).toBeHidden()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question.locator('p')).toBeVisible()
  await expect(main(page).getByRole('form').getByRole('textbox')).toBeVisible()
})

test('three chests stay locked and say why; the end calls for a Captain', async ({ page }) => {
  await page.goto('/tesoros')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cofre de los Tesoros')
  const chests = main(page).getByRole('article')
  await expect(chests).toHaveCount(3)
  for (const chest of await chests.all()) {
    const title = await chest.getByRole('heading').innerText()
    await (await hydrated(chest.getByRole('button'))).click()
    const locked = notice(page, `Necesitas ser Capitán para acceder a "${title}"`)
    await expect(locked).toBeVisible()
    await expect(locked).toContainText('¡Tesoro Bloqueado!')
  }
  await expect(main(page).locator('a[href="/membresia"]')).toBeVisible()
})

test.describe('shop', () => {
  test('has six stalls that open, partner stores and means of payment', async ({ page }) => {
    await page.goto('/tienda')
    for (const slug of STALLS) {
      await expect(main(page).locator(`a[href="/tienda/${slug}"]`)).toBeVisible()
    }
    const partners = page.getByRole('region', { name: 'Tiendas aliadas' })
    await expect(partners.getByRole('listitem')).toHaveCount(6)
    const payments = page.getByRole('region', { name: 'Pagos aceptados' })
    await expect(payments.getByRole('listitem')).toHaveText([
      'VISA',
      'MasterCard',
      'PayPal',
      'Stripe',
    ])
  })

  for (const slug of STALLS) {
    test(`${slug} announces its stock, takes the waitlist and leads back`, async ({ page }) => {
      const response = await page.goto(`/tienda/${slug}`)
      expect(response?.status()).toBe(200)
      await expect(main(page).getByRole('form').getByRole('textbox')).toBeVisible()
      await expect(main(page).locator('a[href="/tienda"]')).toBeVisible()
    })
  }

  test('a stall that is not there is named so, and is not found', async ({ page, complaints }) => {
    complaints.allow(/console error: Failed to load resource.*404/)
    const response = await page.goto('/tienda/loros')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categoría Desconocida')
    await expect(main(page).locator('a[href="/tienda"]')).toBeVisible()
  })
})

test.describe('techniques', () => {
  for (const type of ['electrica', 'espanola', 'acustica']) {
    test(`${type} lists six and calls to join`, async ({ page }) => {
      await page.goto(`/tecnicas/${type}`)
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(7)
      await expect(main(page).locator('a[href="/membresia"]')).toBeVisible()
      await expect(canonical(page)).toHaveAttribute('href', new RegExp(`/tecnicas/${type}$`))
    })
  }

  test('an unknown type shows the electric ones, canonical there', async ({ page }) => {
    await page.goto('/tecnicas/electrica')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const response = await page.goto('/tecnicas/ukelele')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(canonical(page)).toHaveAttribute('href', /\/tecnicas\/electrica$/)
  })
})

test.describe('courses', () => {
  for (const [path, title] of [
    ['estilos', 'Estilos'],
    ['tecnicas/electrica', 'Técnicas de guitarra eléctrica'],
    ['tecnicas/acustica', 'Técnicas de guitarra acústica'],
    ['ritmos/bossa-nova', 'Ritmos: Bossa nova'],
    ['%3Cb%3Ehola%3C%2Fb%3E', 'B hola: B'],
  ] as const) {
    test(`/cursos/${path} is coming soon and takes the waitlist`, async ({ page }) => {
      await page.goto(`/cursos/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main(page).getByRole('form').getByRole('textbox')).toBeVisible()
      await expect(main(page).locator('a[href^="/membresia"]')).toBeVisible()
    })
  }
})

test.describe('songs', () => {
  test('both addresses show six genres and name one canonical', async ({ page }) => {
    for (const path of ['/canciones', '/lecciones-canciones']) {
      await page.goto(path)
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(7)
      await expect(canonical(page)).toHaveAttribute('href', /\/canciones$/)
      await expect(canonical(page)).not.toHaveAttribute('href', /lecciones/)
    }
  })

  test('a genre and a request each say that they are coming', async ({ page }) => {
    await page.goto('/canciones')
    const genre = main(page).getByRole('listitem').filter({ hasText: 'Blues' })
    await (await hydrated(genre.getByRole('button'))).click()
    await expect(notice(page, '¡Próximamente!')).toContainText('Blues')
    await main(page).getByRole('button', { name: 'Pedir una canción' }).click()
    await expect(notice(page, 'El buzón de peticiones')).toBeVisible()
  })
})

test.describe("the captain's panel", () => {
  test('asks a visitor to log in, shows a captain six colours and copies them', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/acceso\?redirectTo=%2Fadmin$/)
    await main(page)
      .locator('input[name="email"]')
      .fill(process.env.E2E_CAPTAIN_EMAIL ?? '')
    await main(page)
      .locator('input[name="password"]')
      .fill(process.env.E2E_CAPTAIN_PASSWORD ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel del Capitán')

    await page.clock.install()
    await page.reload()
    const flags = main(page).getByRole('listitem').getByRole('button')
    await expect(flags).toHaveCount(6)
    await (await hydrated(flags.filter({ hasText: 'Oro del Tesoro' }))).click()
    await expectNoticeFor(page, '¡Color Copiado!', 3_000)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#fbbf24')
    await expect(main(page).locator('a[href="/studio"]')).toBeVisible()
  })
})

test('a level that there is not is not found', async ({ page, complaints }) => {
  complaints.allow(/console error: Failed to load resource.*404/)
  const response = await page.goto('/niveles/almirante')
  expect(response?.status()).toBe(404)
  await expect(main(page).locator('a[href="/"]')).toBeVisible()
})

for (const path of PAGES) {
  test(`${path} fits the screen, speaks English below /en, and axe has nothing to say`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overhang).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

    const response = await page.goto(`/en${path}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the billing is a form', async ({ page }) => {
    await page.goto('/planes')
    await page.getByRole('radio', { name: /^Anual/ }).check({ force: true })
    await main(page).getByRole('button', { name: 'Ver precios' }).click()
    await expect(page).toHaveURL(/\/planes\?facturacion=anual$/)
    await expect(main(page).getByText(/^199,90\s€$/)).toBeVisible()
  })

  test('questions open', async ({ page }) => {
    await page.goto('/membresia')
    const question = main(page).locator('details').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
  })
})

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
