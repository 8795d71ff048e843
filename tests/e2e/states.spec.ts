import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated, main, notice } from './page.ts'

/** Holds the data of the page at `path` back until the answer is called. */
async function holdBack(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === `${path}.data`,
    async (route) => {
      await held.promise
      await route.continue()
    },
  )
  return held.resolve
}

test('a slow navigation is announced, and the current page is busy', async ({ page }) => {
  await page.goto('/blog')
  const letGo = await holdBack(page, '/planes')
  const link = page.getByRole('contentinfo').locator('a[href="/planes"]')
  await (await hydrated(link)).click()
  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  const announced = page.getByRole('banner').locator('[aria-live]')
  await expect(announced).not.toBeEmpty()
  letGo()
  await expect(page).toHaveURL(/\/planes$/)
  await expect(main(page)).not.toHaveAttribute('aria-busy')
  await expect(announced).toBeEmpty()
})

declare global {
  /** State of the stream that never ends. */
  var endless: 'here' | 'given up'
}

/** The data of the page at `path` comes, but its end only when the router gives it up. */
async function neverEnd(page: Page, path: string) {
  await page.addInitScript((held) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (new URL(response.url).pathname !== `${held}.data`) return response
      const data = new Uint8Array(await response.arrayBuffer())
      const start = (stream: ReadableStreamDefaultController) => {
        stream.enqueue(data)
        globalThis.endless = 'here'
        init?.signal?.addEventListener('abort', () => {
          globalThis.endless = 'given up'
          stream.error(init.signal?.reason)
        })
      }
      return new Response(new ReadableStream({ start }), response)
    }
  }, path)
}

test('a page that is left before it has loaded is aborted without an error', async ({ page }) => {
  await neverEnd(page, '/planes')
  await page.goto('/blog')
  // Without its code the page cannot be shown, though its data is here.
  const code = /\/assets\/planes-[^/]*\.js$/
  await page.route(code, () => {})
  const request = page.waitForRequest(code)
  const link = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`)
  await (await hydrated(link('/planes'))).click()
  await request
  await expect.poll(() => page.evaluate(() => globalThis.endless)).toBe('here')
  await link('/tienda').click()
  await expect(page).toHaveURL(/\/tienda$/)
  expect(await page.evaluate(() => globalThis.endless)).toBe('given up')
})

test('the search announces that it is searching before it shows results', async ({ page }) => {
  await page.goto('/buscar')
  const letGo = await holdBack(page, '/buscar')
  await (await hydrated(page.getByRole('searchbox'))).fill('blues')
  await page.keyboard.press('Enter')
  const status = main(page).getByRole('status')
  await expect(status).toHaveText('Buscando…')
  letGo()
  await expect(status).toHaveText(/^\d+ resultados?$/)
  await expect(main(page).getByRole('link', { name: /blues/i })).not.toHaveCount(0)
})

test('an empty result suggests other pages', async ({ page }) => {
  await page.goto('/buscar?q=zzzz')
  await expect(main(page).getByRole('status')).toContainText('zzzz')
  for (const path of ['/niveles', '/blog', '/afinador'])
    await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible()
})

test('the notice to log in does not cover the log-in link', async ({ page }) => {
  await page.goto('/gestor-multimedia')
  await expect(notice(page, '¡Alto ahí, grumete!')).toBeVisible()
  const isFree = await main(page)
    .getByRole('link', { name: 'Entrar' })
    .evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(isFree).toBe(true)
})

for (const language of ['de', 'ru']) {
  test(`the school's name fits into the header (${language})`, async ({ page }) => {
    await page.goto(`/${language}`)
    const header = page.getByRole('banner')
    const cut = await header
      .getByRole('link')
      .first()
      .evaluate((link) =>
        [...link.querySelectorAll('span')].some(
          (span) =>
            span.scrollWidth > span.clientWidth ||
            span.clientHeight > (link.closest('header')?.clientHeight ?? 0),
        ),
      )
    expect(cut).toBe(false)
  })
}
