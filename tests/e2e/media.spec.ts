import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DELETED_MEDIUM, expect, test } from './fixtures.ts'
import { signUp } from './members.ts'

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#d97706' } })
    .png()
    .toBuffer()

test('a visitor is told to log in', async ({ page, complaints }) => {
  complaints.allow(DELETED_MEDIUM)
  await page.goto('/galeria')
  await page.getByRole('link', { name: 'Subir lo mío' }).click()
  await expect(page).toHaveURL(/\/gestor-multimedia$/)
  const notice = page.getByRole('status').filter({ hasText: '¡Alto ahí, grumete!' })
  await expect(notice).toContainText('Necesitas iniciar sesión')
  await page.locator('main').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/acceso\?redirectTo=/)
})

test('photos and videos: uploaded one by one, seen, sought in, deleted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 415/)
  complaints.allow(DELETED_MEDIUM)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await expect(page.getByText('Tu cofre está vacío')).toBeVisible()
  await page.getByLabel('Elegir archivos').setInputFiles([
    { name: 'mi guitarra.png', mimeType: 'image/png', buffer: await photo() },
    { name: 'mi riff.webm', mimeType: 'video/webm', buffer: await film(page) },
    { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('<html>no</html>') },
    { name: 'otra.png', mimeType: 'image/png', buffer: await photo() },
  ])
  const chest = page.getByRole('list', { name: 'Tus fotos y vídeos' })
  await expect(chest.getByRole('listitem')).toHaveCount(2)
  const notice = page.getByRole('status').filter({ hasText: '¡Error en la subida!' })
  await expect(notice).toContainText('falsa.png')
  const queue = page.getByRole('list', { name: 'Archivos en camino' })
  await expect(queue.getByText('No ha llegado')).toBeVisible()
  await expect(queue.getByText('En cola')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar falsa.png' }).click()
  await expect(chest.getByRole('listitem')).toHaveCount(3)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const video = chest.locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0.5
    return new Promise((sought) => element.addEventListener('seeked', sought, { once: true }))
  })

  await page.getByRole('button', { name: 'Borrar mi riff' }).click()
  await page.getByRole('button', { name: 'Sí, borrar mi riff' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: '¡Tesoro al fondo del mar!' }),
  ).toContainText('Archivo borrado con éxito.')
  await expect(chest.getByRole('listitem')).toHaveCount(2)

  await page.goto('/galeria')
  const wall = page.getByRole('list', { name: 'Fotos y vídeos de la tripulación' })
  await wall.getByRole('button').first().click()
  const lightbox = page.getByRole('dialog', { name: 'otra' })
  await expect(lightbox.getByRole('img', { name: 'otra' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'mi guitarra' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a level takes a picture of one’s own, and the logbook keeps what is learnt', async ({
  page,
  complaints,
}) => {
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await page
    .getByLabel('Elegir archivos')
    .setInputFiles([{ name: 'mi guitarra.png', mimeType: 'image/png', buffer: await photo() }])
  await expect(page.getByRole('list', { name: 'Tus fotos y vídeos' })).toBeVisible()

  await page.goto('/niveles/inicial')
  const chest = page.getByRole('dialog', { name: 'Elige de tu cofre' })
  complaints.allow(/status of 400/)
  await page.getByRole('button', { name: 'Poner un vídeo mío' }).click()
  await chest.getByRole('button', { name: 'mi guitarra' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Formato incorrecto' })).toBeVisible()
  await page.getByRole('button', { name: 'Poner una imagen mía' }).click()
  await chest.getByRole('button', { name: 'mi guitarra' }).click()
  const own = page.getByRole('img', { name: 'mi guitarra' })
  await expect(own).toBeVisible()
  await page.reload()
  await expect(own).toBeVisible()

  await page.getByRole('link', { name: 'Empezar la travesía' }).click()
  await page.getByRole('button', { name: 'Lección aprendida' }).click()
  await expect(page.getByText('Anotada en tu cuaderno de a bordo.')).toBeVisible()
  await page.goto('/niveles/inicial')
  await expect(page.getByText(/^1 de \d+ lecciones aprendidas$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Seguir donde lo dejaste' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a lo de la escuela' }).click()
  await expect(own).toHaveCount(0)
})

/** A second of moving picture, recorded in the browser itself. */
async function film(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    const began = performance.now()
    const draw = (now: number) => {
      if (pen) pen.fillStyle = `hsl(${now / 5} 80% 50%)`
      pen?.fillRect(0, 0, 160, 120)
      if (now - began < 1000) requestAnimationFrame(draw)
      else recorder.stop()
    }
    recorder.start()
    requestAnimationFrame(draw)
    await stopped
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}
