import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectFits, hydrated, main } from './page.ts'

const ARTICLE = '/blog/blues-12-compases'

const dock = (page: Page) => page.getByRole('complementary', { name: 'Instrumentos a mano' })
const metronome = (page: Page) => dock(page).getByRole('region', { name: 'Metrónomo' })
const stop = (page: Page) => metronome(page).getByRole('button', { name: 'Parar' })

test('an exercise sets the docked metronome, which keeps playing under dialogs and on other pages', async ({
  page,
}) => {
  await page.goto(ARTICLE)
  await (await hydrated(main(page).getByRole('button', { name: 'Pon 80' }))).click()
  await expect(stop(page)).toBeVisible()
  await expect(metronome(page).getByRole('textbox')).toHaveValue('80')
  await expect(metronome(page).locator('[data-sounding]')).toHaveCount(1)
  await metronome(page).getByRole('button', { name: 'Sube 5 pulsos por minuto' }).click()
  await expect(metronome(page).getByRole('textbox')).toHaveValue('85')

  await page.getByRole('button', { name: 'Arsenal del Pirata' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arsenal del Pirata' })
  await dialog.getByRole('tab', { name: 'Metrónomo' }).click()
  await expect(dialog.getByRole('button', { name: 'Parar' })).toBeVisible()
  await expect(metronome(page)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cerrar el arsenal' }).click()
  await expect(stop(page)).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Manifiesto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manifiesto pirata')
  await expect(metronome(page).locator('[data-sounding]')).toHaveCount(1)
  await stop(page).click()
  await expect(metronome(page)).toHaveCount(0)
})

test('the metronome stops when the tools dialog closes', async ({ page }) => {
  await page.goto('/manifiesto')
  await (await hydrated(page.getByRole('button', { name: 'Arsenal del Pirata' }))).click()
  const dialog = page.getByRole('dialog', { name: 'Arsenal del Pirata' })
  await dialog.getByRole('tab', { name: 'Metrónomo' }).click()
  await dialog.getByRole('button', { name: 'Empezar' }).click()
  await expect(dialog.getByRole('button', { name: 'Parar' })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Afinador' }).click()
  await dialog.getByRole('tab', { name: 'Metrónomo' }).click()
  await expect(dialog.getByRole('button', { name: 'Empezar' })).toBeVisible()
})

test('the docked instruments fit a phone, work by keyboard and can be folded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(ARTICLE)
  const button = await hydrated(dock(page).getByRole('button', { name: 'Metrónomo' }))
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(metronome(page)).toBeVisible()
  await dock(page).getByRole('button', { name: 'Afinador' }).click()
  await expect(dock(page).getByRole('region', { name: 'Afinador' })).toBeVisible()
  await expectAccessible(page, 'aside[data-dock]')
  await expectFits(page)
  await page.getByRole('button', { name: 'Plegar: Metrónomo' }).click()
  await page.getByRole('button', { name: 'Plegar: Afinador' }).click()
  await expect(dock(page).getByRole('region')).toHaveCount(0)
  await page.goto('/planes')
  await expect(dock(page)).toHaveCount(0)
})
