import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

declare global {
  /** Length of each sound that the page played (s). */
  var soundLengths: number[]
}

/** A string of the sea and a page of the log are known by how long they last (s). */
const STRING = 1.5
const LOG_PAGE = 0.42

/** Records what the page plays; `isTouched` is the browser's flag for the visitor's first gesture. */
async function listen(page: Page, { isTouched = true, isMuted = false } = {}) {
  await page.addInitScript(
    ([touched, muted]) => {
      globalThis.soundLengths = []
      localStorage.setItem('sound', muted ? 'off' : 'on')
      // Playwright's own questions to the page count as gestures.
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: touched } })
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function (...when) {
        soundLengths.push(this.buffer?.duration ?? 0)
        start.apply(this, when)
      }
    },
    [isTouched, isMuted],
  )
}

const heard = (page: Page) => page.evaluate(() => globalThis.soundLengths)

/**
 * Number of swinging strings, and whether the canvases behind and in front of the ship are used.
 */
const sea = (page: Page) =>
  page.evaluate(() => ({
    swinging: document.querySelectorAll('.sea-string.is-swinging').length,
    drawn: [...document.querySelectorAll<HTMLCanvasElement>('canvas.sea-swing')].map((canvas) => {
      const { width, height } = canvas
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      pen?.drawImage(canvas, 0, 0)
      return pen?.getImageData(0, 0, width, height).data.some((value) => value > 0)
    }),
  }))
const ALL_SWING = { swinging: 6, drawn: [true, true] }
const ALL_STILL = { swinging: 0, drawn: [false, false] }

/** Drives the pointer over the sea, from the horizon to the deck. */
async function strum(page: Page) {
  const scene = page.locator('section', { has: page.locator('h1') }).first()
  await scene.evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const box = await scene.boundingBox()
  if (!box) throw new Error('there is no sea')
  const deck = box.y + box.height - 8
  await page.mouse.move(40, deck - 250)
  await page.mouse.move(60, deck, { steps: 8 })
}

/** Strums until something shows: the sea's scripts come when the page has nothing else to do. */
const strumUntil = (page: Page, expectation: () => Promise<void>) =>
  expect(async () => {
    await strum(page)
    await expectation()
  }).toPass()

test.describe('the sea of strings', () => {
  test('swings and sounds under the pointer, and stops', async ({ page }) => {
    await listen(page)
    await page.goto('/')
    await strumUntil(page, async () => {
      expect(await sea(page)).toEqual(ALL_SWING)
      expect(await heard(page)).toContain(STRING)
    })
    await expect.poll(() => sea(page)).toEqual(ALL_STILL)
  })

  test('swings silently while the ship is muted', async ({ page }) => {
    await listen(page, { isMuted: true })
    await page.goto('/')
    await strumUntil(page, async () => {
      expect(await sea(page)).toEqual(ALL_SWING)
    })
    expect(await heard(page)).toEqual([])
  })

  test('is silent before the first gesture', async ({ page }) => {
    await listen(page, { isTouched: false })
    await page.goto('/')
    await strumUntil(page, async () => {
      expect(await sea(page)).toEqual(ALL_SWING)
    })
    expect(await heard(page)).toEqual([])
  })

  test('does not move under prefers-reduced-motion', async ({ page }) => {
    await listen(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page.locator('header button').first())
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    // Work that is scheduled for idle time is done by now.
    await page.waitForLoadState('networkidle')
    await strum(page)
    expect(await sea(page)).toEqual({ swinging: 0, drawn: [] })
    expect(await heard(page)).toEqual([])
  })
})

test('a page turn sounds on navigation to an article, and on no other', async ({ page }) => {
  await listen(page)
  await page.goto('/blog')
  await hydrated(page.locator('header button').first())
  await page.locator('main a[href="/blog/blues-12-compases"]').first().click()
  await expect(page).toHaveURL(/blues-12-compases$/)
  await expect.poll(() => heard(page)).toEqual([LOG_PAGE])
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  expect(await heard(page)).toEqual([LOG_PAGE])
})
