import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ARTICLE, listeningIn, tabOf } from './listening.ts'
import { expectAccessible, expectFits, main, openOffline } from './page.ts'
import { enterRoom } from './room.ts'

const button = (page: Page, name: string | RegExp) => listeningIn(tabOf(page)).button(name)
const marks = (page: Page) => listeningIn(tabOf(page)).marks()
const panel = (page: Page) => listeningIn(tabOf(page)).panel
const listenHere = (page: Page) => listeningIn(tabOf(page)).open()
const checkSound = (page: Page) => listeningIn(tabOf(page)).checkSound()

async function openListening(page: Page) {
  await page.goto(ARTICLE)
  await listenHere(page)
}

test('a learner who leaves out half a bar sees it, and is offered that bar', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await enterRoom(page)
  await openListening(page)
  await expect(tabOf(page).getByText('no sale de este aparato')).toBeVisible()
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
  await expect(tabOf(page).locator('[data-looped]')).toHaveCount(1)
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
  await tabOf(page).getByText('Te espero').click()
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
  await listeningIn(tabOf(page)).checkHeadphones()
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
  await expect(tabOf(page).getByRole('alert')).toContainText('Asegúrate de dar permiso')
  await button(page, 'Tocar').click()
  await expect.poll(() => tabOf(page).getAttribute('data-playing')).not.toBeNull()
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
