import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectNoticeFor, hydrated } from './page.ts'
import { SECTIONS } from './sections.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ANCHORS = ['free-lessons', 'learning-path', 'tools', 'songs-lib', 'premium-curriculum']

const anchorBar = (page: Page) =>
  page.getByRole('navigation').filter({ has: page.locator('a[href="#songs-lib"]') })

/** Waits until the page stands still. */
const scrolled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (last: number) => {
          if (scrollY === last) resolve()
          else setTimeout(look, 200, scrollY)
        }
        look(-1)
      }),
  )

const firstScreen = (page: Page) => page.locator('section', { has: page.locator('h1') })

const marquee = (page: Page) => page.getByRole('region', { name: 'Lo que cuenta la tripulación' })

test.describe('landing page', () => {
  test('shows every section in its order, each with a heading', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS)
    for (const id of SECTIONS) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).not.toBeEmpty()
    }
    const last = page.locator(`#${SECTIONS.at(-1)}`)
    const [lastBox, marqueeBox] = [await last.boundingBox(), await marquee(page).boundingBox()]
    expect(marqueeBox?.y).toBeGreaterThan(lastBox?.y ?? Number.POSITIVE_INFINITY)
  })

  test('shows three levels, three of the testimonials and three articles', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#niveles').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(page.locator('#testimonios').getByRole('figure')).toHaveCount(3)
    await expect(page.locator('#bitacora').getByRole('heading', { level: 3 })).toHaveCount(3)
  })

  test('on a phone the landing page and its footer have a bounded height', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await hydrated(anchorBar(page))
    const footer = page.locator('footer')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(14_000)
    // The first card of a row can be reached.
    for (const row of await page.locator('[data-tray]').all()) {
      const [card, box] = [await row.locator('> li').first().boundingBox(), await row.boundingBox()]
      expect(card?.x).toBeGreaterThanOrEqual(box?.x ?? Number.POSITIVE_INFINITY)
    }
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700)
    const link = footer.locator('a[href="/planes"]')
    await expect(link).toBeHidden()
    await footer.locator('summary').first().click()
    await expect(link).toBeVisible()
  })

  test('the anchor bar links to its sections, their headings below it, and to the community', async ({
    page,
  }, { project }) => {
    await page.goto('/')
    const bar = anchorBar(page)
    for (const id of ANCHORS) {
      await bar.locator(`a[href="#${id}"]`).click()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 })
      await expect(async () => {
        await expect(heading).toBeInViewport({ ratio: 1 })
        const [headingBox, barBox] = [await heading.boundingBox(), await bar.boundingBox()]
        expect(barBox?.y).toBe(project.name === 'phone' ? 68 : 80)
        expect(headingBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0))
      }).toPass()
    }
    await expect(bar.locator('a[href="/comunidad"]')).toBeVisible()
  })

  test('the anchor bar marks the section in view', async ({ page }) => {
    await page.goto('/')
    const bar = anchorBar(page)
    const current = bar.locator('[aria-current="location"]')
    await hydrated(bar)
    await expect(current).toHaveCount(0)
    for (const id of ['songs-lib', 'free-lessons']) {
      await bar.locator(`a[href="#${id}"]`).click()
      await expect(current).toHaveAttribute('href', `#${id}`)
      await expect(current).toBeInViewport({ ratio: 0.9 })
      // Chromium may stop half way when one smooth scroll follows another that is under way.
      await scrolled(page)
    }
  })

  test('the demo opens, traps the focus, closes and returns it, all by keyboard', async ({
    page,
  }) => {
    await page.goto('/')
    const opener = await hydrated(firstScreen(page).locator('a[href^="https://www.youtube.com/"]'))
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText('De muestra: el nuestro está en camino.')
    for (let presses = 0; presses < 6; presses++) {
      await expect.poll(() => holdsFocus(dialog)).toBe(true)
      await page.keyboard.press('Tab')
    }
    await expect(dialog.locator('a[href="/membresia"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a video sends requests to a third party only after the click', async ({
    page,
    complaints,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
    )
    await page.goto('/')
    const video = await hydrated(
      page.locator('#videos a[href^="https://www.youtube.com/"]').first(),
    )
    await video.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.startsWith('https:'))).toEqual([])

    complaints.allow(/^foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await video.click()
    await expect
      .poll(() => requests.some((url) => url.includes('youtube-nocookie.com/embed/')))
      .toBe(true)
  })

  test("the marquee's copy is hidden from assistive technology, and it pauses under focus and pointer", async ({
    page,
  }) => {
    await page.goto('/')
    const region = marquee(page)
    await expect(region.locator('ul')).toHaveCount(2)
    await expect(region.getByRole('list')).toHaveCount(1)
    expect(await region.getByRole('listitem').count()).toBeGreaterThan(3)

    await region.scrollIntoViewIfNeeded()
    await expect.poll(() => playState(region)).toBe('running')
    expect(await roundTrip(region)).toBe(50_000)
    await region.focus()
    await expect.poll(() => playState(region)).toBe('paused')
    await region.blur()
    await expect.poll(() => playState(region)).toBe('running')
    await region.hover()
    await expect.poll(() => playState(region)).toBe('paused')
  })

  test('the arrow keys move the marquee from message to message', async ({ page }) => {
    await page.goto('/')
    const region = await hydrated(marquee(page))
    await region.focus()
    // It drifts on until the browser has stopped it.
    await region.evaluate((node) =>
      Promise.all(node.getAnimations({ subtree: true }).map(({ ready }) => ready)),
    )
    const [first, second] = [region.locator('li').first(), region.locator('li').nth(1)]
    const left = (message: Locator) => message.evaluate((node) => node.getBoundingClientRect().x)
    const [start, step] = [await left(first), (await left(second)) - (await left(first))]
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => Math.abs((await left(first)) - (start - step))).toBeLessThan(5)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => Math.abs((await left(first)) - start)).toBeLessThan(5)
  })
})

test.describe('levels page', () => {
  test('shows three levels, each with a quote, a video and an upload box', async ({ page }) => {
    await page.goto('/niveles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niveles de Aventura')
    const levels = page.locator('main section[id]')
    await expect(levels).toHaveCount(3)
    for (const level of await levels.all()) {
      await expect(level.getByRole('blockquote')).not.toBeEmpty()
      await expect(level.locator('a[href^="https://www.youtube.com/"]')).toBeVisible()
      await expect(level.getByRole('button')).toBeVisible()
    }
  })

  test('uploading shows the specified notice for six seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/niveles')
    const upload = await hydrated(page.locator('main section[id]').getByRole('button').first())
    await expectNoticeFor(upload, '¡Se necesita un cofre del tesoro!', 6_000)
  })
})

test('/no-existe is not found, and the page leads home', async ({ page, complaints }) => {
  complaints.allow(/console error: Failed to load resource.*404/)
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL(/\/$/)
})

const holdsFocus = (element: Locator) =>
  element.evaluate((node) => node.contains(document.activeElement))

const playState = (region: Locator) =>
  region.evaluate((node) => node.getAnimations({ subtree: true })[0]?.playState)

/** Duration of one round of the marquee (ms). */
const roundTrip = (region: Locator) =>
  region.evaluate(
    (node) => node.getAnimations({ subtree: true })[0]?.effect?.getComputedTiming().duration,
  )
