import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const MAP = [
  '/niveles',
  '/lecciones-canciones',
  '/cursos/estilos',
  '/tecnicas/electrica',
  '/tecnicas/espanola',
  '/tecnicas/acustica',
  '/galeria',
  '/tienda',
  '/comunidad',
  '/sobre-mi',
  '/gestor-multimedia',
]

/** Opens a page and waits until its scripts have taken it over. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect
    .poll(() =>
      page
        .locator('header button')
        .first()
        .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}

/** Notes every sound that the page plays, instead of playing it. */
async function listenForSounds(page: Page) {
  await page.addInitScript(() => {
    const played: { source: string; volume: number }[] = []
    Object.assign(window, { played })
    HTMLMediaElement.prototype.play = function () {
      played.push({ source: new URL(this.src).pathname, volume: this.volume })
      return Promise.resolve()
    }
  })
  return () => page.evaluate(() => (window as unknown as { played: unknown[] }).played)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sparks = (page: Page) => page.locator('.cannon-spark')

test.describe('the cannon', () => {
  test('fires twelve sparks and a shot, and is gone after two seconds', async ({ page }) => {
    const played = await listenForSounds(page)
    await page.clock.install()
    await open(page, '/niveles')
    await heading(page).click()
    await page.clock.runFor(50)
    await expect(sparks(page)).toHaveCount(12)
    expect(await played()).toEqual([{ source: '/cannon-shot.mp3', volume: 0.6 }])
    await page.clock.runFor(2000)
    await expect(sparks(page)).toHaveCount(0)
  })

  test('is muted by its switch, and stays so', async ({ page, isMobile }) => {
    test.skip(
      isMobile || (page.viewportSize()?.width ?? 0) < 768,
      'the switch is in the menu there',
    )
    const played = await listenForSounds(page)
    await open(page, '/niveles')
    const sound = page.getByRole('switch', { name: 'Sonido del barco' })
    await expect(sound).toBeChecked()
    await sound.click()
    await expect(sound).not.toBeChecked()
    await open(page, '/')
    await expect(sound).not.toBeChecked()
    await heading(page).click()
    await expect(sparks(page)).toHaveCount(12)
    expect(await played()).toEqual([])
  })

  test('is still under reduced motion and on text fields', async ({ page }) => {
    await open(page, '/acceso')
    await page.getByLabel('Correo', { exact: false }).first().click()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await heading(page).click()
    // Two frames: whatever a click would have fired is there by then.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await expect(sparks(page)).toHaveCount(0)
  })

  test('a sound that cannot be played is only logged', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource.*cannon-shot/)
    await page.route('**/cannon-shot.mp3', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => message.type() === 'info')
    await open(page, '/niveles')
    await heading(page).click()
    expect((await logged).text()).toContain('cannon')
  })
})

test('the arsenal opens by keyboard, holds the focus and gives it back', async ({ page }) => {
  await open(page, '/niveles')
  const button = page.getByRole('button', { name: 'Arsenal del Pirata' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Arsenal del Pirata' })
  await expect(dialog.getByRole('link', { name: /Afinador/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /Metrónomo/ })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the map leads to every port, and the new page has the focus', async ({ page }) => {
  await open(page, '/niveles')
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
  }
  await page.getByRole('button', { name: 'Mapa del tesoro' }).click()
  const map = page.getByRole('dialog', { name: 'Mapa del tesoro' })
  await expect(map.getByRole('link')).toHaveCount(MAP.length)
  const links = await map
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toEqual(MAP)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await map.getByRole('link', { name: 'Tienda' }).click()
  await expect(page).toHaveURL(/\/tienda$/)
  await expect(heading(page)).toBeFocused()
})

test('going on and back: the heading has the focus, the place is restored', async ({ page }) => {
  await open(page, '/')
  await page.locator('#blog, #bitacora').first().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  await page.locator('footer').getByRole('link', { name: 'Niveles' }).click()
  await expect(page).toHaveURL(/\/niveles$/)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await expect(page.locator('html')).toHaveAttribute('data-direction', 'back')
})
