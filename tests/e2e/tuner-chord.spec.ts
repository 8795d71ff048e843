import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, hydrated } from './page.ts'
import { writePlucks } from './plucked-wav.ts'
import { openTracks, watchTracks, withMicrophone } from './tuner.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Open chords, from the lowest string to the highest (Hz). */
const A_MINOR = [110, 164.81, 220, 261.63, 329.63]
const E_MAJOR = [82.41, 123.47, 164.81, 207.65, 246.94, 329.63]
const recording = join(import.meta.dirname, '../../test-results/strums.wav')
writePlucks(recording, [A_MINOR, E_MAJOR])

test.use({
  launchOptions: withMicrophone(
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${recording}`,
  ),
})

async function listen(page: Page) {
  await page.goto('/')
  await (await hydrated(page.getByRole('button', { name: 'Toca tu guitarra' }))).click()
}

const sign = (page: Page, name: string) => page.getByRole('status').filter({ hasText: name })

/** The ship's lean besides her sway: `none` at rest. */
const lean = (page: Page) => page.locator('.ship').evaluate((ship) => getComputedStyle(ship).rotate)

test('the sea of the landing page names a strummed chord, and the ship leans and comes back to rest', async ({
  page,
}) => {
  await watchTracks(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await listen(page)
  expect(await lean(page)).toBe('none')
  await expect(sign(page, 'Lam La menor')).toBeVisible()
  await expect.poll(() => lean(page)).not.toBe('none')
  for (const note of ['A2', 'D3', 'G3', 'B3', 'E4'])
    await expect(page.locator(`.sea-string[data-note="${note}"].is-swinging`)).toBeAttached()
  await expect(sign(page, 'Mi mayor').first()).toBeVisible()
  await expectAccessible(page)
  expect(await openTracks(page)).toBe(1)

  await page.getByRole('button', { name: 'Que no escuche más' }).click()
  await expect.poll(() => openTracks(page)).toBe(0)
  await expect(sign(page, 'La menor')).toHaveCount(0)
  await expect.poll(() => lean(page), { timeout: 10_000 }).toBe('none')
  expect(sent).toEqual([])
})

test('a screen reader gets the names of chords, at intervals', async ({ page }) => {
  await listen(page)
  const spoken = page.locator('[data-quiet] .sr-only[role="status"]')
  await expect(spoken).toHaveText(/^(La menor|Mi mayor)$/)
  const announced = await spoken.evaluateHandle((node) => {
    const times: number[] = []
    new MutationObserver(() => times.push(performance.now())).observe(node, {
      ...{ subtree: true, childList: true, characterData: true },
    })
    return times
  })
  await expect
    .poll(() => announced.evaluate((times) => times.length), { timeout: 30_000 })
    .toBeGreaterThan(2)
  const times = await announced.jsonValue()
  const pauses = times.slice(1).map((time, i) => time - (times[i] ?? 0))
  // Chords sound every 1.4 s or so; a busy page draws later than it measures.
  expect(Math.min(...pauses)).toBeGreaterThan(2000)
})

test('the ship does not lean for a visitor who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await listen(page)
  await expect(sign(page, 'La menor').first()).toBeVisible()
  expect(await lean(page)).toBe('none')
})
