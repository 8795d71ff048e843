import type { Browser } from '@playwright/test'
import { DELETED_MEDIUM, expect, test } from './fixtures.ts'
import { inChest, publish, signUp } from './members.ts'
import { main, notice } from './page.ts'
import { enter } from './studio.ts'

const CHEST = '#codice-modos-griegos'

/** The captain, in a browser of their own, on the panel with one member found by e-mail. */
async function captainLooksFor(browser: Browser, baseURL: string | undefined, email: string) {
  const captain = await browser.newPage({ baseURL })
  await captain.goto('/acceso?redirectTo=%2Fadmin')
  await enter(captain)
  await captain.waitForURL(/\/admin$/)
  await captain.getByLabel('Buscar por nombre o correo').fill(email)
  await captain.keyboard.press('Enter')
  const row = captain.getByRole('listitem').filter({ hasText: email })
  await expect(row).toHaveCount(1)
  return { captain, row }
}

test('a member whom the captain gives the higher tier can open the chests', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signUp(page)
  await page.goto('/tesoros')
  const chest = main(page).locator(CHEST)
  await chest.getByRole('button').click()
  await expect(notice(page, '¡Tesoro Bloqueado!')).toBeVisible()
  await page.goto('/tesoros/codice-modos-griegos')
  await expect(main(page).getByRole('heading', { name: 'Te falta un galón' })).toBeVisible()

  const { captain, row } = await captainLooksFor(browser, baseURL, email)
  await row.getByLabel('Rango').selectOption('Capitán')
  await row.getByRole('button', { name: 'Guardar' }).click()
  await expect(row.getByText('Hecho.')).toBeVisible()
  await captain.close()

  // The site verifies a session with the backend again after some seconds.
  await expect(async () => {
    await page.goto('/tesoros')
    await chest.getByRole('link').click({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(/\/tesoros\/codice-modos-griegos$/)
  await expect(main(page).locator('figure[data-score]')).toHaveCount(7)
})

test('what the captain hides is not in the gallery until it is shown again', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(DELETED_MEDIUM)
  const title = `sin permiso ${crypto.randomUUID().slice(0, 8)}`
  await signUp(page)
  await page.goto('/gestor-multimedia')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await page
    .getByLabel('Elegir archivos')
    .setInputFiles([{ name: `${title}.gif`, mimeType: 'image/gif', buffer: gif }])
  await publish(page, title)

  const captain = await browser.newPage({ baseURL })
  await captain.goto('/acceso?redirectTo=%2Fgaleria')
  await enter(captain)
  await captain.waitForURL(/\/galeria$/)
  const hidden = captain.waitForResponse((response) => response.request().method() === 'POST')
  await captain.getByRole('button', { name: `Ocultar ${title}` }).click()
  expect((await hidden).ok()).toBe(true)

  await page.goto('/galeria')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('img', { name: title })).toHaveCount(0)
  await page.goto('/gestor-multimedia')
  await expect(page.getByRole('img', { name: title })).toBeVisible()
  await expect(inChest(page, title).getByText('Oculto por la capitanía')).toBeVisible()

  // Taken back by its member, it is nothing for the captain to look at; published again, it stays hidden.
  await page.getByRole('button', { name: `Retirar de la galería ${title}` }).click()
  await expect(inChest(page, title).getByText('Solo tú')).toBeVisible()
  await captain.goto('/admin')
  const entry = captain.getByRole('listitem').filter({ hasText: title })
  await expect(entry.getByText('Ya no está en la galería')).toBeVisible()
  await expect(entry.getByRole('img')).toHaveCount(0)
  await page.getByRole('button', { name: `Publicar ${title}` }).click()
  await page.getByRole('button', { name: `Sí, que lo vean todos ${title}` }).click()
  await expect(inChest(page, title).getByText('Oculto por la capitanía')).toBeVisible()
  await page.goto('/galeria')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('img', { name: title })).toHaveCount(0)

  await captain.goto('/admin')
  const back = captain.getByRole('button', { name: `Volver a mostrar ${title}` })
  await back.click()
  await expect(back).toBeHidden()
  await captain.close()
  await page.goto('/galeria')
  await expect(main(page).getByRole('img', { name: title })).toBeVisible()
})
