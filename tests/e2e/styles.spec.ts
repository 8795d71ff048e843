import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectStill, hydrated, main } from './page.ts'

/** Every frame from now on in which a page's heading is shown: the heading, and what its styles lack. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const frames: { heading: string; late: string[] }[] = []
    Object.assign(window, { frames })
    function sample() {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      frames.push({
        heading: document.querySelector('main h1')?.textContent ?? '',
        late: links.filter(({ sheet }) => !sheet).map(({ href }) => href),
      })
      requestAnimationFrame(sample)
    }
    sample()
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { frames: { heading: string; late: string[] }[] }).frames,
    )
}

/** Number of style sheets of the document. */
const countSheets = (page: Page) => page.evaluate(() => document.styleSheets.length)

test('a page is never painted before its own style sheets are there', async ({ page }) => {
  await page.goto('/')
  const link = main(page).locator('a[href="/afinador"]')
  await hydrated(link)
  const before = await countSheets(page)
  const frames = await watchFrames(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Afinador')
  await expect(main(page).getByRole('region', { name: 'Afinador' })).toBeVisible()
  expect(await countSheets(page)).toBeGreaterThan(before)
  // The document changes before the frame that shows it.
  await expect.poll(async () => (await frames()).at(-1)?.heading).toBe('Afinador')
  const seen = await frames()
  expect(seen.filter(({ late }) => late.length > 0)).toEqual([])
  await expectStill(page)
})

test('a dialog shows an instrument as before after the page that shares its styles is left', async ({
  page,
}) => {
  await page.goto('/afinador')
  const first = await openTools(page)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  expect(await openTools(page)).toEqual(first)
})

/** Opens the tools; the size of the tuner in their dialog. */
async function openTools(page: Page) {
  await (await hydrated(page.getByRole('button', { name: 'Arsenal del Pirata' }))).click()
  const tuner = page.getByRole('dialog').getByRole('region', { name: 'Afinador' })
  await expect(tuner).toBeVisible()
  const { width, height } = (await tuner.boundingBox()) ?? {}
  return { width, height }
}
