import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

/** Of the site's own forms: the footer's stands on every page too. */
const send = (page: Page, scope = 'main') =>
  page.locator(`${scope} form button[type=submit]`).first().click()

const newMember = () => ({ email: `${randomUUID()}@mar.test`, password: 'la-mar-salada' })
type Member = ReturnType<typeof newMember>

/** The link in the newest mail to an address, from the development mailbox. */
async function mailedLink(page: Page, to: string, subject: RegExp): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const mails = await (await page.request.get('/mailbox.json')).json()
      const mail = mails.find((each: { to: string }) => each.to === to)
      text = mail?.text ?? ''
      return mail?.subject ?? ''
    })
    .toMatch(subject)
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

async function signUp(page: Page): Promise<Member> {
  const member = newMember()
  await page.goto('/registro')
  await page.getByLabel('Nombre pirata').fill('Ana Bonny')
  await page.locator('main').getByLabel('Correo electrónico').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Botella lanzada' })).toBeVisible()
  await page.goto(await mailedLink(page, member.email, /Confirma/))
  await page.waitForURL(/\/cuenta\?bienvenida/)
  return member
}

async function logIn(page: Page, { email, password }: Member) {
  await page.goto('/acceso?redirectTo=/cuenta')
  await page.locator('main').getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await send(page)
}

async function logOut(page: Page) {
  await page.request.post('/salir', { headers: { origin: new URL(page.url()).origin } })
}

const berth = (page: Page) => page.getByRole('heading', { name: 'Tu camarote' })

test('signing up is confirmed by mail; then one logs out and in again', async ({ page }) => {
  const member = await signUp(page)
  await expect(berth(page)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await logOut(page)
  await page.goto('/cuenta')
  await expect(page).toHaveURL(/\/acceso\?redirectTo=%2Fcuenta$/)
  await logIn(page, member)
  await expect(berth(page)).toBeVisible()
})

test('a failed log-in gives its notice and keeps the e-mail', async ({ page, complaints }) => {
  complaints.allow(/status of 400/)
  await logIn(page, { email: 'nadie@mar.test', password: 'no-es-esta' })
  await expect(page.getByRole('status').filter({ hasText: 'Sign in Failed' })).toBeVisible()
  await expect(page.locator('main').getByLabel('Correo electrónico')).toHaveValue('nadie@mar.test')
})

test('a forgotten password is replaced by a mailed link, which works once', async ({ page }) => {
  const member = await signUp(page)
  await logOut(page)
  await page.goto('/acceso/olvido')
  await page.locator('main').getByLabel('Correo electrónico').fill(member.email)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Botella lanzada' })).toBeVisible()
  const link = await mailedLink(page, member.email, /contraseña/)
  await page.goto(link)
  await page.waitForURL(/\/cuenta\?clave#clave$/)
  await page.getByLabel('Contraseña nueva').fill('otra-mar-salada')
  await send(page, '#clave')
  await expect(page.getByText('Contraseña cambiada.')).toBeVisible()
  await logOut(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Este enlace no abre' })).toBeVisible()
  await logIn(page, { ...member, password: 'otra-mar-salada' })
  await expect(berth(page)).toBeVisible()
})

test('two-step verification, from its QR code to logging in with it', async ({ page }) => {
  const member = await signUp(page)
  await page.getByRole('button', { name: 'Activarla' }).click()
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible()
  const secret = Secret.fromBase32(await page.locator('#dos-pasos code').innerText())
  const code = (ahead = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
  await page.getByLabel('Código de seis cifras').fill(code())
  await page.getByRole('button', { name: 'Comprobar y activar' }).click()
  await expect(page.getByText('Verificación en dos pasos activada.')).toBeVisible()

  await logOut(page)
  await logIn(page, member)
  await expect(page.getByRole('heading', { name: 'Santo y seña' })).toBeVisible()
  await page.goto('/cuenta')
  await expect(page).toHaveURL(/\/acceso/)
  await page.goto('/acceso/codigo?redirectTo=/cuenta')
  // The code of the next half minute: one that was used already is refused.
  await page.getByLabel('Código').fill(code(1))
  await send(page)
  await expect(berth(page)).toBeVisible()
})

test('logging out everywhere ends the other browser too', async ({ page, browser, baseURL }) => {
  const member = await signUp(page)
  const elsewhere = await browser.newPage({ baseURL })
  await logIn(elsewhere, member)
  await expect(berth(elsewhere)).toBeVisible()
  await page.getByRole('button', { name: 'Salir en todas partes' }).click()
  await expect(page).toHaveURL(/\/$/)
  // A verified session is trusted for some seconds before the backend is asked again.
  await expect(async () => {
    await elsewhere.goto('/cuenta')
    expect(elsewhere.url()).toMatch(/\/acceso/)
  }).toPass()
  await elsewhere.close()
})

test('photos and videos: uploaded one by one, seen, sought in, deleted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 415/)
  await signUp(page)
  await page.goto('/gestor-multimedia')
  await expect(page.getByText('Tu cofre está vacío')).toBeVisible()
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: '#d97706' } })
  await page.getByLabel('Elegir archivos').setInputFiles([
    { name: 'mi guitarra.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() },
    { name: 'mi riff.webm', mimeType: 'video/webm', buffer: await film(page) },
    { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('<html>no</html>') },
    { name: 'otra.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() },
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
