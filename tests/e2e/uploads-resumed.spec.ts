import { writeFile } from 'node:fs/promises'
import type { Page, Route, TestInfo } from '@playwright/test'
import { film } from './film.ts'
import { expect, test } from './fixtures.ts'
import { chest, pick, queue, signUp } from './members.ts'
import { notice } from './page.ts'

/** Uploads travel in pieces of this size (bytes): the first with the request that begins them. */
const PIECE = 6 * 1024 * 1024

/** A video that takes two pieces, on disk: picked twice, it is the same file. */
async function writeFilm(testInfo: TestInfo): Promise<{ path: string; bytes: Buffer }> {
  const path = testInfo.outputPath('mar revuelta.mp4')
  const { buffer } = film('mar revuelta.mp4', PIECE + PIECE / 4)
  await writeFile(path, buffer)
  return { path, bytes: buffer }
}

/** Notes where every piece of an upload began, by the requests that got a response. */
function watchPieces(page: Page) {
  const pieces: { method: string; offset: number }[] = []
  page.on('response', (response) => {
    const request = response.request()
    const method = request.method()
    if (!request.url().includes('/upload/resumable') || method === 'HEAD') return
    pieces.push({ method, offset: Number(request.headers()['upload-offset'] ?? 0) })
  })
  return pieces
}

/** Hands the first request with a second piece to `handle`; all others go their way. */
async function holdSecondPiece(page: Page, handle: (route: Route) => Promise<void> | void) {
  let held = false
  await page.route('**/upload/resumable/*', (route) => {
    if (held || route.request().method() !== 'PATCH') return route.continue()
    held = true
    return handle(route)
  })
}

/** Expects that the file took two pieces in all, and that it is served as it was sent. */
async function expectWhole(page: Page, pieces: unknown[], bytes: Buffer) {
  const video = chest(page).locator('video')
  await expect(video).toBeVisible()
  expect(pieces).toEqual([
    { method: 'POST', offset: 0 },
    { method: 'PATCH', offset: PIECE },
  ])
  const url = await video.evaluate((element: HTMLVideoElement) => element.src)
  // The server may just be closing the connection, which has rested for long.
  const served = await (await page.request.get(url, { maxRetries: 1 })).body()
  expect(served.equals(bytes)).toBe(true)
}

test('an upload whose connection breaks resumes when it is back', async ({
  page,
  context,
  complaints,
}, testInfo) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION_RESET/)
  const { path, bytes } = await writeFilm(testInfo)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  const pieces = watchPieces(page)
  await holdSecondPiece(page, async (route) => {
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
  await pick(page, path)
  await expect(notice(page, '¡Error en la subida!')).toContainText('mar revuelta.mp4')
  await expect(queue(page)).toContainText('Se cortó la conexión')
  await expect(queue(page).getByRole('button', { name: 'Reintentar' })).toBeVisible()

  await context.setOffline(false)
  await expectWhole(page, pieces, bytes)
})

test('an upload interrupted by leaving the page resumes when the file is picked again', async ({
  page,
}, testInfo) => {
  const { path, bytes } = await writeFilm(testInfo)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  const pieces = watchPieces(page)
  const secondPiece = Promise.withResolvers<void>()
  // Never answered: it is under way when the page goes.
  await holdSecondPiece(page, () => secondPiece.resolve())
  await pick(page, path)
  await secondPiece.promise
  await page.reload()
  await expect(queue(page)).toHaveCount(0)
  await pick(page, path)
  await expectWhole(page, pieces, bytes)
})

test('an upload that was begun when uploads were public starts over, in private', async ({
  page,
}, testInfo) => {
  const { path, bytes } = await writeFilm(testInfo)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  const secondPiece = Promise.withResolvers<void>()
  await holdSecondPiece(page, () => secondPiece.resolve())
  await pick(page, path)
  await secondPiece.promise
  // Finds the entry that the previous page has stored for it.
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (key.startsWith('tus::')) localStorage.setItem(key, value.replace('"practice"', '"media"'))
    }
  })
  await page.reload()
  const pieces = watchPieces(page)
  await pick(page, path)
  await expectWhole(page, pieces, bytes)
  await expect(chest(page).getByText('Solo tú')).toBeVisible()
})
