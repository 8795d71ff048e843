import { expect } from './fixtures.ts'
import { test } from './own-site.ts'
import { expectNoticeFor, hydrated, notice } from './page.ts'

test('while the captain keeps the access closed, the log-in button shows a notice', async ({
  page,
  site,
}) => {
  const setAccess = (access: boolean) => site.dataset.patch('siteSettings').set({ access }).commit()
  const door = page.locator('header').getByRole('button', { name: 'Acceso' })
  await page.clock.install()
  await setAccess(false)
  // A publication reaches the pages with a delay.
  await expect(async () => {
    await page.goto('/niveles')
    await expect(door).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoticeFor(await hydrated(door), '¡Acceso a la vista!', 4_000)
  await page.clock.resume()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Acceso' }).click()
  await expect(notice(page, '¡Acceso a la vista!')).toContainText('muy pronto')
  await expect(page).toHaveURL(/\/niveles$/)

  await setAccess(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(async () => {
    await page.goto('/niveles')
    await page.locator('header').getByRole('link', { name: 'Acceso' }).click({ timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/acceso$/)
})
