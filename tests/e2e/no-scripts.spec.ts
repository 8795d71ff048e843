import { inboxOf } from './dataset.ts'
import { expect, test } from './fixtures.ts'
import { anAddress, expectProblem, mainForm, newsletter } from './form.ts'
import { main } from './page.ts'
import { SECTIONS } from './sections.ts'

test.use({ javaScriptEnabled: false })

test('the landing page is complete', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const id of SECTIONS) {
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeVisible()
  }
  const start = page.locator('section:has(h1) a[href="/niveles/inicial/afina-y-mi-menor"]')
  await expect(start.first()).toBeVisible()
})

test('the levels page is complete', async ({ page }) => {
  await page.goto('/niveles')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(page.getByRole('blockquote')).toHaveCount(3)
})

test('tags filter the blog, and lead to articles', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/blog')
  const tags = page.getByRole('navigation', { name: 'Temas' })
  await tags.getByRole('link', { name: 'blues', exact: true }).click()
  const entries = main(page).getByRole('heading', { level: 3 })
  await expect(entries).toHaveCount(1)
  await entries.getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/blues-12-compases$/)
  await expect(page.getByRole('img', { name: /^La séptima: / }).first()).toBeVisible()
})

test('a tab is its drawing and its text, without buttons that do nothing', async ({ page }) => {
  await page.goto('/blog/5-riffs-faciles')
  const tab = main(page).locator('figure[data-score]').first()
  await expect(tab.locator('svg[data-bar]').first()).toBeVisible()
  await expect(tab.getByRole('button')).toHaveCount(0)
  await tab.getByText('Ver la tablatura como texto').click()
  await expect(tab.getByRole('region')).toContainText('E|')
})

test('the search is a page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').locator('a[href="/buscar"]').click()
  await page.getByRole('searchbox').fill('pentatonica')
  await main(page).getByRole('button').click()
  await expect(page.getByRole('status')).toHaveText(/^\d+ resultados?$/)
  await main(page).locator('a[href="/blog/secreto-pentatonica"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pentatónica')
})

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

test('a form keeps its input, shows its errors, and is then accepted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/the server responded with a status of 400/)
  const email = anAddress()
  await page.goto('/contacto')
  const form = mainForm(page)
  // The browser lets an address without a domain's ending pass.
  const typed = ['Lola', 'lola@mar', 'Una línea\ny "otra" <b>']
  for (const [index, text] of typed.entries()) await form.getByRole('textbox').nth(index).fill(text)
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

test('a wrong password is reported beside the form, which keeps the e-mail', async ({
  page,
  complaints,
}) => {
  complaints.allow(/the server responded with a status of 400/)
  await page.goto('/acceso')
  const email = anAddress()
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('abracadabra')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('Sign in Failed')
  await expect(page.locator('input[name=email]')).toHaveValue(email)
})
