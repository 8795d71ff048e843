import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import { expect, test } from './fixtures.ts'

const { apiHost, projectId, dataset, token } = JSON.parse(process.env.E2E_KEYS ?? '{}').lake ?? {}
const captain = createClient({
  apiHost,
  useProjectHostname: false,
  projectId,
  dataset,
  token,
  apiVersion: '2025-02-19',
  useCdn: false,
  perspective: 'raw',
})

/** What the captain's inbox holds of a sender. */
const inboxOf = (email: string) =>
  captain.fetch<Record<string, unknown>[]>('*[_type == "inboxMessage" && email == $email]', {
    email,
  })

const anAddress = () => `${randomUUID()}@mar.example`

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form')
const mainForm = (page: Page) => page.getByRole('main').getByRole('form')
const notice = (page: Page, title: string) => page.locator('li').filter({ hasText: title })

/** Waits until React has taken an element over: before that, a form only does what HTML does. */
async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  return element
}

/** From here on only the test moves an installed clock: a slow machine must not. */
async function holdClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Lets a held clock go on in small steps until the notice is there. */
async function appears(shown: Locator) {
  await expect(async () => {
    await shown.page().clock.runFor(100)
    await expect(shown).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000, intervals: [0] })
}

/** Expects a field to be marked as wrong, its message announced and tied to it. */
async function expectProblem(field: Locator) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const id = await field.getAttribute('aria-describedby')
  const message = field.page().locator(`[id="${id}"]`)
  await expect(message).toHaveRole('alert')
  await expect(message).not.toBeEmpty()
}

test.describe('the newsletter', () => {
  test('asks for the e-mail that is missing, for four seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/niveles')
    const form = await hydrated(newsletter(page))
    await holdClock(page)
    await form.getByRole('button').click()
    await page.mouse.move(0, 0)
    const ahoy = notice(page, 'Ahoy there!')
    await appears(ahoy)
    const field = form.getByRole('textbox')
    await expect(field).toBeFocused()
    await expectProblem(field)
    await page.clock.runFor(3_700)
    await expect(ahoy).toBeVisible()
    await page.clock.runFor(400)
    await expect(ahoy).toBeHidden()
  })

  test('thanks with the address, empties the field, and reaches the captain', async ({ page }) => {
    const email = anAddress()
    await page.goto('/en/niveles')
    const form = await hydrated(newsletter(page))
    await form.getByRole('textbox').fill(email)
    await page.keyboard.press('Enter')
    await expect(notice(page, 'Email received!')).toContainText(email)
    await expect(form.getByRole('textbox')).toHaveValue('')
    expect(await inboxOf(email)).toMatchObject([
      { kind: 'newsletter', page: '/niveles', language: 'en', state: 'new' },
    ])
  })
})

test.describe('the contact form', () => {
  test('by keyboard alone: wrong, mended, sent', async ({ page }) => {
    const email = anAddress()
    await page.goto('/contacto')
    const form = await hydrated(mainForm(page))
    const [name, address, message] = await form.getByRole('textbox').all()
    if (!name || !address || !message) throw new Error('The form has three fields')
    expect(await message.getAttribute('rows')).toBe('5')

    await name.focus()
    await page.keyboard.type('Lola')
    await page.keyboard.press('Tab')
    await expect(address).toBeFocused()
    await page.keyboard.type('lola@mar')
    await page.keyboard.press('Tab')
    await expect(message).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(address).toBeFocused()
    await expectProblem(address)
    await expectProblem(message)
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(name).toHaveValue('Lola')
    await expect(address).toHaveValue('lola@mar')

    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(email)
    await expect(address).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Tab')
    await page.keyboard.type('<b>¿Hay plaza?</b>')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(notice(page, '¡Mensaje enviado a la botella!')).toContainText(
      'Hemos recibido tu consulta',
    )
    await expect(message).toHaveValue('')
    expect(await inboxOf(email)).toMatchObject([
      { kind: 'contact', name: 'Lola', message: '<b>¿Hay plaza?</b>', page: '/contacto' },
    ])
  })

  test('keeps what was typed when the server is out of reach', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource: net::ERR_FAILED/)
    await page.route('**/formularios/**', (route) => route.abort())
    await page.goto('/contacto')
    const form = await hydrated(mainForm(page))
    const fields = await form.getByRole('textbox').all()
    for (const field of fields) await field.fill('lola@mar.example')
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toBeVisible()
    for (const field of fields) await expect(field).toHaveValue('lola@mar.example')
  })
})

test('a story thanks for five seconds, empties the form and becomes a draft', async ({ page }) => {
  const pirate = `Pirata ${randomUUID()}`
  await page.clock.install()
  await page.goto('/testimonials')
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(8)
  const form = await hydrated(mainForm(page))
  const [name, story] = await form.getByRole('textbox').all()
  await name?.fill(pirate)
  await story?.fill('Subí a bordo y no bajé.')
  await holdClock(page)
  await form.getByRole('button').click()
  await page.mouse.move(0, 0)
  const sent = notice(page, '¡Mensaje en una botella enviado!')
  await appears(sent)
  await expect(name as Locator).toHaveValue('')
  await expect(story as Locator).toHaveValue('')
  await page.clock.runFor(4_700)
  await expect(sent).toBeVisible()
  await page.clock.runFor(400)
  await expect(sent).toBeHidden()

  const drafts = await captain.fetch('*[_type == "testimonial" && name == $pirate]', { pirate })
  expect(drafts).toMatchObject([{ _id: expect.stringMatching(/^drafts\./) }])
  await page.reload()
  await expect(page.getByText(pirate)).toHaveCount(0)
})

test('a page that is still to come takes the e-mail for its waiting list', async ({ page }) => {
  const email = anAddress()
  await page.goto('/jam-station')
  const form = await hydrated(mainForm(page))
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button').click()
  await expect(notice(page, '¡Ya estás en la lista!')).toBeVisible()
  expect(await inboxOf(email)).toMatchObject([{ kind: 'waitlist', page: '/jam-station' }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form gets back what was typed, says what is wrong, and then arrives', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/the server responded with a status of 400/)
    const email = anAddress()
    await page.goto('/contacto')
    const form = mainForm(page)
    // The browser lets an address without a domain's ending pass.
    const typed = ['Lola', 'lola@mar', 'Una línea\ny "otra" <b>']
    for (const [index, text] of typed.entries())
      await form.getByRole('textbox').nth(index).fill(text)
    await form.getByRole('button').click()

    const fields = form.getByRole('textbox')
    await expectProblem(fields.nth(1))
    for (const [index, text] of typed.entries()) await expect(fields.nth(index)).toHaveValue(text)
    await fields.nth(1).fill(email)
    await form.getByRole('button').click()

    await expect(page).toHaveURL(/\/contacto$/)
    const sent = page.getByRole('status').filter({ hasText: '¡Mensaje enviado a la botella!' })
    await expect(sent).toBeVisible()
    expect(await inboxOf(email)).toMatchObject([{ message: typed[2], page: '/contacto' }])
    await page.reload()
    await expect(sent).toHaveCount(0)
  })

  test('the notice of one visitor is not on the page of another', async ({ page, browser }) => {
    const email = anAddress()
    await page.goto('/privacidad')
    await newsletter(page).getByRole('textbox').fill(email)
    await newsletter(page).getByRole('button').click()
    await expect(page).toHaveURL(/\/privacidad$/)
    await expect(page.getByRole('status')).toContainText(email)

    const other = await browser.newContext()
    const answer = await other.request.get(page.url())
    expect(await answer.text()).not.toContain(email)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    await other.close()
  })
})

test.describe('over HTTP', () => {
  const form = { name: 'Lola', email: 'lola@mar.example', message: 'Hola' }

  test("another site's form is refused", async ({ request }) => {
    for (const path of ['/formularios/contact', '/formularios/contact/envio']) {
      const headers = { origin: 'https://evil.example' }
      const answer = await request.post(path, { form, headers })
      expect(answer.status()).toBe(403)
    }
  })

  test('a megabyte is refused politely', async ({ request }) => {
    const answer = await request.post('/formularios/contact', {
      form: { ...form, message: 'x'.repeat(1_048_576) },
    })
    expect(answer.status()).toBe(413)
    expect(await answer.text()).toContain('role="alert"')
  })
})

const PAGES = [
  '/contacto',
  '/testimonials',
  '/comunidad',
  '/sobre-mi',
  '/manifiesto',
  '/privacidad',
  '/aviso-legal',
  '/galeria',
  '/gestor-multimedia',
  '/feedback',
  '/jam-station',
  '/tutoriales',
  '/afinador',
  '/metronomo',
]

for (const path of PAGES) {
  test(`${path} stands in both languages, fits its screen, and axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [prefix, lang] of [
      ['/en', 'en'],
      ['', 'es'],
    ]) {
      const response = await page.goto(`${prefix}${path}`)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '')
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/)
    }
    await page.waitForLoadState('networkidle')
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overhang).toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
