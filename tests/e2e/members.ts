import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Of the site's own forms: the footer's stands on every page too. */
export const send = (page: Page, scope = 'main') =>
  page.locator(`${scope} form button[type=submit]`).first().click()

const newMember = () => ({ email: `${randomUUID()}@mar.test`, password: 'la-mar-salada' })
export type Member = ReturnType<typeof newMember>

/** The link in the newest mail to an address, from the development mailbox. */
export async function mailedLink(page: Page, to: string, subject: RegExp): Promise<string> {
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

/** Makes a new member, who is signed in afterwards and in the first lesson. */
export async function signUp(page: Page): Promise<Member> {
  const member = newMember()
  await page.goto('/registro')
  await page.getByLabel('Nombre pirata').fill('Ana Bonny')
  await page.locator('main').getByLabel('Correo electrónico').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Botella lanzada' })).toBeVisible()
  await page.goto(await mailedLink(page, member.email, /Confirma/))
  await page.waitForURL(/\/niveles\/inicial\/afina-y-mi-menor$/)
  return member
}

/** @param at the log-in page, with where it goes on to */
export async function logIn(
  page: Page,
  { email, password }: Member,
  at = '/acceso?redirectTo=/cuenta',
) {
  await page.goto(at)
  await page.locator('main').getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await send(page)
}

export async function logOut(page: Page) {
  await page.request.post('/salir', { headers: { origin: new URL(page.url()).origin } })
}

/** A file as a browser hands it over. */
export interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The smallest picture there is. */
export const GIF: PickedFile = {
  name: 'punto.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

/** Picks files in the media manager: as given, or by their paths on disk. */
export const pick = (page: Page, files: PickedFile[] | string) =>
  page.getByLabel('Elegir archivos').setInputFiles(files)

/** The list of a member's media in the media manager. */
export const chest = (page: Page) => page.getByRole('list', { name: 'Tus fotos y vídeos' })

/** The list of pending uploads. */
export const queue = (page: Page) => page.getByRole('list', { name: 'Archivos en camino' })

/** One of them, by its title. */
export const inChest = (page: Page, title: string) =>
  chest(page).getByRole('listitem').filter({ hasText: title })

/** Shows one of them to everybody in the gallery. */
export async function publish(page: Page, title: string) {
  await page.getByRole('button', { name: `Publicar ${title}`, exact: true }).click()
  await page.getByRole('button', { name: `Sí, que lo vean todos ${title}`, exact: true }).click()
  await expect(inChest(page, title).getByText('En la galería')).toBeVisible()
}
