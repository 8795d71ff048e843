import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listen, loudest } from './loudspeaker.ts'
import { expectAccessible, expectFits, hydrated, main, openOffline } from './page.ts'

/** Open to everybody; its first verse begins in its fifth bar. */
const SONG = '/canciones/drunken-sailor'

const figure = (page: Page) => main(page).locator('figure[data-song]')
const button = (page: Page, name: string) => figure(page).getByRole('button', { name, exact: true })
const chords = (page: Page) => figure(page).locator('b[data-chord-name]')
const sounding = (page: Page) => figure(page).locator('[data-bar][data-sounding]')

async function play(page: Page) {
  await page.goto(SONG)
  await (await hydrated(button(page, 'Tocar con la banda'))).click()
  await expect(button(page, 'Pausa')).toBeVisible()
}

test('the band plays, and the sheet shows the bar and the chord that sound', async ({ page }) => {
  await listen(page)
  await play(page)
  await expect(sounding(page)).toHaveAttribute('data-bar', '0')
  await expect.poll(() => loudest(page)).toBeGreaterThan(0.05)
  await expect(sounding(page)).toHaveAttribute('data-bar', '2')
  await expect(sounding(page)).toContainText('Re')
  await expect(figure(page).locator('[data-part="chords"] [data-sounding]')).toContainText('Re')
  expect(Number(await figure(page).getAttribute('data-playing'))).toBeGreaterThanOrEqual(4)
  await expectAccessible(page, 'main')

  await button(page, 'Pausa').click()
  await expect(figure(page)).not.toHaveAttribute('data-playing')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(sounding(page)).toHaveAttribute('data-bar', '1')
})

test('a part is repeated, and a bar that is pressed is played from', async ({ page }) => {
  await play(page)
  await figure(page).getByRole('combobox', { name: 'Repetir una parte' }).selectOption('Final')
  const last = figure(page).locator('[data-part="words"] > section').last()
  await expect(last.locator('[data-looped]')).toHaveCount(2)
  await last.locator('[data-part="cell"]').last().click()
  await expect(last.locator('[data-sounding]')).toBeVisible()
  // Its two bars come again.
  await expect(last.locator('[data-part="cell"]').first()).toHaveAttribute('data-sounding')
})

test('it is played in another key, and with a capo on other shapes', async ({ page }) => {
  await page.goto(SONG)
  await (await hydrated(button(page, 'Tono y cejilla'))).click()
  const key = figure(page).getByRole('group', { name: 'Suena en' })
  await expect(key.getByRole('status')).toHaveText('Mi menor')
  await key.getByRole('button', { name: 'Medio tono más agudo' }).click()
  await expect(key.getByRole('status')).toHaveText('Fa menor')
  await expect(chords(page).first()).toHaveText('Fam')
  await expect(figure(page).getByRole('img', { name: /^Fa menor: / })).toBeVisible()

  await key.getByRole('combobox').selectOption({ value: '1' })
  await expect(key.getByRole('status')).toHaveText('Fa menor')
  await expect(chords(page).first()).toHaveText('Mim')
  await key.getByRole('button', { name: 'En su tono' }).click()
  await expect(key.getByRole('status')).toHaveText('Mi menor')
})

test('the easy version has other chords', async ({ page }) => {
  await page.goto(SONG)
  await (await hydrated(button(page, 'Versión fácil'))).click()
  await expect(figure(page).getByRole('radio', { name: 'Fácil' })).toBeChecked()
  await expect(figure(page).locator('[data-chord-name="Dsus2"]').first()).toBeVisible()
  await figure(page).getByText('Completa', { exact: true }).click()
  await expect(figure(page).locator('[data-chord-name="Dsus2"]')).toHaveCount(0)
})

test('it fits a phone, and a printed sheet has no controls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await play(page)
  await button(page, 'Ajustes de práctica').click()
  await expectFits(page)
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Pausa')).toBeHidden()
  await expect(figure(page).getByText('What shall we do with a').first()).toBeVisible()
  await expect(figure(page).getByRole('img').first()).toBeVisible()
})

test.describe('without connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a sheet that was open stays readable', async ({ page }) => {
    await openOffline(page, SONG)
    await expect(figure(page).getByText('What shall we do with a').first()).toBeVisible()
  })
})

test('who may not read it sees where to, and nothing of it', async ({ page }) => {
  const response = await page.goto('/canciones/zarpe-de-noche')
  expect(await response?.text()).not.toContain('Nadie en el puerto')
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Zarpé de noche')
  await expect(main(page).locator('a[href^="/registro"]').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a song is a readable sheet', async ({ page }) => {
    await page.goto('/canciones')
    await main(page)
      .getByRole('link', { name: /^Drunken Sailor/ })
      .click()
    await expect(figure(page).getByRole('heading', { name: 'Estrofa 1' })).toBeVisible()
    await expect(chords(page).first()).toHaveText('Mim')
    await expect(figure(page).getByRole('img', { name: /^Mi menor: / })).toBeVisible()
    await expect(figure(page).getByRole('button')).toHaveCount(0)
  })
})
