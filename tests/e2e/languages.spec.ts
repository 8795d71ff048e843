import type { Page } from '@playwright/test'
import { catalogues } from '../../domain/catalogues.ts'
import { type Language, languages, localizedPath } from '../../domain/languages.ts'
import { expect, test } from './fixtures.ts'
import { anAddress, expectProblem, mainForm, newsletter } from './form.ts'
import { expectAccessible, hydrated, notice } from './page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the header's languages and follows one. */
async function change(page: Page, to: Language) {
  await (await hydrated(page.locator('header button[popovertarget]'))).click()
  await page.locator('header').getByRole('link', { name: languages[to].name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
}

for (const language of ['es', 'de', 'ru', 'zh', 'hi'] as const) {
  const { common, forms } = catalogues[language]
  const path = (spanish: string) => localizedPath(spanish, language)

  test.describe(`in ${languages[language].name}`, () => {
    test('links lead to pages of the same language, the same on the client and from the server', async ({
      page,
      request,
    }) => {
      await page.goto(path('/'))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page
        .getByRole('banner')
        .getByRole('link', { name: common.nav.plans, exact: true })
        .click()
      await expect(page).toHaveURL(new RegExp(`${path('/planes')}$`))
      // Seen by scripts and rendered by the server: the same words.
      const html = await (await request.get(path('/planes'))).text()
      const rendered = await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent,
        html,
      )
      await expect(title(page)).toHaveText(rendered ?? '')
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${path('/')}/?$`))
    })

    test('a form shows its errors and thanks', async ({ page }) => {
      await page.goto(path('/contacto'))
      const form = await hydrated(mainForm(page))
      await form.getByRole('button').click()
      await expectProblem(form.getByRole('textbox').first())
      await expect(form).toContainText(forms.problems.nameRequired)

      const email = anAddress()
      const letter = await hydrated(newsletter(page))
      await letter.getByRole('textbox').fill(email)
      await letter.getByRole('button').click()
      await expect(notice(page, common.notices.newsletterSentTitle)).toContainText(email)
    })

    test('a missing page is a 404 in the language', async ({ page, complaints }) => {
      complaints.allow(/status of 404/)
      const response = await page.goto(path('/isla-perdida'))
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(title(page)).toHaveText(common.errors.notFoundTitle)
    })
  })
}

test('the menu of languages keeps page, query and anchor, and is remembered', async ({ page }) => {
  await page.goto('/blog?tag=blues#entries')
  await change(page, 'de')
  await expect(page).toHaveURL(/\/de\/blog\?tag=blues#entries$/)
  await change(page, 'zh')
  await expect(page).toHaveURL(/\/zh\/blog\?tag=blues#entries$/)

  await page.goto('/')
  await expect(page).toHaveURL(/\/zh$/)
  await page.goto('/planes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  await page.goto('/zh')
  await change(page, 'es')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('the menu of languages works by keyboard and names each in its own language', async ({
  page,
}) => {
  await page.goto('/planes')
  const button = await hydrated(page.locator('header button[popovertarget]'))
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('header [popover]')
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(Object.values(languages).map(({ name }) => name))
  await expect(menu.locator('[aria-current]')).toHaveText('Español')
  await expectAccessible(page, 'header')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('the menu of languages opens without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blog?tag=blues')
  await page.locator('header button[popovertarget]').click()
  await page.locator('header').getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL(/\/it\/blog\?tag=blues$/)
  await context.close()
})

test('a word is not read as a language', async ({ page, complaints }) => {
  complaints.allow(/status of 404/)
  expect((await page.goto('/tlh/planes'))?.status()).toBe(404)
  expect((await page.goto('/blog/planes'))?.status()).toBe(404)
})
