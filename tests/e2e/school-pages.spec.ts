import { PAGES } from '../pages.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectNoticeFor, hydrated, main, notice } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const STALLS = ['guitarras', 'amplificadores', 'pedales', 'cables', 'cuerdas-puas', 'merchandising']

/** The drawing in a page's heading; null where the page has a heading of another kind. */
const SCENE = /<div class="heading-scene.*?<\/svg><\/div>/s

test('at most three pages share the scene of their heading, and none weighs much', async ({
  request,
}) => {
  const pages = new Map<string, string[]>()
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    const scene = html.match(SCENE)?.[0]
    if (scene) pages.set(scene, [...(pages.get(scene) ?? []), path])
  }
  expect([...pages.values()].flat()).toEqual(
    expect.arrayContaining(['/niveles', '/jam-station', '/feedback', '/contacto', '/tienda']),
  )
  for (const [scene, paths] of pages) {
    expect(paths.length, paths.join(', ')).toBeLessThanOrEqual(3)
    expect(scene.length, paths[0]).toBeLessThan(10_000)
  }
})

test('the night progresses with the course, on its levels and on their lessons', async ({
  page,
}) => {
  const sky = () =>
    page.locator('.course-sky').evaluate((element) => getComputedStyle(element).backgroundImage)
  const skies: string[] = []
  for (const path of [
    'inicial',
    'intermedio',
    'avanzado',
    'inicial/afina-y-mi-menor',
    'intermedio/la-cejilla',
    'avanzado/dorico-sobre-un-solo-acorde',
  ]) {
    await page.goto(`/niveles/${path}`)
    skies.push(await sky())
  }
  expect(new Set(skies.slice(0, 3)).size).toBe(3)
  expect(skies.slice(3)).toEqual(skies.slice(0, 3))
})

test('a locked chest is drawn shut, with its chain', async ({ page }) => {
  await page.goto('/tesoros')
  await expect(page.locator('[data-locked="true"] [data-part="chain"]')).toHaveCount(3)
  await expect(page.locator('[data-locked="false"]')).toHaveCount(0)
})

test.describe('level pages', () => {
  test('each has its quote, picture, first lesson and links to the others', async ({ page }) => {
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

  test('uploading shows the specified notice for six seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/niveles/inicial')
    const upload = await hydrated(main(page).getByRole('button'))
    await expectNoticeFor(upload, '¡Se necesita un cofre del tesoro!', 6_000)
  })
})

test.describe('plans', () => {
  test('are monthly by default; the toggle shows yearly prices, by keyboard and by URL', async ({
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

  test('the free plan leads to the sign-up', async ({ page }) => {
    await page.goto('/planes')
    const pass = page.getByRole('article', { name: 'Grumete' })
    await (await hydrated(pass.getByRole('link'))).click()
    await expect(page).toHaveURL(/\/registro$/)
  })

  test('a button shows a welcome notice by rank, for four seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/planes')
    const pass = page.getByRole('article', { name: 'Capitán' })
    const board = await hydrated(pass.getByRole('button'))
    await expectNoticeFor(board, '¡Bienvenido a bordo, Capitán!', 4_000)
  })
})

test('the membership page has a comparison, questions and the waitlist', async ({ page }) => {
  await page.goto('/membresia')
  await expect(main(page).getByRole('table').getByRole('row')).not.toHaveCount(0)
  const question = main(page).locator('details').first()
  await expect(question.locator('p')).toBeHidden()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question.locator('p')).toBeVisible()
  await expect(main(page).getByRole('form').getByRole('textbox')).toBeVisible()
})

test('three chests stay locked and say why; the page ends with a call to action', async ({
  page,
}) => {
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
})

test.describe('songs', () => {
  test('a genre without songs and a request each show a notice that they are coming', async ({
    page,
  }) => {
    await page.goto('/canciones')
    const request = await hydrated(main(page).getByRole('button', { name: 'Pedir una canción' }))
    const genres = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
    // The seed may have songs of every genre.
    for (const genre of (await genres.all()).slice(0, 1)) {
      const name = await genre.getByRole('heading').innerText()
      await genre.getByRole('button').click()
      await expect(notice(page, '¡Próximamente!')).toContainText(name)
    }
    await request.click()
    await expect(notice(page, 'El buzón de peticiones')).toBeVisible()
  })
})

test('each place of the community says that it is being built', async ({ page }) => {
  await page.goto('/comunidad')
  const places = main(page).getByRole('button', { name: /^Avísame/ })
  await (await hydrated(places.last())).click()
  await expect(notice(page, '¡En construcción!')).toBeVisible()
  await expect(places).toHaveCount(4)
  await expect(places.last()).toHaveAttribute('aria-expanded', 'true')
  const wish = main(page).getByRole('form', { name: /^Lista de espera: / })
  await wish.getByLabel('Correo electrónico').fill('ana@mar.test')
  await expectAccessible(page)
  await wish.getByRole('button').click()
  await expect(notice(page, '¡Ya estás en la lista!')).toBeVisible()
})

test.describe("the captain's panel", () => {
  test('redirects a visitor to log in, shows a captain six colours and copies them', async ({
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

    await expectAccessible(page)

    await page.clock.install()
    await page.reload()
    const flags = main(page).getByRole('list', { name: 'La paleta del barco' }).getByRole('button')
    await expect(flags).toHaveCount(6)
    const gold = await hydrated(flags.filter({ hasText: 'Oro del Tesoro' }))
    await expectNoticeFor(gold, '¡Color Copiado!', 3_000)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#fbbf24')
    await expect(main(page).locator('a[href="/studio"]')).toBeVisible()
  })
})

test('the tutorials play everything on the channel, on request', async ({ page, complaints }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>videos</title>' }),
  )
  await page.goto('/tutoriales')
  const uploads = await hydrated(
    page.getByRole('link', { name: /Todo lo que hemos subido al canal/ }),
  )
  await expect(uploads).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/playlist\?list=UU/)
  complaints.allow(/^foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await uploads.click()
  await expect(page.getByTitle('Todo lo que hemos subido al canal')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/videoseries\?list=UU[\w-]{22}&autoplay=1$/,
  )
})
