import { randomUUID } from 'node:crypto'
import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { film, seek } from './film.ts'
import { DELETED_MEDIUM, expect, test } from './fixtures.ts'
import { chest, inChest, type PickedFile, pick, publish, queue, signUp } from './members.ts'
import { expectAccessible, expectFits, main, notice } from './page.ts'

/** A title that no other test has, in a gallery that all of them fill. */
const newTitle = () => `tesoro ${randomUUID().slice(0, 8)}`

async function photo(title: string): Promise<PickedFile> {
  const create = { width: 640, height: 480, channels: 3 as const, background: '#d97706' }
  const buffer = await sharp({ create }).png().toBuffer()
  return { name: `${title}.png`, mimeType: 'image/png', buffer }
}

/** Records the ranges of videos that are requested and served. */
function watchRanges(page: Page) {
  const ranges: { status: number; start: number }[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.mp4')) return
    const start = Number(/bytes (\d+)-/.exec(response.headers()['content-range'] ?? '')?.[1])
    ranges.push({ status: response.status(), start })
  })
  return ranges
}

test('a visitor gets a prompt to log in', async ({ page, complaints }) => {
  complaints.allow(DELETED_MEDIUM)
  await page.goto('/galeria')
  await page.getByRole('link', { name: 'Subir lo mío' }).click()
  await expect(page).toHaveURL(/\/gestor-multimedia$/)
  await expect(notice(page, '¡Alto ahí, grumete!')).toContainText('Necesitas iniciar sesión')
  await main(page).getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/acceso\?redirectTo=/)
})

test('photos and videos: uploaded one by one, the first that fails stops the others', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 415/)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await expect(page.getByText('Tu cofre está vacío')).toBeVisible()
  await pick(page, [
    await photo('mi guitarra'),
    film('mi riff.mp4'),
    { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('<html>no</html>') },
    await photo('otra'),
  ])
  await expect(chest(page).getByRole('listitem')).toHaveCount(2)
  await expect(notice(page, '¡Error en la subida!')).toContainText('falsa.png')
  await expect(queue(page).getByText('No ha llegado')).toBeVisible()
  await expect(queue(page).getByText('En cola')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar falsa.png' }).click()
  await expect(chest(page).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Borrar mi riff' }).click()
  await page.getByRole('button', { name: 'Sí, borrar mi riff' }).click()
  await expect(notice(page, '¡Tesoro al fondo del mar!')).toContainText(
    'Archivo borrado con éxito.',
  )
  await expect(chest(page).getByRole('listitem')).toHaveCount(2)
})

test('an upload is private until it is published, and again when it is withdrawn', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(DELETED_MEDIUM)
  await page.setViewportSize({ width: 360, height: 740 })
  const title = newTitle()
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await expect(main(page).getByText('solo tú lo ves, hasta que tú lo publiques')).toBeVisible()
  await pick(page, [await photo(title)])
  await expect(notice(page, '¡Tesoro añadido!')).toContainText('solo tú lo ves')
  await expect(inChest(page, title).getByText('Solo tú')).toBeVisible()
  const own = await chest(page).getByRole('img', { name: title }).getAttribute('src')
  expect(own).toContain('/object/sign/practice/')
  const publicUrl = String(own).replace('/sign/practice/', '/public/media/').replace(/\?.*/, '')
  await expectAccessible(page, 'main')

  const visitor = await browser.newPage({ baseURL })
  const inGallery = visitor.getByRole('img', { name: title })
  const look = async () => {
    await visitor.goto('/galeria')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await look()
  await expect(inGallery).toHaveCount(0)
  for (const guess of [publicUrl, publicUrl.replace('/media/', '/practice/')]) {
    expect((await visitor.request.get(guess)).status()).toBe(400)
  }

  // By keyboard alone: the question takes the focus, and its replacement has it afterwards.
  const ask = page.getByRole('button', { name: `Publicar ${title}` })
  await ask.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('group', { name: title })
  await expect(question).toContainText('lo verá todo el mundo')
  await expect(page.getByRole('button', { name: `Sí, que lo vean todos ${title}` })).toBeFocused()
  await expectFits(page)
  await expectAccessible(page, 'main')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(inChest(page, title).getByText('Solo tú')).toBeVisible()
  await ask.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(notice(page, '¡A la vista de todos!')).toBeVisible()
  const back = page.getByRole('button', { name: `Retirar de la galería ${title}` })
  await expect(back).toBeFocused()
  await expectAccessible(page, 'main')
  await look()
  await expect(inGallery).toBeVisible()
  const published = await visitor.request.get(publicUrl)
  expect(published.status()).toBe(200)
  // Revalidated each time: it disappears once it is withdrawn.
  expect(published.headers()['cache-control']).toBe('public, max-age=0')

  await page.keyboard.press('Enter')
  await expect(notice(page, '¡De vuelta al cofre!')).toBeVisible()
  await expect(ask).toBeFocused()
  await look()
  await expect(inGallery).toHaveCount(0)
  expect((await visitor.request.get(publicUrl)).status()).toBe(400)
  await visitor.close()
})

test('the media manager shows the used quota, and refuses a file that exceeds it', async ({
  page,
}, testInfo) => {
  await signUp(page)
  await page.goto('/gestor-multimedia')
  const room = (used: string) => page.getByText(new RegExp(`^${used}\\sMB de 500\\sMB ocupados$`))
  await expect(room('0')).toBeVisible()
  const sent = {
    ...(await photo('mi guitarra')),
    buffer: Buffer.concat([(await photo('mi guitarra')).buffer, Buffer.alloc(2 * 1024 * 1024)]),
  }
  await pick(page, [sent])
  await expect(room('2')).toBeVisible()
  await expectAccessible(page)

  // A file of holes: it takes no room here either.
  const huge = testInfo.outputPath('enorme.mp4')
  await writeFile(huge, '')
  await truncate(huge, 501 * 1024 * 1024)
  await pick(page, huge)
  await expect(notice(page, '¡Error en la subida!')).toContainText('Ya no cabe en tu cofre')
  await expect(queue(page).getByText('Ya no cabe en tu cofre')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar enorme.mp4' }).click()
  await page.getByRole('button', { name: 'Borrar mi guitarra' }).click()
  await page.getByRole('button', { name: 'Sí, borrar mi guitarra' }).click()
  await expect(room('0')).toBeVisible()
})

test('a video can be played and seeked, in the media manager and in the gallery', async ({
  page,
  complaints,
}) => {
  complaints.allow(DELETED_MEDIUM)
  const title = newTitle()
  await signUp(page)
  await page.goto('/gestor-multimedia')
  const ranges = watchRanges(page)
  await pick(page, [film(`${title}.mp4`)])
  expect(await seek(chest(page).locator('video'), 3)).toBeCloseTo(3)
  // The index stands at the end: the browser has jumped there over what it did not need.
  expect(ranges.some(({ start }) => start > 0)).toBe(true)
  expect(ranges.filter(({ status }) => status !== 206)).toEqual([])

  await publish(page, title)
  await page.goto('/galeria')
  const wall = page.getByRole('list', { name: 'Fotos y vídeos de la tripulación' })
  await wall.getByRole('button', { name: title }).click()
  const lightbox = page.getByRole('dialog', { name: title })
  expect(await seek(lightbox.locator('video'), 2)).toBeCloseTo(2)
})

test('the gallery opens a lightbox, and the arrow keys move on', async ({ page, complaints }) => {
  complaints.allow(DELETED_MEDIUM)
  const title = newTitle()
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await pick(page, [await photo('la vieja'), await photo(title)])
  await expect(chest(page).getByRole('listitem')).toHaveCount(2)
  for (const each of ['la vieja', title]) await publish(page, each)

  await page.goto('/galeria')
  const wall = page.getByRole('list', { name: 'Fotos y vídeos de la tripulación' })
  // Between the member's two there may be uploads of other members.
  const titles = await wall
    .locator('img, video')
    .evaluateAll((media) => media.map((each) => each.getAttribute('alt') ?? each.ariaLabel ?? ''))
  await wall.getByRole('button', { name: title }).click()
  const lightbox = page.getByRole('dialog', { name: title })
  await expect(lightbox.getByRole('img', { name: title })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const next = titles[titles.indexOf(title) + 1] ?? 'la vieja'
  await expect(page.getByRole('dialog', { name: next, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a level shows a picture and a video of the member, until they are deleted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await pick(page, [await photo('mi guitarra'), film('mi riff.mp4')])
  await expect(chest(page).getByRole('listitem')).toHaveCount(2)

  await page.goto('/niveles/inicial')
  const choice = page.getByRole('dialog', { name: 'Elige de tu cofre' })
  const ownPicture = main(page).getByRole('img', { name: 'mi guitarra' })
  const ownVideo = main(page).locator('video')
  await page.getByRole('button', { name: 'Poner un vídeo mío' }).click()
  await choice.getByRole('button', { name: 'mi guitarra' }).click()
  await expect(notice(page, 'Formato incorrecto')).toBeVisible()
  await page.getByRole('button', { name: 'Poner un vídeo mío' }).click()
  await choice.getByRole('button', { name: 'mi riff' }).click()
  expect(await seek(ownVideo, 3)).toBeCloseTo(3)
  await page.getByRole('button', { name: 'Poner una imagen mía' }).click()
  await choice.getByRole('button', { name: 'mi guitarra' }).click()
  await expect(ownPicture).toBeVisible()
  const signed = await ownPicture.getAttribute('src')
  await page.reload()
  await expect(ownPicture).toBeVisible()
  await expect(ownVideo).toBeVisible()
  // A page with a private URL must not be cached.
  await expect(ownPicture).toHaveJSProperty('naturalWidth', 640)
  expect(signed).toContain('/object/sign/practice/')
  for (const address of ['/niveles/inicial', '/niveles/inicial.data']) {
    const answer = await page.request.get(address)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.text()).toContain('/object/sign/practice/')
  }
  await page.getByRole('button', { name: 'Volver a lo de la escuela' }).first().click()
  await expect(ownPicture).toHaveCount(0)

  await page.goto('/gestor-multimedia')
  await page.getByRole('button', { name: 'Borrar mi riff' }).click()
  await page.getByRole('button', { name: 'Sí, borrar mi riff' }).click()
  await expect(chest(page).getByRole('listitem')).toHaveCount(1)
  await page.goto('/niveles/inicial')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ownVideo).toHaveCount(0)
})

test('lessons marked as done are stored', async ({ page }) => {
  await signUp(page)
  await page.goto('/niveles/inicial')
  await page.getByRole('link', { name: 'Empezar la lección 1' }).click()
  await page.getByRole('button', { name: 'Lección aprendida' }).click()
  await expect(page.getByText('Anotada en tu cuaderno de a bordo.')).toBeVisible()
  await page.goto('/niveles/inicial')
  await expect(page.getByText(/^1 de \d+ lecciones aprendidas$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Seguir donde lo dejaste' })).toBeVisible()
})
