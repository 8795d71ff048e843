import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, hydrated } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
  await hydrated(page.locator('header button').first())
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
/** The sound's switch, which stands in the header or, where that is narrow, in its menu. */
async function soundSwitch(page: Page) {
  const menu = page.getByRole('button', { name: 'Abrir el menú' })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('switch', { name: 'Sonido del barco' })
}

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

  test('is muted by its switch, and stays so', async ({ page }) => {
    const played = await listenForSounds(page)
    await open(page, '/niveles')
    const sound = await soundSwitch(page)
    await expect(sound).toBeChecked()
    await sound.click()
    await expect(sound).not.toBeChecked()
    await open(page, '/')
    await expect(await soundSwitch(page)).not.toBeChecked()
    await page.keyboard.press('Escape')
    await heading(page).click()
    // Of this click, and of the one that opened the menu.
    await expect(sparks(page)).not.toHaveCount(0)
    expect(await played()).toEqual([])
  })

  test('does not fire under reduced motion and on text fields', async ({ page }) => {
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

test('the tools dialog opens by keyboard, traps the focus and returns it', async ({ page }) => {
  await open(page, '/niveles')
  const button = page.getByRole('button', { name: 'Arsenal del Pirata' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Arsenal del Pirata' })
  await expect(dialog.getByRole('button', { name: 'Cerrar el arsenal' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('tab', { name: 'Afinador' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Encender el afinador' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('region', { name: 'Metrónomo' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Afinador' })).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('F8 moves the focus to the notice, and Escape returns it', async ({ page }) => {
  await open(page, '/niveles')
  const button = page.locator('main section[id]').getByRole('button').first()
  await button.focus()
  await page.keyboard.press('Enter')
  const notice = page.locator('li').filter({ hasText: '¡Se necesita un cofre del tesoro!' })
  await expect(notice).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Avisos/ }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await expect(button).toBeFocused()
})

test('one notice is shown at a time, 420 px wide at a desk, and a swipe of 50 px dismisses it', async ({
  page,
}, { project }) => {
  await open(page, '/comunidad')
  const places = page.getByRole('main').getByRole('button', { name: /^Avísame/ })
  for (const index of [0, 1]) await places.nth(index).click()
  const shown = page.getByRole('region', { name: /Avisos/ }).getByRole('listitem')
  await expect(shown).toHaveCount(1)
  const area = await shown.locator('xpath=..').boundingBox()
  // As wide as its notices: on a phone they leave an edge of 8 px at each side.
  expect(area?.width).toBe(project.name === 'phone' ? 344 : 420)

  // A notice that is still sliding in is not where it will be.
  await shown.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
  const box = await shown.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  for (const distance of [40, 60]) {
    await expect(shown).toHaveCount(1)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await expect(shown).toHaveCount(0)
})

test('the map leads to every port, and the new page has the focus', async ({ page }, {
  project,
}) => {
  await open(page, '/niveles')
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
  }
  await page.getByRole('button', { name: 'Mapa del tesoro' }).click()
  const map = page.getByRole('dialog', { name: 'Mapa del tesoro' })
  await expect(map.getByRole('link')).toHaveCount(MAP.length)
  const links = await map
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toEqual(MAP)
  await expectAccessible(page)
  await map.getByRole('link', { name: 'Tienda' }).click()
  await expect(page).toHaveURL(/\/tienda$/)
  await expect(heading(page)).toBeFocused()
})

test('forward and back: the heading has the focus, the scroll position is restored', async ({
  page,
}, { project }) => {
  await open(page, '/')
  await page.locator('#blog, #bitacora').first().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  // Narrow screens fold the footer's columns.
  if (project.name === 'phone') await page.locator('footer summary').first().click()
  await page.locator('footer').getByRole('link', { name: 'Niveles' }).click()
  await expect(page).toHaveURL(/\/niveles$/)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await expect(page.locator('html')).toHaveAttribute('data-direction', 'back')
})
