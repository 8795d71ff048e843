import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectFits, hydrated, main, openOffline } from './page.ts'
import { enterRoom } from './room.ts'

/** Its second tab has two bars of eighths, without muted notes. */
const ARTICLE = '/blog/5-riffs-faciles'

const figure = (page: Page) => main(page).locator('figure[data-score]').nth(1)
const button = (page: Page, name: string | RegExp) =>
  figure(page).getByRole('button', { name, exact: true })
const marks = (page: Page) =>
  figure(page)
    .locator('[data-heard]')
    .evaluateAll((all) => all.map((mark) => (mark as HTMLElement).dataset.heard))
const panel = (page: Page) => figure(page).getByRole('region', { name: 'Te escucho' })

/** Opens the player, stops it at its first note, and lets it listen. */
async function openListening(page: Page) {
  await page.goto(ARTICLE)
  await listenHere(page)
}

async function listenHere(page: Page) {
  await (await hydrated(button(page, 'Escuchar y practicar'))).click()
  await button(page, 'Pausa').click()
  await page.keyboard.press('Home')
  await button(page, 'Te escucho').click()
}

async function checkSound(page: Page) {
  await button(page, 'Hacer la prueba').click()
  await expect(panel(page)).toBeVisible()
}

test('a learner who leaves out half a bar sees it, and is offered that bar', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await enterRoom(page)
  await openListening(page)
  await expect(figure(page).getByText('no sale de este aparato')).toBeVisible()
  await checkSound(page)
  // 120 ms to the microphone, and what the browser adds.
  await expect(button(page, /^Comprobar otra vez el micrófono \(1[2-9]\d ms\)$/)).toBeVisible()
  await expect(panel(page)).toContainText('Suena solo el metrónomo')

  await page.evaluate(() => {
    window.learner.playsAlong = true
    window.learner.leavesOut = (at) => at >= 4 && at < 6
  })
  await button(page, 'Tocar').click()
  await expect(button(page, 'Repetir solo el compás 2')).toBeVisible()
  const results = await marks(page)
  expect(results.slice(0, 8)).toEqual(Array(8).fill('heard'))
  expect(results.slice(8, 12)).not.toContain('heard')
  expect(results.slice(12)).toEqual(Array(3).fill('heard'))
  await expect(panel(page)).toContainText('Compás 1: 8 de 8')

  await button(page, 'Repetir solo el compás 2').click()
  await expect(figure(page).locator('[data-looped]')).toHaveCount(1)
  await button(page, 'Te escucho').click()
  await expect.poll(() => page.evaluate(() => window.microphone?.readyState)).toBe('ended')

  await page.goto('/cuaderno')
  await expect(main(page)).toContainText('El vigía')
  expect(sent).toEqual([])
})

test('what the loudspeaker plays is not taken for the learner', async ({ page }) => {
  await enterRoom(page)
  await openListening(page)
  await checkSound(page)
  await button(page, 'Tocar').click()
  await expect(panel(page)).toContainText(/He oído 0 de 15|no la he oído bien/)
  expect(await marks(page)).not.toContain('heard')
})

test('the cursor waits for each note, and goes on when it has sounded', async ({ page }) => {
  await enterRoom(page)
  await openListening(page)
  await checkSound(page)
  await figure(page).getByText('Te espero').click()
  await expect(panel(page)).toContainText('Sin prisa')
  // The first two notes: A on the third string, the open fourth.
  await page.evaluate(() => window.learner.pluck(60))
  await page.waitForTimeout(1000)
  expect(await marks(page)).toEqual([])
  await page.evaluate(() => window.learner.pluck(57))
  await expect.poll(() => marks(page)).toEqual(['heard'])
  await page.evaluate(() => window.learner.pluck(50))
  await expect.poll(() => marks(page)).toEqual(['heard', 'heard'])
})

test('with headphones the latency is found by knocks, and guitar and clicks both sound', async ({
  page,
}) => {
  await enterRoom(page, 0)
  await openListening(page)
  await button(page, 'Hacer la prueba').click()
  await expect(figure(page).getByText('llevas auriculares')).toBeVisible()
  await page.evaluate(() => {
    window.learner.knocksAlong = true
  })
  await button(page, 'Empezar los clics').click()
  await expect(button(page, /^Comprobar otra vez el micrófono \(1[2-9]\d ms\)$/)).toBeVisible()
  await expect(panel(page)).not.toContainText('Suena solo el metrónomo')
})

test('a microphone that may not be used is told kindly, and the player plays on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openListening(page)
  await expect(figure(page).getByRole('alert')).toContainText('Asegúrate de dar permiso')
  await button(page, 'Tocar').click()
  await expect.poll(() => figure(page).getAttribute('data-playing')).not.toBeNull()
})

test('at 360 px what listens fits and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterRoom(page)
  await openListening(page)
  await expectFits(page)
  await expectAccessible(page, 'figure[data-score]')
  await checkSound(page)
  await expectFits(page)
  await expectAccessible(page, 'figure[data-score]')
})

test.describe('without connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that was visited listens', async ({ page, complaints }) => {
    complaints.allow(/Failed to (?:load resource|fetch)/)
    await enterRoom(page)
    await openOffline(page, ARTICLE)
    await listenHere(page)
    await checkSound(page)
    await expect(panel(page)).toContainText('Al compás')
  })
})
