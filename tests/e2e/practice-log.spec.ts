import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { entryAt, uuidOf } from '../../domain/practice-log.fixture.ts'
import type { PracticeEntry } from '../../domain/practice-log.ts'
import { SYNC_PATH } from '../../domain/practice-log.ts'
import { expect, test } from './fixtures.ts'
import { logIn, signUp } from './members.ts'
import { expectAccessible, expectFits, expectStill, main, visit } from './page.ts'

const riff = [1, 2, 3].map((minute) => entryAt(minute))
const strums = entryAt(4, {
  piece: 'Am C',
  title: 'Am y C en marea',
  result: { kind: 'strum', tempo: 80, steadiness: 24, late: 3 },
})
const changes = entryAt(5, {
  piece: 'G D',
  title: 'De Sol a Re',
  result: { kind: 'changes', count: 32 },
})

/** Stores entries as a visitor's practices do, before the page is read. */
async function practise(page: Page, ...entries: PracticeEntry[]) {
  await page.goto('/sin-conexion')
  const own = Object.fromEntries(entries.map((entry) => [entry.id, entry]))
  await page.evaluate((log) => localStorage.setItem('practice-log', log), JSON.stringify({ own }))
}

const sheet = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses a button that deletes, and confirms by the dialog. */
async function remove(page: Page, name: string) {
  await button(page, name).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, borrar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Everything that the browser keeps by itself. */
const kept = (page: Page) =>
  page.evaluate(() => Object.values(localStorage as Record<string, string>).join('\n'))
/** As it is written there until the account has confirmed it. */
const UNSENT_DELETION = '"deleted":{"'
/** As it is written there when the account has confirmed an entry. */
const given = ({ id }: PracticeEntry) => `"${id}":"`

test('an empty log leads to a first exercise', async ({ page }) => {
  await page.goto('/cuaderno')
  await expect(page.getByRole('heading', { name: 'Una página por estrenar' })).toBeVisible()
  await expect(page.getByText('vive solo en este dispositivo')).toBeVisible()
  await expectStill(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir a mi primer ejercicio' }).click()
  await expect(page).toHaveURL(/\/niveles\/inicial\/afina-y-mi-menor$/)
})

test('a visitor sees what they have practised, and nothing of it is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await practise(page, ...riff, strums, changes)
  await page.goto('/cuaderno')
  await expect(sheet(page, 'Riff en Mi')).toContainText('De 61 negras por minuto a 63 negras')
  await expect(sheet(page, 'Am y C en marea')).toContainText('Primera anotación: ±24 ms')
  await expect(sheet(page, 'De Sol a Re')).toContainText('32 por minuto')
  await expectStill(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    await expectAccessible(page)
  }
  await sheet(page, 'Riff en Mi').getByRole('link', { name: 'Riff en Mi' }).click()
  await expect(page).toHaveURL(/\/blog\/5-riffs-faciles#riff-1$/)
  expect(sent).toEqual([])
})

test('a copy of the log is saved as a file', async ({ page }) => {
  await practise(page, ...riff)
  await page.goto('/cuaderno')
  for (const [name, words] of [
    ['Descargar en JSON', '"title": "Riff en Mi"'],
    ['Descargar en CSV', 'Riff en Mi,riff-1,'],
  ] as const) {
    const saving = page.waitForEvent('download')
    await button(page, name).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^cuaderno-de-practica\.(json|csv)$/)
    expect(readFileSync(await file.path(), 'utf8')).toContain(words)
  }
})

test('one entry, an exercise and everything can be deleted, by the keyboard too', async ({
  page,
}) => {
  await practise(page, ...riff, strums, changes)
  await page.goto('/cuaderno')
  const table = sheet(page, 'Riff en Mi').locator('details')
  await table.locator('summary').press('Enter')
  const rows = table.locator('tbody tr')
  await expect(rows).toHaveCount(3)
  const bin = rows.first().getByRole('button')
  await bin.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'No, dejarlo' }).press('Enter')
  await expect(bin).toBeFocused()
  await expect(rows).toHaveCount(3)
  await bin.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, borrar' }).press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(main(page).getByRole('status').filter({ hasText: 'Borrado.' })).toBeFocused()

  await remove(page, 'Borrar este ejercicio Am y C en marea')
  await expect(sheet(page, 'Am y C en marea')).toHaveCount(0)
  await remove(page, 'Borrar todo el cuaderno')
  await expect(page.getByRole('heading', { name: 'Una página por estrenar' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Una página por estrenar' })).toBeVisible()
})

test('a member sees what they practised on two devices, and leaves nothing of it behind', async ({
  page,
  browser,
  complaints,
}) => {
  await practise(page, ...riff)
  const member = await signUp(page)
  await page.goto('/travesia')
  await main(page).getByRole('link', { name: 'Cuaderno de práctica' }).click()
  await expect(sheet(page, 'Riff en Mi')).toBeVisible()

  const other = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce' })
  complaints.watch(other)
  const tablet = await other.newPage()
  await practise(tablet, changes)
  await logIn(tablet, member, new URL('/acceso?redirectTo=/cuaderno', page.url()).href)
  await expect(sheet(tablet, 'De Sol a Re')).toBeVisible()
  await expect(sheet(tablet, 'Riff en Mi')).toBeVisible()
  await expect.poll(() => kept(tablet)).toContain(given(changes))
  await page.reload()
  await expect(sheet(page, 'De Sol a Re')).toBeVisible()

  // Deleted on one device, it is gone from the other.
  await remove(tablet, 'Borrar este ejercicio Riff en Mi')
  await expect.poll(() => kept(tablet)).not.toContain(UNSENT_DELETION)
  await page.reload()
  await expect(sheet(page, 'De Sol a Re')).toBeVisible()
  await expect(sheet(page, 'Riff en Mi')).toHaveCount(0)

  await page.getByRole('button', { name: 'Salir' }).first().click()
  await expect(page.getByRole('link', { name: 'Acceso' }).first()).toBeVisible()
  expect(await kept(page)).not.toContain('De Sol a Re')
  await page.goto('/cuaderno')
  await expect(page.getByText('vive solo en este dispositivo')).toBeVisible()
  await expect(sheet(page, 'De Sol a Re')).toHaveCount(0)
  // A visitor's practice stays on their device.
  await tablet.getByRole('button', { name: 'Salir' }).first().click()
  await tablet.goto('/cuaderno')
  await expect(sheet(tablet, 'De Sol a Re')).toBeVisible()
  await other.close()
})

test('what could not be sent waits on the device until it can be', async ({ page, complaints }) => {
  await signUp(page)
  complaints.allow(/503/)
  await page.route(`**${SYNC_PATH}`, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/cuaderno')
  const entry = { ...changes, id: uuidOf(77) }
  // The page notes whose device it is when it is hydrated.
  await page.waitForFunction(() => localStorage.getItem('practice-account'))
  await page.evaluate((recorded) => {
    const account = localStorage.getItem('practice-account') ?? ''
    const log = { entries: { [recorded.id]: recorded }, deleted: {}, clearedAt: null }
    localStorage.setItem('practice-log', JSON.stringify({ unsent: { [account]: log } }))
  }, entry)
  await page.reload()
  await expect(sheet(page, 'De Sol a Re')).toBeVisible()
  await page.unroute(`**${SYNC_PATH}`)
  const stored = page.waitForResponse((response) => response.url().endsWith(SYNC_PATH))
  await page.reload()
  expect((await stored).status()).toBe(200)
  await expect.poll(() => kept(page)).not.toContain('De Sol a Re')
  await expect(sheet(page, 'De Sol a Re')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads why the log stays closed', async ({ page }) => {
    await page.goto('/cuaderno')
    await expect(page.locator('main noscript p')).toBeVisible()
  })
})

test.describe('without connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a visitor sees their log, though they have never opened its page', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to (?:load resource|fetch)/)
    await visit(page, '/')
    await practise(page, ...riff)
    await page.context().setOffline(true)
    await page.goto('/cuaderno')
    await expect(sheet(page, 'Riff en Mi')).toContainText('De 61 negras por minuto a 63 negras')
  })
})
