import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { datasetClient } from './dataset.ts'
import { test as base, expect } from './fixtures.ts'
import { expectNoticeFor, hydrated, notice } from './page.ts'

/** A site of its own: the switch is the whole site's, and other tests log in meanwhile. */
const test = base.extend<object, { site: { url: string; dataset: SanityClient } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'escuela-closed-'))
      const server = await startServer(folder)
      const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: server.env })
      await use({ url: server.url, dataset: datasetClient(stdout) })
      await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

test('while the captain keeps the access closed, the log-in button says so', async ({
  page,
  site,
}) => {
  const setAccess = (access: boolean) => site.dataset.patch('siteSettings').set({ access }).commit()
  const door = page.locator('header').getByRole('button', { name: 'Acceso' })
  await page.clock.install()
  await setAccess(false)
  // A publication reaches the pages with a delay.
  await expect(async () => {
    await page.goto('/niveles')
    await expect(door).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoticeFor(await hydrated(door), '¡Acceso a la vista!', 4_000)
  await page.clock.resume()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Acceso' }).click()
  await expect(notice(page, '¡Acceso a la vista!')).toContainText('muy pronto')
  await expect(page).toHaveURL(/\/niveles$/)

  await setAccess(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(async () => {
    await page.goto('/niveles')
    await page.locator('header').getByRole('link', { name: 'Acceso' }).click({ timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/acceso$/)
})
