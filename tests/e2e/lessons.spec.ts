import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectFits, main } from './page.ts'

const LESSON = '/niveles/inicial/la-mano-que-rema'

/** Signs in as captain, who may read everything, and continues to `path`. */
async function signInAt(page: Page, path: string) {
  await page.goto(`/acceso?redirectTo=${encodeURIComponent(path)}`)
  await page.locator('[name="email"]').fill(process.env.E2E_CAPTAIN_EMAIL ?? '')
  await page.locator('[name="password"]').fill(process.env.E2E_CAPTAIN_PASSWORD ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
}

test('a level lists its lessons in order; each leads to its page, and to the next one', async ({
  page,
}) => {
  await page.goto('/niveles/inicial')
  const lessons = main(page).getByRole('heading', { level: 3 }).getByRole('link')
  await expect(lessons).toHaveCount(5)
  const [first, second] = await lessons.allTextContents()
  const heading = page.getByRole('heading', { level: 1 })
  await lessons.first().click()
  await expect(heading).toHaveText(first ?? '')
  await main(page)
    .getByRole('link', { name: second ?? '' })
    .click()
  await expect(heading).toHaveText(second ?? '')
})

test('a visitor gets a paywall that links to an account, to the log-in and back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(LESSON)
  const gate = main(page).getByRole('region')
  const back = `redirectTo=${encodeURIComponent(LESSON)}`
  await expect(gate.locator(`a[href="/registro?${back}"]`)).toBeVisible()
  await expect(gate.locator(`a[href="/acceso?${back}"]`)).toBeVisible()
  await expect(gate.locator('a[href="/membresia"]')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('a member reads the lesson', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAt(page, LESSON)
  await expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await expect(main(page).getByRole('img', { name: /^Mi menor: 6.ª al aire; / })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('in English the paywall leads back to the English page', async ({ page }) => {
  await page.goto('/en/niveles/avanzado/notas-guia')
  const logIn = main(page).getByRole('region').getByRole('link', { name: 'Log in' })
  await expect(logIn).toHaveAttribute(
    'href',
    `/en/acceso?redirectTo=${encodeURIComponent('/en/niveles/avanzado/notas-guia')}`,
  )
})

test('an unlocked chest opens its page, whose tracks can be played', async ({ page }) => {
  await signInAt(page, '/tesoros')
  await main(page).locator('#pistas-triangulo-bermudas').getByRole('link').click()
  await expect(page).toHaveURL(/\/tesoros\/pistas-triangulo-bermudas$/)
  const track = main(page).locator('audio').first()
  const play = main(page)
    .getByRole('button', { name: /^Escuchar «/ })
    .first()
  await play.click()
  const position = main(page).getByRole('slider').first()
  await expect.poll(() => position.inputValue()).not.toBe('0')
  await main(page)
    .getByRole('button', { name: /^Pausa de «/ })
    .click()
  await expect(play).toBeVisible()
  const seconds = await track.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<number>((resolve, reject) => {
        audio.onloadedmetadata = () => resolve(audio.duration)
        audio.onerror = () => reject(new Error(audio.error?.message))
        audio.preload = 'metadata'
        audio.load()
      }),
  )
  expect(seconds).toBeGreaterThan(20)
  await expectAccessible(page)
})

test('the codex is printed as the sheet alone', async ({ page }) => {
  await signInAt(page, '/tesoros/codice-modos-griegos')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(main(page).locator('figure[data-score]')).toHaveCount(7)
})
