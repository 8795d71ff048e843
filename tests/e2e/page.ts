import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Waits until React has taken an element over: before that, it only does what HTML does. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  return element
}

/** Opens a page and waits until the service worker controls it. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** Visits a page twice, so that everything of it is cached, and opens it without connection. */
export async function openOffline(page: Page, path: string) {
  await visit(page, path)
  await page.reload()
  await page.context().setOffline(true)
  await page.reload()
}

/** Expects that the page is no wider than its screen, with everything that unfolds unfolded. */
export async function expectFits(page: Page) {
  const overhang = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overhang).toBeLessThanOrEqual(0)
}

/** Expects that nothing was moved about since the page began to load (Cumulative Layout Shift of 0). */
export async function expectStill(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const shifts = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect()
          const entries = list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
          })[]
          const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
          const nameOf = (node: Node | null) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone')
          resolve(
            entries.map(({ value, sources }) => {
              const moved = sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
              )
              return `${value}: ${moved.join('; ')}`
            }),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        // Without entries the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))))
      }),
  )
  expect(shifts).toEqual([])
}

/** Expects that axe finds nothing wrong, in the whole page or inside of a selector. */
export async function expectAccessible(page: Page, inside = 'html') {
  // Legacy: all frames of the site are of one origin; else each look opens a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(inside)
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

export const main = (page: Page) => page.getByRole('main')

/** The notice (a toast) that says `text`. */
export const notice = (page: Page, text: string) => page.locator('li').filter({ hasText: text })

/**
 * Presses the button and expects a notice that goes by itself after `ms`, give or take a third of a
 * second. The page's clock must be installed; it is held here, so that a slow machine cannot make
 * the notice late.
 */
export async function expectNoticeFor(button: Locator, text: string, ms: number) {
  const page = button.page()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await button.click()
  // A notice under the pointer stays.
  await page.mouse.move(0, 0)
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(notice(page, text)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000, intervals: [0] })
  await page.clock.runFor(ms - 300)
  await expect(notice(page, text)).toBeVisible()
  await page.clock.runFor(400)
  await expect(notice(page, text)).toBeHidden()
}
