import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listen, loudest } from './loudspeaker.ts'
import { expectAccessible, expectFits, hydrated, main, openOffline } from './page.ts'

/** Two bars of eighths in its first tab, at 60 quarters a minute. */
const ARTICLE = '/blog/5-riffs-faciles'

const figure = (page: Page) => main(page).locator('figure[data-score]').first()
const button = (page: Page, name: string) => figure(page).getByRole('button', { name, exact: true })
const tempo = (page: Page) =>
  figure(page).getByRole('textbox', { name: 'Tempo en negras por minuto' })
const status = (page: Page) => figure(page).getByRole('status').first()
/** The beat that sounds, in quarters; null in silence. */
const beat = (page: Page) => figure(page).getAttribute('data-playing')
/** The same as a number; -1 in silence. */
const at = async (page: Page) => Number((await beat(page)) ?? -1)
const looped = (page: Page) => figure(page).locator('[data-looped]')
const barArea = (page: Page, bar: number) => figure(page).locator(`[data-bar-area="${bar}"]`)

async function open(page: Page, path = ARTICLE) {
  await page.goto(path)
  await (await hydrated(button(page, 'Escuchar y practicar'))).click()
  await expect(button(page, 'Pausa')).toBeVisible()
}

/** Opens the player and stops it, at its first note. */
async function openStill(page: Page) {
  await open(page)
  await button(page, 'Pausa').click()
  await expect(status(page)).toHaveText('En silencio')
  await page.keyboard.press('Home')
}

async function openSettings(page: Page) {
  await button(page, 'Ajustes de práctica').click()
}

test('a tab sounds, is counted in, and shows the beat that sounds', async ({ page }) => {
  await listen(page)
  await open(page)
  await expect(figure(page).locator('[data-part="count"]')).toHaveText(/[1-4]/)
  await expect(status(page)).toHaveText('Suena el compás 1')
  await expect.poll(() => at(page)).toBeGreaterThan(0.4)
  await expect.poll(() => loudest(page)).toBeGreaterThan(0.05)
  await expect(figure(page).locator('[data-part="sounding"] circle')).toHaveCount(1)
  await expect.poll(() => at(page)).toBeGreaterThan(1.4)
  await button(page, 'Pausa').click()
  await expect.poll(() => beat(page)).toBeNull()
  await expect(status(page)).toHaveText('En silencio')
})

test('the music ends by itself and begins again at its beginning', async ({ page }) => {
  await openStill(page)
  await tempo(page).fill('500')
  await tempo(page).press('Enter')
  await expect(tempo(page)).toHaveValue('78')
  await button(page, 'Tocar').focus()
  for (let note = 0; note < 30; note++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(status(page)).toHaveText('Suena el compás 2')
  await expect(button(page, 'Tocar')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(status(page)).toHaveText('Suena el compás 1')
  await expect.poll(() => at(page)).toBeLessThan(4)
})

test('Space plays and pauses, arrows choose the note, letters loop and halve the tempo', async ({
  page,
}) => {
  await openStill(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  // The third eighth; the focus is on the button, which the browser presses.
  await page.keyboard.press('Space')
  await expect.poll(() => at(page)).toBeGreaterThan(0.9)
  await page.keyboard.press('Space')
  await expect(button(page, 'Tocar')).toBeVisible()

  await page.keyboard.press('ArrowUp')
  await expect(tempo(page)).toHaveValue('65')
  await page.keyboard.press('l')
  await expect(looped(page)).toHaveCount(2)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(looped(page)).toHaveCount(1)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(looped(page)).toHaveCount(2)
  await page.keyboard.press('l')
  await expect(looped(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(button(page, 'A media velocidad')).toHaveAttribute('aria-pressed', 'true')
})

test('letters are only heard by the player that has the focus', async ({ page }) => {
  await openStill(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('l')
  await page.keyboard.press('h')
  await expect(looped(page)).toHaveCount(0)
  await expect(button(page, 'A media velocidad')).toHaveAttribute('aria-pressed', 'false')
})

test('bars are looped by two presses, by a drag and by their numbers', async ({ page }) => {
  await openStill(page)
  await button(page, 'Repetir compases').click()
  await expect(looped(page)).toHaveCount(2)
  await barArea(page, 1).click()
  await barArea(page, 1).click()
  await expect(looped(page)).toHaveCount(1)
  await expect(barArea(page, 1)).toHaveAttribute('data-looped')
  await button(page, 'Repetir compases').click()
  await expect(looped(page)).toHaveCount(0)

  await barArea(page, 0).hover()
  await page.mouse.down()
  await barArea(page, 1).hover()
  await page.mouse.up()
  await expect(looped(page)).toHaveCount(2)

  await openSettings(page)
  const last = figure(page).getByRole('textbox', { name: 'Último compás que se repite' })
  await last.fill('1')
  await last.press('Enter')
  await expect(looped(page)).toHaveCount(1)
  await expect(barArea(page, 0)).toHaveAttribute('data-looped')
})

test('a loop goes on at its beginning, faster by 5 with each turn', async ({ page }) => {
  await openStill(page)
  await page.keyboard.press('l')
  await page.keyboard.press('Shift+ArrowLeft')
  await openSettings(page)
  await figure(page).getByRole('checkbox', { name: 'Sube 5 tras cada vuelta' }).check()
  await figure(page).getByRole('checkbox', { name: 'Un compás de entrada' }).uncheck()
  await button(page, 'Tocar').click()
  await expect(tempo(page)).toHaveValue('65')
  await expect.poll(() => beat(page)).toMatch(/^[0-3]/)
  await expect(tempo(page)).toHaveValue('70')
})

test('a press goes to a note', async ({ page }) => {
  await openStill(page)
  const { width = 0, height = 0 } = (await barArea(page, 1).boundingBox()) ?? {}
  await barArea(page, 1).click({ position: { x: width - 6, y: height / 2 } })
  await button(page, 'Tocar').click()
  await expect(status(page)).toHaveText('Suena el compás 2')
})

test('settings are kept for each tab', async ({ page }) => {
  await openStill(page)
  await button(page, 'Más despacio').click()
  await page.keyboard.press('l')
  await openSettings(page)
  await figure(page).getByRole('radio', { name: 'Nailon' }).check({ force: true })
  await openStill(page)
  await expect(tempo(page)).toHaveValue('55')
  await expect(looped(page)).toHaveCount(2)
  await openSettings(page)
  await expect(figure(page).getByRole('radio', { name: 'Nailon' })).toBeChecked()

  const other = main(page).locator('figure[data-score]').nth(1)
  await other.getByRole('button', { name: 'Escuchar y practicar' }).click()
  await expect(other.getByRole('textbox')).not.toHaveValue('55')
  await expect(other.locator('[data-looped]')).toHaveCount(0)
})

test('a tab is read note by note, and played from any of them', async ({ page }) => {
  await page.goto(ARTICLE)
  await (await hydrated(button(page, 'Nota a nota'))).click()
  const words = figure(page).getByRole('region', { name: 'La tablatura, nota a nota' })
  await expect(words.getByRole('list')).toHaveCount(2)
  const third = words.getByRole('button').nth(2)
  await expect(third).toHaveText('Tiempo 2: quinta cuerda, traste 2')
  await third.press('Enter')
  await expect.poll(() => at(page)).toBeGreaterThan(0.9)
  await expect(words.locator('[aria-current]')).toHaveCount(1)

  await page.goto(`/en${ARTICLE}`)
  await (
    await hydrated(figure(page).getByRole('button', { name: 'Note by note', exact: true }))
  ).click()
  await expect(
    figure(page)
      .getByRole('button', { name: /^Beat 2: fifth string/ })
      .first(),
  ).toBeVisible()
})

test('one thing sounds at a time: the player, another tab, or the metronome', async ({ page }) => {
  await page.goto('/blog/blues-12-compases')
  await (await hydrated(button(page, 'Escuchar y practicar'))).click()
  await expect.poll(() => beat(page)).not.toBeNull()
  await main(page).getByRole('button', { name: 'Pon 80' }).click()
  const metronome = page
    .getByRole('complementary', { name: 'Instrumentos a mano' })
    .getByRole('region', { name: 'Metrónomo' })
  await expect(metronome.locator('[data-sounding]')).toHaveCount(1)
  await expect.poll(() => beat(page)).toBeNull()
  await button(page, 'Tocar').click()
  await expect.poll(() => beat(page)).not.toBeNull()
  await expect(metronome.locator('[data-sounding]')).toHaveCount(0)
})

test('with reduced motion the cursor steps from note to note', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page)
  await page.evaluate(() => {
    const cursor = document.querySelector('.tab-cursor')
    const places = new Set<string>()
    Object.assign(window, { places })
    const look = () => {
      places.add(cursor?.getAttribute('style') ?? '')
      requestAnimationFrame(look)
    }
    look()
  })
  await button(page, 'Tocar').click()
  await expect.poll(() => at(page)).toBeGreaterThan(1.4)
  const { places, sounding } = await page.evaluate(() => ({
    places: (window as unknown as { places: Set<string> }).places.size,
    sounding: Number(document.querySelector<HTMLElement>('[data-playing]')?.dataset.playing),
  }))
  // One for each eighth up to the one that sounds, and its place at rest.
  expect(places).toBeLessThanOrEqual(sounding / 0.5 + 2)
})

test('at 360 px the player fits, is accessible and keeps the screen on while it plays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const held: string[] = []
    Object.assign(window, { held })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (type: string) => {
          held.push(type)
          return { release: async () => void held.pop() }
        },
      },
    })
  })
  const held = () => page.evaluate(() => (window as unknown as { held: string[] }).held)
  await open(page)
  await expect.poll(() => beat(page)).not.toBeNull()
  expect(await held()).toEqual(['screen'])
  await button(page, 'Pausa').click()
  await expect.poll(held).toEqual([])
  await openSettings(page)
  await figure(page).getByRole('checkbox', { name: 'Leer nota a nota' }).check()
  await expectFits(page)
  await expectAccessible(page, 'figure[data-score]')
})

test('the latency is found by tapping along', async ({ page }) => {
  await openStill(page)
  await openSettings(page)
  await button(page, 'Medirlo con golpes').click()
  const tap = figure(page).getByRole('button', { name: /^Golpea/ })
  await expect(async () => {
    await tap.click({ timeout: 1000 })
    await expect(figure(page).getByText('Medido.')).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('a tab is drawn, and played, on a page that the browser makes by itself', async ({ page }) => {
  await page.goto('/blog')
  await main(page).locator(`a[href="${ARTICLE}"]`).first().click()
  await expect(figure(page).locator('svg[data-bar]')).toHaveCount(2)
  await button(page, 'Escuchar y practicar').click()
  await expect.poll(() => at(page)).toBeGreaterThan(0.4)
})

test('chords are strummed, and the diagram that sounds is marked', async ({ page }) => {
  await page.goto('/blog/blues-12-compases')
  const chart = main(page).getByRole('figure', { name: 'Acordes' }).first()
  await (await hydrated(chart.getByRole('button', { name: 'Escuchar los acordes' }))).click()
  const diagram = (name: string) => chart.getByRole('listitem').filter({ hasText: name })
  await expect(diagram('La7')).toHaveAttribute('data-sounding')
  await expect(diagram('Re7')).toHaveAttribute('data-sounding')
  await expect(diagram('La7')).not.toHaveAttribute('data-sounding')
  await chart.getByRole('button', { name: 'Ajustes de práctica' }).click()
  await chart.getByText('Arpegio, nota a nota').click()
  await chart.getByRole('button', { name: 'Pausa' }).click()
  await chart.getByRole('button', { name: 'Tocar', exact: true }).click()
  await expect.poll(() => chart.getAttribute('data-playing')).toMatch(/\.5$/)
})

test.describe('without connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a tab of a page that was visited plays', async ({ page, complaints }) => {
    complaints.allow(/Failed to (?:load resource|fetch)/)
    await openOffline(page, ARTICLE)
    await (await hydrated(button(page, 'Escuchar y practicar'))).click()
    await expect.poll(() => at(page)).toBeGreaterThan(0.4)
  })
})
