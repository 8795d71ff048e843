import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, hydrated } from './page.ts'

/** An article of the seed dataset with chords and a tablature. */
const ARTICLE = '/blog/blues-12-compases'

const entries = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const tag = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Temas' }).getByRole('link', { name, exact: true })

test.describe('blog', () => {
  test('shows six articles, and those of a tag', async ({ page }) => {
    // A page that glides under the pointer moves what is to be clicked.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/blog')
    await expect(entries(page)).toHaveCount(6)
    await (await hydrated(tag(page, 'blues'))).click()
    await expect(page).toHaveURL(/\/blog\?tag=blues$/)
    await expect(entries(page)).toHaveCount(1)
    await expect(tag(page, 'blues')).toHaveAttribute('aria-current', 'page')
    await tag(page, 'Todos').click()
    await expect(entries(page)).toHaveCount(6)
  })
})

test.describe('an article', () => {
  test('shows its author, date and reading time', async ({ page }) => {
    await page.goto(ARTICLE)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(article.locator('time')).toHaveText(/^\d{1,2} de [a-z]+ de \d{4}$/)
    await expect(article).toContainText(/Por \S+/)
    await expect(article).toContainText(/\d+ minutos? de lectura/)
    await article.getByRole('link', { name: 'blues', exact: true }).click()
    await expect(page).toHaveURL(/\/blog\?tag=blues$/)
  })

  test('draws chords, and tablature beside its text', async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(page.getByRole('img', { name: /^La séptima: 6.ª muda; / }).first()).toBeVisible()
    const tab = page.getByRole('main').locator('figure[data-score]').first()
    await expect(tab.locator('svg').nth(1)).toBeVisible()
    await expect(tab.getByRole('region')).toBeHidden()
    await tab.locator('summary').click()
    await expect(tab.getByRole('region')).toContainText('e|--')
  })

  test('chords are named and held as the reader wants, on every page from then on', async ({
    page,
  }) => {
    await page.goto(`/de${ARTICLE}`)
    const chord = page.getByRole('main').locator('.chord-chart li').first()
    const drawing = () => chord.locator('svg').evaluate((svg) => svg.innerHTML)
    await expect(chord).toContainText('A7')
    const right = await drawing()
    const settings = await hydrated(page.getByText('Tonnamen und Greifhand'))
    await settings.click()
    await page.getByText('Do Re Mi Fa Sol La Si').click()
    await expect(chord).toContainText('La7')
    await page.getByLabel('Linkshändergitarre').check()
    await expect.poll(drawing).not.toBe(right)
    await page.goto('/en/afinador')
    await expect(page.getByRole('button', { name: 'String 5, La', exact: true })).toBeVisible()
  })

  test('has headings that can be linked to, below the header', async ({ page }) => {
    await page.goto(ARTICLE)
    const heading = page.getByRole('article').getByRole('heading', { level: 2 }).nth(1)
    await heading.getByRole('link').click()
    const id = await heading.getAttribute('id')
    expect(new URL(page.url()).hash).toBe(`#${id}`)
    await expect(async () => {
      await expect(heading).toBeInViewport({ ratio: 1 })
      const header = await page.getByRole('banner').boundingBox()
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
    }).toPass()
  })

  test('links to others', async ({ page }) => {
    await page.goto(ARTICLE)
    const related = page.getByRole('complementary', { name: 'Sigue leyendo' }).getByRole('link')
    expect(await related.count()).toBeGreaterThan(0)
    await related.first().click()
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
    await expect(page).not.toHaveURL(new RegExp(`${ARTICLE}$`))
  })
})

test.describe('search', () => {
  const opener = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true })

  test('finds an article by keyboard alone, without its accents', async ({ page }) => {
    await page.goto('/')
    await (await hydrated(opener(page))).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('pentatonica')
    const options = dialog.getByRole('option')
    await expect(options.first()).toContainText('pentatónica')
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ resultados?$/)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const id = await options.first().getAttribute('id')
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blog\/secreto-pentatonica$/)
    await expect(dialog).toBeHidden()
  })

  test('waits for a pause before it sends a request', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/buscar')) requests.push(pathname)
    })
    await page.clock.install()
    await page.goto('/')
    await (await hydrated(opener(page))).click()
    const dialog = page.getByRole('dialog')
    const question = dialog.getByRole('combobox')
    await expect(question).toBeFocused()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await question.pressSequentially('blues')
    expect(requests).toEqual([])
    await page.clock.runFor(200)
    await expect(dialog.getByRole('option').first()).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  test('reports an empty result, closes, and returns the focus', async ({ page }) => {
    await page.goto('/')
    await (await hydrated(opener(page))).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('xyzzy "*" || true')
    await expect(dialog.getByRole('status')).toContainText('xyzzy')
    await expect(dialog.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('fits the screen, and axe finds nothing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await (await hydrated(opener(page))).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('blues')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    const [box, width] = [await dialog.boundingBox(), page.viewportSize()?.width ?? 0]
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width)
    await expectAccessible(page, '[role="dialog"]')
  })
})
