import { expect, test } from './fixtures.ts'
import { hydrated } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the mobile menu opens, locks the scroll of the page, and returns the focus', async ({
  page,
}) => {
  await page.goto('/')
  const button = await hydrated(page.getByRole('button', { name: 'Abrir el menú' }))
  await button.click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link')).not.toHaveCount(0)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await menu.locator('a[href="/niveles"]').click()
  await expect(page).toHaveURL(/\/niveles$/)
  await expect(menu).toBeHidden()
})
