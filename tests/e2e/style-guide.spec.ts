import type { Locator } from '@playwright/test'
import { captain } from './dataset.ts'
import { expectAccessible, expectFits, main, notice } from './page.ts'
import { expect, restoring, test } from './studio.ts'

const WIDTHS = [360, 1440]

test.describe('the style book', () => {
  for (const width of WIDTHS) {
    test(`at ${width} px fits, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/admin')
      await main(page)
        .getByRole('link', { name: /libro de estilo/ })
        .click()
      await expect(page).toHaveURL(/\/estilo$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('El libro de estilo')
      await expect(page.getByRole('tab', { name: 'Afinador' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)
      await expectFits(page)
    })
  }

  test('shows every pair of colours as readable', async ({ page }) => {
    await page.goto('/estilo')
    const pairs = page.getByRole('table', { name: 'Parejas de colores con su contraste' })
    await expect(
      pairs.getByRole('row', { name: /Espuma sobre Noche Texto 16,8 Cumple/ }),
    ).toHaveCount(1)
    await expect(pairs.getByText('No cumple')).toHaveCount(0)
  })

  test('shows any notice, and opens a dialog that returns the focus', async ({ page }) => {
    await page.goto('/estilo')
    await page.getByLabel('Qué aviso').selectOption('treasureLocked')
    await page.getByRole('button', { name: 'Lanzar la botella' }).click()
    await expect(notice(page, '¡Tesoro Bloqueado!')).toBeVisible()
    const opener = page.getByRole('button', { name: 'Abrir un diálogo' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Consejo de oficiales' })
    await expect(dialog).toBeVisible()
    // It listens to the keyboard from a moment after it is seen.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expect(opener).toBeFocused()
  })

  test('is accessible with more contrast too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
    await page.goto('/estilo')
    await expect(page.getByRole('tab', { name: 'Afinador' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  test('distinguishes selected options and buttons in forced colours', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await page.goto('/estilo')
    const ground = (element: Locator) =>
      element.evaluate((node) => getComputedStyle(node).backgroundColor)
    const [tuner, metronome] = ['Afinador', 'Metrónomo'].map((name) =>
      page.getByRole('tab', { name }),
    ) as [Locator, Locator]
    expect(await ground(tuner)).not.toBe(await ground(metronome))
    await metronome.click()
    expect(await ground(tuner)).not.toBe(await ground(metronome))
    const buttons = await page
      .locator('#buttons button')
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).borderTopStyle))
    expect(buttons).not.toContain('none')
    await expectFits(page)
  })
})

test('an unreadable colour is adjusted, and the guide reports it', async ({ page }) => {
  const FOG = '#888888'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await restoring('color-glow', async () => {
    await captain.patch('color-glow').set({ hex: FOG }).commit()
    await expect(async () => {
      await page.goto('/estilo')
      await expect(page.getByText(`El capitán eligió ${FOG}`)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByText('No cumple')).toHaveCount(0)
    for (const path of ['/', '/planes', '/blog/blues-12-compases']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
})

test('visitors are redirected to log in', async ({ browser, baseURL }) => {
  const visitor = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
  await visitor.goto('/en/estilo')
  await expect(visitor).toHaveURL(/\/en\/acceso\?redirectTo=%2Fen%2Festilo$/)
  await visitor.close()
})
