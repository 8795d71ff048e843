import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { chest, GIF, type PickedFile, pick, queue, signUp } from './members.ts'
import { expectAccessible, expectFits, main, notice } from './page.ts'

// The narrowest screen, where long names have the least room.
test.use({ viewport: { width: 360, height: 740 } })

/** A picture of 100 megapixels. */
const huge = () =>
  sharp(Buffer.alloc(10_000 * 10_000), { raw: { width: 10_000, height: 10_000, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Of Storage's own messages, which are English. */
const SERVERS_WORDS = /mime type|supported|exceeded|empty|damaged|pixels/

/** By how much something is wider than its place (px). */
const overhang = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

const called = (name: string, buffer = GIF.buffer): PickedFile => ({
  name,
  mimeType: 'image/png',
  buffer,
})

test('a file that is no photo stops the queue by name; the files behind it are uploaded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 4(00|13|15) .*\/upload\/resumable/)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const refused = [
    called('dibujo.png', Buffer.from(svg)),
    called('página.png', Buffer.from('<!doctype html><script>alert(1)</script>')),
    called(`${'ñ'.repeat(300)}.png`, Buffer.alloc(0)),
    called('enorme.png', await huge()),
  ]
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await pick(page, [...refused, called('buena.png')])
  const failure = notice(page, '¡Error en la subida!')
  for (const [i, { name }] of refused.entries()) {
    await expect(failure).toContainText(name)
    const row = queue(page).getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText('No ha llegado')).toBeVisible()
    await expect(queue(page).getByText('En cola')).toHaveCount(refused.length - i)
    await expectFits(page)
    expect([await overhang(failure), await overhang(row)]).toEqual([0, 0])
    await expect(failure).not.toContainText(SERVERS_WORDS)
    await expect(row).not.toContainText(SERVERS_WORDS)
    if (i === 0) {
      const again = page.waitForResponse('**/upload/resumable')
      await row.getByRole('button', { name: `Reintentar ${name}` }).click()
      expect((await again).status()).toBe(415)
      await expect(row.getByText('No ha llegado')).toBeVisible()
      await expectAccessible(page, 'main')
    }
    await row.getByRole('button', { name: `Cancelar ${name}` }).click()
  }
  await expect(chest(page).getByRole('img', { name: 'buena' })).toBeVisible()
  await expect(queue(page)).toHaveCount(0)
})

test('the notice of a failure does not cover the heading', async ({ page, complaints }) => {
  complaints.allow(/status of 415 .*\/upload\/resumable/)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await pick(page, [called('falsa.png', Buffer.from('<html></html>'))])
  const failure = notice(page, '¡Error en la subida!')
  await expect(failure).toContainText('falsa.png')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await failure.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
  const heading = await main(page).getByRole('heading', { level: 1 }).boundingBox()
  const bottle = await failure.boundingBox()
  expect(bottle?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0))
})

test('odd names are accepted, readable, and fit a narrow screen', async ({ page }) => {
  const names = ['../../etc/passwd.png', '🏴‍☠️ canción 🎸.png', `${'a'.repeat(300)}.png`, '🦜.png']
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await pick(
    page,
    names.map((name) => called(name)),
  )
  await expect(chest(page).getByRole('listitem')).toHaveCount(names.length)
  const titles = ['etc passwd', 'cancion', 'a'.repeat(80), 'tesoro']
  for (const title of titles) {
    const picture = chest(page).getByRole('img', { name: title, exact: true })
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
    await page.getByRole('button', { name: `Borrar ${title}`, exact: true }).click()
  }
  await expectFits(page)
  await expectAccessible(page, 'main')
  for (const title of titles) {
    const item = chest(page).getByRole('listitem').filter({ hasText: title })
    expect(await overhang(item)).toBe(0)
    await page.getByRole('button', { name: `Sí, borrar ${title}`, exact: true }).click()
  }
  await expect(page.getByText('Tu cofre está vacío')).toBeVisible()
})
