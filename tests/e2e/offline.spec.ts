import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signUp } from './members.ts'
import { expectAccessible, expectFits, main, visit } from './page.ts'

test.use({ serviceWorkers: 'allow' })

// Without a connection the browser itself logs every failed request.
test.beforeEach(({ complaints }) => complaints.allow(/Failed to (?:load resource|fetch)/))

/** The paths of what the browser's caches hold. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname)
  })

/** Address and text of everything that the browser's caches hold. */
const contents = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const answer = await cache.match(key, { ignoreVary: true })
        texts.push(`${key.url} ${await answer?.text()}`)
      }
    }
    return texts
  })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const firstEntry = (page: Page) => main(page).locator('a[href^="/blog/"]').first()
const copyNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' })

test('both instruments open without connection after one visit of one of them', async ({
  page,
  context,
}) => {
  await visit(page, '/afinador')
  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toHaveText('Afinador')
  await expect(copyNotice(page)).toBeHidden()

  await page.goto('/metronomo')
  await expect(title(page)).toHaveText('Metrónomo')
})

test('the instruments are precached in the first language read', async ({ page, context }) => {
  await visit(page, '/ru/blog')
  await context.setOffline(true)
  await page.goto('/ru/afinador')
  await expect(title(page)).toHaveText('Тюнер')

  await context.setOffline(false)
  await page.goto('/hi/blog')
  await expect.poll(() => cachedPaths(page)).toContain('/hi/metronomo')
  await context.setOffline(true)
  await page.goto('/hi/metronomo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('links lead to the instruments without connection', async ({ page, context }) => {
  await visit(page, '/')
  await context.setOffline(true)
  await main(page).locator('a[href="/metronomo"]').click()
  await expect(page).toHaveURL(/\/metronomo$/)
  await expect(title(page)).toHaveText('Metrónomo')
})

test('a visited page says that it is a copy, until the connection is back', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await page.locator('a[href="/blog"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => cachedPaths(page)).toContain('/blog')
  await expect.poll(() => cachedPaths(page)).toContain('/')

  await context.setOffline(true)
  await page.reload()
  await expect(firstEntry(page)).toBeVisible()
  await expect(copyNotice(page)).toContainText(String(new Date().getFullYear()))
  await expectAccessible(page)
  await expectFits(page)

  await context.setOffline(false)
  await expect(copyNotice(page)).toBeHidden()
  await expect(firstEntry(page)).toBeVisible()
})

test('a page that was never visited links to cached pages, and loads with the connection', async ({
  page,
  context,
}) => {
  await visit(page, '/blog')
  await expect.poll(() => cachedPaths(page)).toContain('/blog')
  await context.setOffline(true)
  await page.goto('/planes?cobro=anual')
  await expect(title(page)).toHaveText('Sin viento en las velas')
  await expect(main(page).locator('a[href="/afinador"]')).toBeVisible()
  await expect(main(page).locator('a[href="/metronomo"]')).toBeVisible()
  await expect(main(page).locator('a[href="/blog"]')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await context.setOffline(false)
  await expect(page).toHaveURL(/\/planes\?cobro=anual$/)
  await expect(title(page)).not.toHaveText('Sin viento en las velas')
})

test('going back without connection shows the copy of that page', async ({ page, context }) => {
  await visit(page, '/')
  await page.locator('a[href="/blog"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => cachedPaths(page)).toContain('/')
  await context.setOffline(true)
  await page.goBack()
  await expect(copyNotice(page)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(title(page)).toBeVisible()
})

test('a member’s pages are never cached', async ({ page, context }) => {
  await visit(page, '/blog')
  await signUp(page)
  await page.goto('/blog')
  expect(await page.content()).toContain('Ana Bonny')
  await page.goto('/niveles')
  await expect.poll(() => cachedPaths(page)).toContain('/niveles')
  const everything = await contents(page)
  expect(everything.filter((text) => text.includes('Ana Bonny'))).toEqual([])
  const isTheirs = /^https?:\/\/[^/]+\/(?:cuenta|acceso|registro|sesion)/
  expect(everything.filter((text) => isTheirs.test(text))).toEqual([])

  await context.setOffline(true)
  await page.goto('/cuenta')
  await expect(title(page)).toHaveText('Sin viento en las velas')
  await context.setOffline(false)
  await page.goto('/niveles')
  await page.evaluate(() => fetch('/salir', { method: 'POST' }))
  await expect.poll(() => cachedPaths(page)).not.toContain('/blog')
})
