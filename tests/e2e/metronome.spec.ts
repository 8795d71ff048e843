import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listen, loudest } from './loudspeaker.ts'
import { expectAccessible, expectFits, main } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const panel = (page: Page) => main(page).getByRole('region', { name: 'Metrónomo' })
const tempo = (page: Page) =>
  panel(page).getByRole('textbox', { name: 'Tempo en pulsos por minuto' })
const start = (page: Page) => panel(page).getByRole('button', { name: 'Empezar' })
const stop = (page: Page) => panel(page).getByRole('button', { name: 'Parar' })
const beats = (page: Page) => panel(page).getByRole('button', { name: /^Tiempo \d+:/ })
const sounding = (page: Page) => panel(page).locator('[data-sounding]')

async function open(page: Page) {
  await page.goto('/metronomo')
  // Out of use until its script runs, which listens for keys from then on.
  await expect(start(page)).toBeEnabled()
}

const audioState = (page: Page) => page.evaluate(() => window.played?.state)

test('starts and stops by its button, and is audible', async ({ page }) => {
  await listen(page)
  await open(page)
  await start(page).click()
  await expect.poll(() => loudest(page)).toBeGreaterThan(0.4)
  await expect(sounding(page)).toHaveCount(1)
  await expect(panel(page).getByRole('status')).toHaveText('En marcha, 120 pulsos por minuto')

  await stop(page).click()
  await expect.poll(() => audioState(page)).toBe('suspended')
  await expect(sounding(page)).toHaveCount(0)
  await expect(panel(page).getByRole('status')).toHaveText('Parado')
})

test('every sound is audible, at the set volume', async ({ page }) => {
  await listen(page)
  await open(page)
  await start(page).click()
  const volume = panel(page).getByRole('slider', { name: 'Volumen' })
  for (const sound of ['Silbato', 'Madera', 'Campana']) {
    await volume.fill('0')
    await expect.poll(() => loudest(page)).toBe(0)
    await panel(page).getByRole('radio', { name: sound }).check({ force: true })
    await volume.fill('100')
    await expect.poll(() => loudest(page)).toBeGreaterThan(0.3)
  }
})

test('starts and stops by the space bar, which does not scroll', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Space')
  await expect(stop(page)).toBeVisible()
  await expect(sounding(page)).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(start(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a focused button handles the space bar itself', async ({ page }) => {
  await open(page)
  await panel(page)
    .getByRole('button', { name: /^Sube 5/ })
    .press('Space')
  await expect(tempo(page)).toHaveValue('125')
  await expect(start(page)).toBeVisible()
})

test('the tempo changes in steps of five and stays from 40 to 240', async ({ page }) => {
  await open(page)
  await expect(tempo(page)).toHaveValue('120')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(tempo(page)).toHaveValue('130')
  await page.keyboard.press('ArrowDown')
  await expect(tempo(page)).toHaveValue('125')
  await panel(page)
    .getByRole('button', { name: /^Baja 5/ })
    .click()
  await expect(tempo(page)).toHaveValue('120')

  for (const [typed, taken] of [
    ['999', '240'],
    ['rápido', '240'],
    ['3', '40'],
    ['97', '97'],
  ] as const) {
    await tempo(page).fill(typed)
    await tempo(page).press('Enter')
    await expect(tempo(page)).toHaveValue(taken)
  }
  await tempo(page).press('ArrowUp')
  await expect(tempo(page)).toHaveValue('102')
})

test('the slider handles the arrow keys itself', async ({ page }) => {
  await open(page)
  await panel(page)
    .getByRole('slider', { name: /^Tempo/ })
    .press('ArrowRight')
  await expect(tempo(page)).toHaveValue('125')
})

test('the tempo can be tapped', async ({ page }) => {
  await open(page)
  await panel(page)
    .getByRole('button', { name: 'Marca el pulso' })
    .evaluate((button) => {
      // At times of their own: a machine's taps are as late as the machine is busy.
      for (const time of [1000, 1600, 2200, 2800]) {
        const tap = new PointerEvent('pointerdown', { bubbles: true })
        Object.defineProperty(tap, 'timeStamp', { value: time })
        button.dispatchEvent(tap)
      }
    })
  await expect(tempo(page)).toHaveValue('100')
})

test('a bar has the beats of its signature, each with its accent', async ({ page }) => {
  await open(page)
  await expect(beats(page)).toHaveCount(4)
  await panel(page).getByRole('radio', { name: '7/8' }).check({ force: true })
  await expect(beats(page)).toHaveCount(7)
  await expect(beats(page).nth(2)).toHaveAccessibleName('Tiempo 3: fuerte')
  await beats(page).nth(2).click()
  await beats(page).nth(2).click()
  await expect(beats(page).nth(2)).toHaveAccessibleName('Tiempo 3: en silencio')
})

test('settings are stored in the browser, and invalid ones ignored', async ({ page }) => {
  await open(page)
  await tempo(page).fill('84')
  await tempo(page).press('Enter')
  await panel(page).getByRole('radio', { name: '3/4' }).check({ force: true })
  await page.reload()
  await expect(tempo(page)).toHaveValue('84')
  await expect(beats(page)).toHaveCount(3)

  await page.evaluate(() => localStorage.setItem('metronome', '{"tempo":"x","accents":7'))
  await page.reload()
  // Out of use until its script runs, which listens for keys from then on.
  await expect(start(page)).toBeEnabled()
  await expect(tempo(page)).toHaveValue('120')
})

test('an exercise sets the metronome, and a manual change ends its ramp', async ({ page }) => {
  await open(page)
  await main(page)
    .getByRole('button', { name: /La escala de cuerda$/ })
    .click()
  await expect(tempo(page)).toHaveValue('70')
  await panel(page).getByText('Práctica', { exact: true }).click()
  const ramp = panel(page).getByRole('checkbox', { name: /^Rampa/ })
  await expect(ramp).toBeChecked()
  await panel(page)
    .getByRole('button', { name: /^Sube 5/ })
    .click()
  await expect(tempo(page)).toHaveValue('75')
  await expect(ramp).not.toBeChecked()
})

test('its sound is fetched on demand, and continues on other pages until it is folded', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const sounds = () => fetched.filter((path) => /\/(engine|click-processor)-/.test(path))
  await listen(page)
  await open(page)
  expect(sounds()).toEqual([])
  await start(page).click()
  await expect(sounding(page)).toHaveCount(1)
  expect(sounds()).toHaveLength(1)

  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/planes"]')?.click(),
  )
  await expect(page).toHaveURL(/\/planes$/)
  await expect.poll(() => loudest(page)).toBeGreaterThan(0.4)
  await page.getByRole('button', { name: 'Plegar: Metrónomo' }).click()
  await expect.poll(() => audioState(page)).toBe('suspended')
})

test('a sound that cannot be fetched is reported, and can be retried', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await page.route(/\/engine-[^/]*\.js$/, (route) => route.abort())
  await open(page)
  await start(page).click()
  await expect(panel(page).getByRole('alert')).toBeVisible()
  await expect(start(page)).toBeEnabled()
})

test('under reduced motion the pendulum is still and the beats are shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await start(page).click()
  await expect(beats(page).nth(1)).toHaveAttribute('data-sounding')
  await expect(panel(page).locator('.metronome-rod')).toHaveCSS('rotate', '0deg')
})

test('with its practice unfolded and while it runs, axe finds nothing', async ({ page }) => {
  await open(page)
  await expectFits(page)
  await start(page).click()
  await expect(sounding(page)).toHaveCount(1)
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is rendered, and says that it needs scripts', async ({ page }) => {
    await page.goto('/metronomo')
    await expect(panel(page).getByText(/hace falta JavaScript/)).toBeVisible()
    await expect(start(page)).toBeDisabled()
  })
})
